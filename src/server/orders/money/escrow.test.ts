import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, PAYOUT, type Sale, type SaleWish, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { checkJournal } from '../../accounting/index.ts';

let server: StripeServer;
let house: TestHouse;
let plain: TestHouse;
let staff: Guest;
beforeAll(async () => {
  server = await openStripeServer();
  const bank = { BANK_PAYEE: 'Calandre', BANK_IBAN: 'FR7630006000011234567890189', BANK_BIC: 'AGRIFRPP' };
  house = await openTestHouse({ ...bank, ...server.env, PAYMENTS: 'sandbox', ESCROW: 'stripe' });
  plain = await openTestHouse(bank);
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const PRICE = 2_500_000;
const FEE = 120_000;
const SEE = `query($id: ID!) { order(id: $id) { state isPriceReceived transfer { iban amountCents }
  escrow { provider isSandbox isPayeeReady transfer { iban payee reference amountCents }
    moves { kind state amountCents reason failure } }
  money { price { cameCents overCents isSettled } lines { kind source cents } } } }`;
const CONTRACT = `query($id: ID!) { order(id: $id) { escrow { provider }
  text(paper: CONTRACT, language: FR) { blocks { text } } } }`;
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const RELEASE = 'mutation($id: ID!, $moveId: ID!) { releaseEscrow(id: $id, moveId: $moveId) { state } }';
const GIVE = `mutation($id: ID!, $moveId: ID!, $cents: Float!, $reason: String!) {
  returnEscrow(id: $id, moveId: $moveId, amountCents: $cents, reason: $reason) { state } }`;
const PAYEE = 'mutation($id: ID!) { openEscrowPayee(id: $id, language: FR) }';
const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id, reason: "Le motif", fault: NOBODY) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const DIFFER = `{ escrowDifferences { orderId ours { receivedCents releasedCents returnedCents }
  theirs { receivedCents releasedCents returnedCents } } }`;
const BALANCES = 'query($day: String!) { accountBalances(day: $day) { account cents } }';

type Move = { kind: string; state: string; amountCents: number; reason: string; failure: string | null };
type View = {
  state: string;
  isPriceReceived: boolean;
  transfer: { iban: string; amountCents: number } | null;
  escrow: {
    provider: string;
    isSandbox: boolean;
    isPayeeReady: boolean | null;
    transfer: { iban: string; payee: string; amountCents: number } | null;
    moves: Move[];
  } | null;
  money: {
    price: { cameCents: number; overCents: number; isSettled: boolean };
    lines: { kind: string; source: string | null; cents: number }[];
  };
};
async function see(guest: Guest, id: string): Promise<View> {
  const { data, errors } = await guest.ask(SEE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: View }).order;
}
const contractOf = async (guest: Guest, id: string): Promise<string> =>
  JSON.stringify((await guest.ask(CONTRACT, { id })).data);
const drain = () => house.rooms.jobs.drain();
const ROUNDS = "select id from jobs where kind = 'orders.followEscrow' order by id";
/** What failed is due again. */
const again = async () => {
  await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
  await drain();
};
const REF = 'select provider_ref as ref from escrows where order_id = $1';
const refOf = async (id: string) => (await house.db.owner<{ ref: string }>(REF, [id]))[0]?.ref ?? '';
const STANDS = `select account, sum(cents)::int as cents from postings where order_id = $1 group by account
  having sum(cents) <> 0`;
async function stands(id: string): Promise<Record<string, number>> {
  const rows = await house.db.owner<{ account: string; cents: number }>(STANDS, [id]);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
const tell = async (id: string, wish: { id?: string; secret?: string } = {}, object: object = {}) =>
  server.tell(
    house.url,
    'payment_intent.succeeded',
    { ...server.find(await refOf(id)), ...object },
    { path: '/payments/stripe/escrow', ...wish },
  );

/** A car sold, signed by both: the provider was asked. */
async function signed(wish: SaleWish = {}): Promise<Sale> {
  const sale = await sellCar(house, wish);
  await signPaper(house, sale.buyer, sale.orderId);
  if (wish.hasSeller !== false) await signPaper(house, sale.seller, sale.orderId);
  await drain();
  return sale;
}
async function paid(regime = 'BROKERAGE'): Promise<Sale> {
  const sale = await sellCar(house);
  await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, regime]);
  for (const guest of [sale.buyer, sale.seller]) await signPaper(house, guest, sale.orderId);
  await drain();
  server.fund(await refOf(sale.orderId), PRICE);
  expect(await tell(sale.orderId)).toBe(204);
  expect((await sale.buyer.ask(PAY, { id: sale.orderId })).errors).toBeUndefined();
  await drain();
  return sale;
}
async function handedOver(regime?: string): Promise<Sale> {
  const sale = await paid(regime);
  expect(await sale.seller.codeOf(REPORT, { id: sale.orderId })).toBeNull();
  for (const guest of [sale.buyer, sale.seller]) await signPaper(house, guest, sale.orderId, 'REPORT');
  return sale;
}
async function known({ seller, orderId }: Sale): Promise<void> {
  const { data } = await seller.ask(PAYEE, { id: orderId });
  const url = (data as unknown as { openEscrowPayee: string }).openEscrowPayee;
  server.verify(url.split('/').at(-1) ?? '');
  await seller.ask(PAYEE, { id: orderId });
}
const release = (id: string, moveId: string = randomUUID()) => staff.codeOf(RELEASE, { id, moveId });
const give = (id: string, cents: number, moveId: string = randomUUID(), reason = 'Trop versé') =>
  staff.codeOf(GIVE, { id, moveId, cents, reason });

describe('a price that another holds', () => {
  it('is named at the foot of each page, where it is another than the house', async () => {
    const footOf = async ({ url }: TestHouse) =>
      /Fonds des ventes détenus par ([^<]+)/.exec(await (await fetch(`${url}/contact`)).text())?.[1];
    expect([await footOf(house), await footOf(plain)]).toEqual(['Stripe', 'Calandre']);
  });

  it('is what the contract says, and nothing of it is said where nobody does', async () => {
    const { orderId, buyer } = await sellCar(house);
    expect(await contractOf(buyer, orderId)).toContain('compte de Stripe, prestataire de paiement');
    expect(await contractOf(buyer, orderId)).not.toContain('réserve aux prix de vente');
    const usual = await sellCar(plain);
    const text = await contractOf(usual.buyer, usual.orderId);
    expect(text).toContain('réserve aux prix de vente');
    expect(text).not.toMatch(/Stripe|prestataire de paiement|séquestre/i);
    expect(text).toContain('"escrow":null');
    // A car of the house's own is paid to the house.
    const own = await sellCar(house, { hasSeller: false });
    expect((await see(own.buyer, own.orderId)).escrow).toBeNull();
  });

  it('is asked for once both have signed, at the provider’s account; the house takes the fee alone', async () => {
    const sale = await sellCar(house);
    const { orderId: id, buyer, seller } = sale;
    await signPaper(house, buyer, id);
    await drain();
    expect((await see(buyer, id)).escrow?.transfer).toBeNull();
    await signPaper(house, seller, id);
    await drain();
    const { escrow, transfer } = await see(buyer, id);
    expect(escrow).toMatchObject({ provider: 'Stripe', transfer: { payee: 'Stripe', amountCents: PRICE } });
    expect(transfer).toMatchObject({ amountCents: FEE });
    expect((await see(seller, id)).escrow).toMatchObject({ transfer: null, isPayeeReady: false, moves: [] });
    expect(await book(staff, id, { cents: PRICE })).toBe('BadInput');
    expect(await book(staff, id, { cents: FEE, purpose: 'FEE' })).toBeNull();
  });

  it('counts once it is whole, however often and in what order that is told, and never by a forger’s word', async () => {
    const { orderId: id, buyer } = await signed();
    await buyer.ask(PAY, { id });
    server.fund(await refOf(id), 1_000_000);
    expect(await tell(id, { id: 'evt_part' })).toBe(204);
    await drain();
    expect((await see(buyer, id)).escrow?.transfer?.amountCents).toBe(PRICE - 1_000_000);
    expect(await stands(id)).not.toHaveProperty('PROVIDER');
    // What is told says where to look, not what is there.
    await tell(id, { id: 'evt_false' }, { status: 'succeeded', amount_received: PRICE });
    await drain();
    expect((await see(buyer, id)).isPriceReceived).toBe(false);
    server.fund(await refOf(id), PRICE - 1_000_000);
    expect(await tell(id, { id: 'evt_forged', secret: 'whsec_of_somebody_else' })).toBe(400);
    await drain();
    expect((await see(buyer, id)).isPriceReceived).toBe(false);
    for (const event of ['evt_whole', 'evt_whole', 'evt_late'])
      expect(await tell(id, { id: event })).toBe(204);
    await drain();
    expect(await see(buyer, id)).toMatchObject({ state: 'PAID', isPriceReceived: true });
    expect(await stands(id)).toMatchObject({ PROVIDER: PRICE, ESCROW: -PRICE });
    const { lines } = (await see(staff, id)).money;
    expect(lines.filter(({ source }) => source === 'ESCROW')).toMatchObject([{ cents: PRICE }]);
  });

  it('is asked for again where the provider was away', async () => {
    const sale = await sellCar(house);
    server.setAway(true);
    for (const guest of [sale.buyer, sale.seller]) await signPaper(house, guest, sale.orderId);
    await drain();
    expect((await see(sale.buyer, sale.orderId)).escrow).toMatchObject({ transfer: null });
    server.setAway(false);
    await again();
    expect((await see(sale.buyer, sale.orderId)).escrow?.transfer?.amountCents).toBe(PRICE);
  });
});

describe('the release of a price', () => {
  it('waits for both signatures, and for a seller whom the provider knows', async () => {
    const sale = await paid();
    const { orderId: id, seller, buyer } = sale;
    expect(await release(id)).toBe('BadInput');
    expect(await staff.codeOf(HAND_OVER, { id })).toBe('BadInput');
    await known(sale);
    expect((await see(seller, id)).escrow?.isPayeeReady).toBe(true);
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    await signPaper(house, buyer, id, 'REPORT');
    expect(await release(id)).toBe('BadInput');
    await signPaper(house, seller, id, 'REPORT');
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('BadInput');
    const before = server.countOf('transfer');
    const moveId = randomUUID();
    for (const again of [moveId, moveId]) expect(await release(id, again)).toBeNull();
    expect(await release(id)).toBe('BadInput');
    await drain();
    expect(server.countOf('transfer') - before).toBe(1);
    expect(await see(staff, id)).toMatchObject({ state: 'CLOSED', escrow: { moves: [{ state: 'DONE' }] } });
    const statement = (await house.rooms.orders.readOrderDocument(`settlement_${id}`, 'FR'))!;
    const { text } = await readPdf(statement.bytes);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/25 000,00 €, par Stripe, référence tr_/);
    // The fee alone is left, and what the card provider owes of it.
    expect(Object.keys(await stands(id)).toSorted()).toEqual(['CARDS', 'FEES', 'VAT']);
    expect(await release(id)).toBe('BadInput');
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  });

  it('is refused while the seller is not known, to others than staff, and without a fresh proof', async () => {
    const sale = await handedOver();
    const { orderId: id, seller, buyer } = sale;
    expect(await release(id)).toBe('BadInput');
    for (const guest of [seller, buyer])
      expect(await guest.codeOf(RELEASE, { id, moveId: randomUUID() })).toBe('Forbidden');
    expect(await buyer.codeOf(PAYEE, { id })).toBe('NotFound');
    await known(sale);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await release(id)).toBe('PasswordNeeded');
    expect(await seller.codeOf(PAYEE, { id })).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
    const SILENT = "select seller_id, now() - interval '61 days', 2 from orders where id = $1";
    await house.db.owner(`insert into seller_details (account_id, asked_at, reminders) ${SILENT}`, [id]);
    expect(await release(id)).toBe('SellerDetailsMissing');
    await house.db.owner('update seller_details set answered_at = now()');
    expect(await release(id)).toBeNull();
  });

  it('waits until a consumer can go back on it no more', async () => {
    const sale = await handedOver('PROFESSIONAL');
    const { orderId: id } = sale;
    await known(sale);
    expect(await release(id)).toBe('WithdrawalOpen');
    await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
    await house.db.owner(`insert into leads (form, account_id, name, phone, lead_source, due_at)
      select 'withdrawal', buyer_id, 'A', '+33', 'phone', now() from orders`);
    expect(await release(id)).toBe('WithdrawalOpen');
    await house.db.owner("update leads set state = 'DONE'");
    expect(await release(id)).toBeNull();
    // On its way it is not given back besides.
    const statement = `mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { id } }`;
    const data = { declaredOn: todayInParis(), note: 'Lettre' };
    expect(await staff.codeOf(statement, { id, data })).toBe('BadInput');
    await drain();
    expect((await see(staff, id)).state).toBe('CLOSED');
  });

  it.each(['answer', 'line', 'row'] as const)('pays once where the %s is lost', async what => {
    const sale = await handedOver();
    const { orderId: id } = sale;
    await known(sale);
    const before = server.countOf('transfer');
    expect(await release(id)).toBeNull();
    if (what === 'answer') server.lose(/transfers$/);
    if (what === 'line') server.setAway(true);
    // The provider has done it, and the row of it cannot be written.
    if (what === 'row')
      await house.db.owner(
        "alter table escrow_moves add constraint broken check (state <> 'DONE') not valid",
      );
    await drain();
    expect((await see(staff, id)).state).toBe('HANDED_OVER');
    expect((await see(staff, id)).escrow?.moves).toMatchObject([{ state: 'PROMISED' }]);
    server.lose(null);
    server.setAway(false);
    if (what === 'row') await house.db.owner('alter table escrow_moves drop constraint broken');
    await again();
    expect((await see(staff, id)).state).toBe('CLOSED');
    expect(server.countOf('transfer') - before).toBe(1);
    expect(await stands(id)).not.toHaveProperty('PROVIDER');
  });
});

describe('a price that goes back', () => {
  it('does so in parts, with a reason, as far as it is owed', async () => {
    const { orderId: id, buyer } = await paid();
    expect(await give(id, 1)).toBe('BadInput');
    expect(await staff.codeOf(CANCEL, { id })).toBeNull();
    expect(await give(id, PRICE + 1)).toBe('BadInput');
    expect(await give(id, 500_000, randomUUID(), ' ')).toBe('BadInput');
    const moveId = randomUUID();
    for (const _twice of [1, 2]) expect(await give(id, 500_000, moveId)).toBeNull();
    expect(await give(id, PRICE)).toBe('BadInput');
    await drain();
    expect((await see(buyer, id)).money.price.overCents).toBe(PRICE - 500_000);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await give(id, 1)).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
    expect(await give(id, PRICE - 500_000)).toBeNull();
    await drain();
    expect((await see(buyer, id)).money.price.overCents).toBe(0);
    expect(await stands(id)).not.toHaveProperty('PROVIDER');
    expect(JSON.stringify(await house.rooms.mail.list(buyer.email))).toMatch(/20\s?000,00\s?€/);
  });

  it('waits for the provider, and where it fails is owed still and may be given anew', async () => {
    const { orderId: id } = await paid();
    await staff.codeOf(CANCEL, { id });
    server.holdRefunds(true);
    expect(await give(id, PRICE)).toBeNull();
    await drain();
    expect((await see(staff, id)).escrow?.moves).toMatchObject([{ kind: 'RETURN', state: 'PROMISED' }]);
    expect((await stands(id)).PROVIDER).toBe(PRICE);
    // The check of each night looks too, and begins no round of its own.
    const rounds = await house.db.owner(ROUNDS);
    await house.rooms.orders.checkEscrows();
    expect(await house.db.owner(ROUNDS)).toEqual(rounds);
    server.holdRefunds(false);
    const refund = server.all('refund').findLast(({ payment_intent }) => payment_intent !== undefined);
    server.settle(refund?.id ?? '', 'failed');
    await again();
    expect((await see(staff, id)).escrow?.moves).toMatchObject([{ state: 'REFUSED', failure: 'failed' }]);
    expect((await see(staff, id)).money.price.overCents).toBe(PRICE);
    expect(await give(id, PRICE)).toBeNull();
    await drain();
    expect((await see(staff, id)).money.price.overCents).toBe(0);
  });

  it('is closed with the order: what comes in part later, or came, is the buyer’s', async () => {
    const { orderId: id } = await signed();
    server.fund(await refOf(id), 700_000);
    await staff.codeOf(CANCEL, { id });
    await drain();
    const back = server.all('refund').filter(({ metadata }) => {
      return (metadata as { escrow_order?: string } | undefined)?.escrow_order === id;
    });
    expect(back.map(({ amount }) => amount)).toEqual([700_000]);
    const late = await signed();
    await staff.codeOf(CANCEL, { id: late.orderId });
    server.fund(await refOf(late.orderId), PRICE);
    await drain();
    expect((await see(staff, late.orderId)).money.price.overCents).toBe(PRICE);
  });
});

describe('a price at a provider, each night', () => {
  it('is held against the journal: what is new is booked, what differs is shown to staff until it does no more', async () => {
    const missed = await signed();
    server.fund(await refOf(missed.orderId), PRICE);
    const sale = await paid();
    const { orderId: id } = sale;
    const intent = server.find(await refOf(id));
    intent.amount_received = PRICE - 100;
    await house.rooms.orders.checkEscrows();
    expect((await see(staff, missed.orderId)).isPriceReceived).toBe(true);
    const differing = async () =>
      ((await staff.ask(DIFFER)).data as unknown as { escrowDifferences: { orderId: string }[] })
        .escrowDifferences;
    expect(await differing()).toMatchObject([
      { orderId: id, ours: { receivedCents: PRICE }, theirs: { receivedCents: PRICE - 100 } },
    ]);
    expect(await sale.seller.codeOf(DIFFER)).toBe('Forbidden');
    intent.amount_received = PRICE;
    // Once a night is enough.
    await house.rooms.orders.checkEscrows();
    expect(await differing()).toHaveLength(1);
    await house.db.owner("update escrows set checked_at = checked_at - interval '1 day'");
    await house.rooms.orders.checkEscrows();
    expect(await differing()).toEqual([]);
    const { data } = await staff.ask(BALANCES, { day: todayInParis() });
    const balances = (data as unknown as { accountBalances: { account: string; cents: number }[] })
      .accountBalances;
    expect(balances.find(({ account }) => account === 'PROVIDER')?.cents).toBeGreaterThanOrEqual(2 * PRICE);
  });

  it('is held for each by itself: one that fails holds up none before or after it', async () => {
    const sales = [await signed(), await signed(), await signed()];
    for (const { orderId } of sales) server.fund(await refOf(orderId), PRICE);
    const fails = `check (order_id <> '${sales[1]?.orderId}') not valid`;
    await house.db.owner(`alter table escrows add constraint broken ${fails}`);
    await expect(house.rooms.orders.checkEscrows()).rejects.toThrow('broken');
    await house.db.owner('alter table escrows drop constraint broken');
    const seen = await Promise.all(sales.map(({ orderId }) => see(staff, orderId)));
    expect(seen.map(({ isPriceReceived }) => isPriceReceived)).toEqual([true, false, true]);
  });
});
