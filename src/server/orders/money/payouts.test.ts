import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { painFaults } from '#test/kit/pain001.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, idOf, PAYOUT, type Sale, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { checkJournal } from '../../accounting/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({
    BANK_PAYEE: 'Calandre',
    BANK_IBAN: 'FR7630006000011234567890189',
    BANK_BIC: 'AGRIFRPP',
  });
  staff = await house.guest({ permissions: ['Orders:update'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const IBAN = 'DE89 3704 0044 0532 0130 00';
const SAVE = `mutation($holder: String!, $iban: String!) { savePayoutAccount(holder: $holder, iban: $iban) { ibanEnd } }`;
const MY = '{ myPayoutAccount { holder ibanEnd } }';
const DUE = '{ duePayouts { orderId amountCents state until ibanEnd holder } }';
const BATCHES = '{ payoutBatches { id name hasFile payouts { orderId state amountCents ibanEnd } } }';
const MAKE = `mutation($id: ID!, $orderIds: [ID!]!, $executeOn: String!) {
  makePayoutBatch(id: $id, orderIds: $orderIds, executeOn: $executeOn) }`;
const RELEASE = 'mutation($id: ID!) { releasePayoutBatch(id: $id) }';
const DONE = `mutation($id: ID!, $orderIds: [ID!]!, $paidOn: String!) {
  bookPayoutBatch(id: $id, orderIds: $orderIds, paidOn: $paidOn) }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const TASK = 'query($id: ID!) { order(id: $id) { task } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const PAPERS = 'query($id: ID!) { order(id: $id) { state papers { id kind } } }';

type Due = {
  orderId: string;
  amountCents: number;
  state: string;
  until: string | null;
  ibanEnd: string | null;
};
async function dueOf(id: string): Promise<Due | undefined> {
  const { data, errors } = await staff.ask(DUE);
  expect(errors).toBeUndefined();
  return (data as unknown as { duePayouts: Due[] }).duePayouts.find(({ orderId }) => orderId === id);
}
type Batch = { id: string; name: string; hasFile: boolean; payouts: { orderId: string; state: string }[] };
async function batchOf(id: string): Promise<Batch | undefined> {
  const { data } = await staff.ask(BATCHES);
  return (data as unknown as { payoutBatches: Batch[] }).payoutBatches.find(batch => batch.id === id);
}
const stateOf = async (batchId: string, orderId: string) =>
  (await batchOf(batchId))?.payouts.find(payout => payout.orderId === orderId)?.state;
const make = (id: string, orderIds: string[], executeOn = todayInParis()) =>
  staff.codeOf(MAKE, { id, orderIds, executeOn });
const take = (id: string, guest = staff) =>
  fetch(`${house.url}/exports/payouts.xml?batch=${id}`, { headers: { cookie: guest.cookie() } });
const lettersTo = async ({ email }: Guest): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};
/** The account is known for longer than a day. */
const age = (sale: Sale) =>
  idOf(house, sale.seller).then(id =>
    house.db.owner(
      "update payout_accounts set changed_at = now() - interval '25 hours' where account_id = $1",
      [id],
    ),
  );

/** What is asked of the seller, then of the buyer. */
const tasksOf = ({ seller, buyer, orderId: id }: Sale) =>
  Promise.all(
    [seller, buyer].map(
      async guest =>
        ((await guest.ask(TASK, { id })).data as unknown as { order: { task: string } }).order.task,
    ),
  );

/** A car of a private seller, paid and handed over; its seller has named an account some days ago. */
async function handedOver(): Promise<Sale> {
  const sale = await sellSigned(house);
  expect(await book(staff, sale.orderId, { cents: PRICE + 120_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
async function ready(holder = 'Claire Żółć'): Promise<Sale> {
  const sale = await handedOver();
  expect(await sale.seller.codeOf(SAVE, { holder, iban: IBAN })).toBeNull();
  await age(sale);
  return sale;
}

describe('a seller’s account', () => {
  it('is theirs to name, shown by its end, told in a letter, waited with for a day', async () => {
    const sale = await handedOver();
    const { orderId, seller, buyer } = sale;
    expect(await lettersTo(seller)).toContain('Où vous payer');
    expect(await tasksOf(sale)).toEqual(['GIVE_ACCOUNT', 'AWAIT_CLOSE']);
    expect(await dueOf(orderId)).toMatchObject({ state: 'NO_ACCOUNT', amountCents: PRICE, ibanEnd: null });
    expect(await make(randomUUID(), [orderId])).toBe('BadInput');
    for (const iban of ['DE00 3704 0044 0532 0130 00', '', 'x'])
      expect(await seller.codeOf(SAVE, { holder: 'Claire', iban })).toBe('BadInput');
    expect(await seller.codeOf(SAVE, { holder: ' ', iban: IBAN })).toBe('BadInput');
    expect(await house.visitor().codeOf(SAVE, { holder: 'x', iban: IBAN })).toBe('Unauthenticated');
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: IBAN })).toBe('PasswordNeeded');
    // A suspension keeps nobody from their money, and nobody's proof from being asked for.
    const block = (at: string) =>
      house.db.owner(`update accounts set blocked_at = ${at} where email = $1`, [seller.email]);
    await block('now()');
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: IBAN })).toBe('PasswordNeeded');
    await block('null');
    await house.db.owner('update sessions set proven_at = now()');
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: IBAN })).toBeNull();
    expect((await seller.ask(MY)).data).toEqual({ myPayoutAccount: { holder: 'Claire', ibanEnd: '3000' } });
    expect((await buyer.ask(MY)).data).toEqual({ myPayoutAccount: null });
    expect(await tasksOf(sale)).toEqual(['AWAIT_CLOSE', 'AWAIT_CLOSE']);
    expect(await lettersTo(seller)).toContain('compte finissant par 3000');
    const held = await dueOf(orderId);
    expect(held).toMatchObject({ state: 'NEW_ACCOUNT', ibanEnd: '3000' });
    expect(Date.parse(held?.until ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await make(randomUUID(), [orderId])).toBe('BadInput');
    await age(sale);
    expect(await dueOf(orderId)).toMatchObject({ state: 'READY', until: null });
    // The same account once more is no new one.
    const before = await lettersTo(seller);
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: 'de89370400440532013000' })).toBeNull();
    expect(await dueOf(orderId)).toMatchObject({ state: 'READY' });
    expect(await lettersTo(seller)).toBe(before);
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: 'BE68 5390 0754 7034' })).toBeNull();
    expect(await dueOf(orderId)).toMatchObject({ state: 'NEW_ACCOUNT', ibanEnd: '7034' });
  });

  it('is in the copy of what the house has of them, and leaves with them', async () => {
    const guest = await house.guest();
    expect(await guest.codeOf(SAVE, { holder: 'Ida', iban: IBAN })).toBeNull();
    const id = await idOf(house, guest);
    expect(JSON.parse(await house.rooms.accounts.copy(id)).payoutAccount).toMatchObject([
      { holder: 'Ida', iban: 'DE89370400440532013000' },
    ]);
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    expect(await house.db.owner('select from payout_accounts where account_id = $1', [id])).toEqual([]);
  });
});

describe('a batch of transfers', () => {
  it('waits until the buyer can go back on the sale no more', async () => {
    const sale = await ready();
    await house.db.owner("update auctions set regime = 'PROFESSIONAL' where id = $1", [sale.car.auctionId]);
    const due = await dueOf(sale.orderId);
    expect(due?.state).toBe('WITHDRAWAL');
    expect(due?.until).not.toBeNull();
    expect(await make(randomUUID(), [sale.orderId])).toBe('BadInput');
    await house.db.owner(
      "update order_steps set at = at - interval '20 days' where order_id = $1 and kind = 'HANDED_OVER'",
      [sale.orderId],
    );
    expect((await dueOf(sale.orderId))?.state).toBe('READY');
  });

  it('leaves for the account that it was made for, which its seller reads where they name another', async () => {
    const sale = await ready();
    const { orderId, seller, buyer } = sale;
    expect(await make(randomUUID(), [orderId])).toBeNull();
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: 'BE68 5390 0754 7034' })).toBeNull();
    expect(await dueOf(orderId)).toMatchObject({ state: 'BATCHED', ibanEnd: '3000' });
    const [, letter = ''] = (await lettersTo(seller)).split('compte finissant par 7034');
    expect(letter.replaceAll(/\s/g, ' ')).toMatch(/virement de 25 000,00 € .* compte finissant par 3000/);
    const sent = { amountCents: PRICE, ibanEnd: '3000', executeOn: todayInParis() };
    const ask = 'query($id: ID!) { order(id: $id) { sentToSeller { amountCents ibanEnd executeOn } } }';
    expect((await seller.ask(ask, { id: orderId })).data).toEqual({ order: { sentToSeller: sent } });
    expect((await buyer.ask(ask, { id: orderId })).data).toEqual({ order: { sentToSeller: null } });
    // Nothing leaves any more on a day that is over.
    await house.db.owner(
      `update payout_batches set execute_on = execute_on - 2 where id in (select batch_id from payouts where order_id = $1)`,
      [orderId],
    );
    expect(await seller.codeOf(SAVE, { holder: 'Claire', iban: 'FR1420041010050500013M02606' })).toBeNull();
    const letters = await lettersTo(seller);
    expect(letters).toContain('compte finissant par 2606');
    expect(letters.match(/est préparé pour le/g)).toHaveLength(1);
  });

  it('is a file that the bank takes; each price is in one, once, and two at once make one of it', async () => {
    const [one, two] = [await ready(), await ready('Œuvre & Fils')];
    const id = randomUUID();
    expect(await make(id, [one.orderId, two.orderId], '2020-01-01')).toBe('BadInput');
    const rivals = [id, id, randomUUID()].map(batch => make(batch, [one.orderId, two.orderId]));
    const outcomes = await Promise.all(rivals);
    expect(outcomes.filter(outcome => outcome === null).length).toBeGreaterThan(0);
    const [count] = await house.db.owner<{ count: string }>(
      "select count(*) from payouts where state = 'SENT' and order_id = any ($1)",
      [[one.orderId, two.orderId]],
    );
    expect(count?.count).toBe('2');
    const [row] = await house.db.owner<{ batch_id: string }>(
      'select batch_id from payouts where order_id = $1',
      [one.orderId],
    );
    const batch = row?.batch_id ?? '';
    expect(await make(batch, [one.orderId, two.orderId])).toBeNull();
    expect(await make(randomUUID(), [one.orderId])).toBe('BadInput');
    expect((await dueOf(one.orderId))?.state).toBe('BATCHED');
    const answer = await take(batch);
    const xml = await answer.text();
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${(await batchOf(batch))?.name}.xml"`,
    ]);
    expect(painFaults(xml)).toEqual([]);
    expect(xml).toContain('<CtrlSum>50000.00</CtrlSum>');
    expect(xml).toContain('<Nm>OEuvre + Fils</Nm>');
    const [order] = await house.db.owner<{ number: number }>('select number from orders where id = $1', [
      one.orderId,
    ]);
    expect(xml).toContain(`<EndToEndId>CAL-${String(order?.number).padStart(6, '0')}</EndToEndId>`);
    expect(await (await take(batch)).text()).toBe(xml);
    // What is on its way is not sent by hand besides.
    expect(await staff.codeOf(CLOSE, { id: one.orderId, payout: PAYOUT })).toBe('PayoutInBatch');
    expect((await take(batch, await house.guest())).status).toBe(403);
    expect((await take(randomUUID())).status).toBe(404);
    expect((await take('x')).status).toBe(404);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await take(batch)).status).toBe(403);
    expect(await make(randomUUID(), [one.orderId])).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
  });

  it('that is released gives its prices back to be sent again, and forgets the account', async () => {
    const sale = await ready();
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await make(first, [sale.orderId])).toBeNull();
    expect(await staff.codeOf(RELEASE, { id: first })).toBeNull();
    expect(await staff.codeOf(RELEASE, { id: first })).toBe('BadInput');
    expect(await stateOf(first, sale.orderId)).toBe('RELEASED');
    expect((await take(first)).status).toBe(404);
    expect(await house.db.owner('select iban from payouts where batch_id = $1', [first])).toEqual([
      { iban: null },
    ]);
    expect((await dueOf(sale.orderId))?.state).toBe('READY');
    expect(await make(second, [sale.orderId])).toBeNull();
    const { data } = await staff.ask(DONE, { id: first, orderIds: [sale.orderId], paidOn: todayInParis() });
    expect(data).toEqual({ bookPayoutBatch: 0 });
    expect(await stateOf(second, sale.orderId)).toBe('SENT');
  });

  it('is booked as the bank has done it, each once; the seller reads what became of their price', async () => {
    const [one, two] = [await ready(), await ready()];
    const id = randomUUID();
    expect(await make(id, [one.orderId, two.orderId])).toBeNull();
    const done = (orderIds: string[], paidOn = todayInParis()) => staff.ask(DONE, { id, orderIds, paidOn });
    expect((await done([randomUUID()])).errors).toBeDefined();
    expect((await done([one.orderId], '2099-01-01')).errors).toBeDefined();
    const twice = await Promise.all([done([one.orderId]), done([one.orderId])]);
    const counts = twice.map(({ data }) => (data as unknown as { bookPayoutBatch: number }).bookPayoutBatch);
    expect(counts.sort()).toEqual([0, 1]);
    const entries = await house.db.owner<{ cents: string; iban_end: string; reference: string }>(
      `select iban_end, reference, (select sum(cents) from postings p where p.entry_id = e.id and p.account = 'SELLERS')
         as cents from journal_entries e where order_id = $1 and kind = 'PAYOUT'`,
      [one.orderId],
    );
    expect(entries).toEqual([
      { cents: String(PRICE), iban_end: '3000', reference: (await batchOf(id))?.name },
    ]);
    expect([await stateOf(id, one.orderId), await stateOf(id, two.orderId)]).toEqual(['BOOKED', 'SENT']);
    expect((await batchOf(id))?.hasFile).toBe(false);
    expect(await dueOf(one.orderId)).toBeUndefined();
    expect((await staff.ask(RELEASE, { id })).errors).toBeUndefined();
    expect((await dueOf(two.orderId))?.state).toBe('READY');
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();

    const see = async (guest: Guest) => {
      const { data } = await guest.ask(PAPERS, { id: one.orderId });
      return (data as unknown as { order: { state: string; papers: { id: string; kind: string }[] } }).order;
    };
    const seen = await see(one.seller);
    expect(seen.state).toBe('CLOSED');
    expect(seen.papers.map(({ kind }) => kind)).toContain('SETTLEMENT');
    expect((await see(one.buyer)).papers.map(({ kind }) => kind)).not.toContain('SETTLEMENT');
    expect(await lettersTo(one.seller)).toContain('Votre décompte est avec les papiers');
    const paper = `settlement_${one.orderId}`;
    const own = [await idOf(house, one.seller), await idOf(house, one.buyer)];
    const asking = (at: number) => ({ id: own[at] ?? '', permissions: new Set<never>() });
    await house.rooms.orders.requireDocument(paper, asking(0));
    await expect(house.rooms.orders.requireDocument(paper, asking(1))).rejects.toThrow('NotFound');
    // Wherever the house has moved since.
    await using after = await openTestHouse({ HOUSE_ADDRESS: '1 rue Neuve, 69002 Lyon' }, undefined, house);
    for (const [language, title] of [
      ['FR', 'Décompte de vente'],
      ['EN', 'Settlement statement'],
      ['ES', 'Liquidación de venta'],
    ] as const) {
      const drawn = await after.rooms.orders.readOrderDocument(paper, language);
      const said = (await readPdf(drawn?.bytes ?? Buffer.alloc(0))).text.replaceAll(/\s+/g, ' ');
      expect(said).toContain(title);
      expect(said).toMatch(/25 000,00 €/);
      expect(said).toContain('•••• 3000');
      expect(said).not.toMatch(/DE89|37040044|rue Neuve/);
    }
    expect(await house.rooms.orders.readOrderDocument(`settlement_${two.orderId}`, 'FR')).toBeNull();
  });

  it('is for staff with the right', async () => {
    const others = await house.guest({ permissions: ['Ads:update', 'Users:update'] });
    expect(await others.codeOf(DUE)).toBe('Forbidden');
    expect(await others.codeOf(BATCHES)).toBe('Forbidden');
    expect(await others.codeOf(RELEASE, { id: randomUUID() })).toBe('Forbidden');
    expect(await make('x', [randomUUID()])).toBe('BadInput');
    expect(await make(randomUUID(), [])).toBe('BadInput');
    expect(await make(randomUUID(), [randomUUID()])).toBe('NotFound');
  });
});

describe('a house that was made again from a backup', () => {
  const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
  const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';
  const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Perdue", fault: NOBODY) { state } }';
  const CONFIRM = 'mutation { confirmRestore }';
  const MADE_AT = '2026-11-20T12:11:00.000Z';

  it('moves no money before staff have compared what was paid and sent since', async () => {
    const cashier = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const [paid, other] = [await sellSigned(house), await sellSigned(house)];
    expect(await paid.buyer.codeOf(PAY, { id: paid.orderId })).toBeNull();
    const seen = async () => (await staff.ask('{ staffOverview { restoredFrom } }')).data?.staffOverview;
    expect(await seen()).toEqual({ restoredFrom: null });
    await house.db.owner('insert into restores (made_at) values ($1)', [MADE_AT]);
    expect(await seen()).toEqual({ restoredFrom: MADE_AT });
    expect(await other.buyer.codeOf(PAY, { id: other.orderId })).toBe('MoneyUnchecked');
    expect(await cashier.codeOf(CREDIT, { id: paid.orderId })).toBe('MoneyUnchecked');
    expect(await make(randomUUID(), [paid.orderId])).toBe('MoneyUnchecked');
    // What is promised already waits.
    expect(await cashier.codeOf(CANCEL, { id: paid.orderId })).toBeNull();
    const refunded = async () => {
      await house.rooms.jobs.drain();
      const sql = 'select is_refunded as yes from payments where subject_id = $1';
      return (await house.db.owner<{ yes: boolean }>(sql, [paid.orderId]))[0]?.yes;
    };
    expect(await refunded()).toBe(false);
    expect(await staff.codeOf(CONFIRM)).toBe('Forbidden');
    expect([await cashier.codeOf(CONFIRM), await cashier.codeOf(CONFIRM)]).toEqual([null, 'NotFound']);
    expect(await seen()).toEqual({ restoredFrom: null });
    expect(await other.buyer.codeOf(PAY, { id: other.orderId })).toBeNull();
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.refund'");
    expect(await refunded()).toBe(true);
    expect(await house.rooms.jobs.failed()).toEqual([]);
  });
});
