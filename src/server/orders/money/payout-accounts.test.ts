import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Guest, openGuest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { migrate } from '../../database/index.ts';

let server: StripeServer;
let house: TestHouse;
let staff: Guest;
const ENV = () => ({ ...server.env, PAYMENTS: 'sandbox', ESCROW: 'stripe' });
beforeAll(async () => {
  server = await openStripeServer();
  house = await openTestHouse(ENV());
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const PRICE = 2_500_000;
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const PAYEE = 'mutation($id: ID!) { openEscrowPayee(id: $id, language: FR) }';
const BACK = 'mutation($id: ID!) { refreshEscrowPayee(id: $id) { task escrow { isPayeeReady } } }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const UPHOLD = 'mutation($id: ID!) { upholdSale(id: $id, reason: "Il la garde") { state } }';
const ACCOUNT = /^\/v1\/accounts/;
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const ASKED = 'vérifie votre identité';

/** A car that both have signed for, whose price its provider holds. */
async function paid(regime = 'PUBLIC_SALE'): Promise<Sale> {
  const sale = await sellCar(house);
  const { orderId: id, buyer, seller } = sale;
  await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, regime]);
  for (const guest of [buyer, seller]) await signPaper(house, guest, id);
  await house.rooms.jobs.drain();
  const [row] = await house.db.owner<{ ref: string }>(
    'select provider_ref as ref from escrows where order_id = $1',
    [id],
  );
  const ref = row?.ref ?? '';
  server.fund(ref, PRICE);
  const told = { path: '/payments/stripe/escrow' };
  expect(await server.tell(house.url, 'payment_intent.succeeded', server.find(ref), told)).toBe(204);
  await house.rooms.jobs.drain();
  expect((await buyer.ask(PAY, { id })).errors).toBeUndefined();
  return sale;
}
async function handOver({ orderId: id, buyer, seller }: Sale): Promise<void> {
  expect(await seller.codeOf(REPORT, { id })).toBeNull();
  for (const guest of [buyer, seller]) await signPaper(house, guest, id, 'REPORT');
}
async function lettersTo({ email }: Guest): Promise<string[]> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ text }) => text).filter(text => text.includes(ASKED));
}
type Standing = { task: string; escrow: { isPayeeReady: boolean | null } };
/** What one question says of both. */
async function standing(guest: Guest, id: string): Promise<Standing> {
  const { data, errors } = await guest.ask(
    'query($id: ID!) { order(id: $id) { task escrow { isPayeeReady } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { order: Standing }).order;
}
const taskOf = async (guest: Guest, id: string) => (await standing(guest, id)).task;
const isReady = async (guest: Guest, id: string) => (await standing(guest, id)).escrow.isPayeeReady;
/** The seller is back from the provider: what their page asks by itself. */
async function comeBack({ seller, orderId: id }: Sale): Promise<Standing> {
  const { data, errors } = await seller.ask(BACK, { id });
  expect(errors).toBeUndefined();
  return (data as unknown as { refreshEscrowPayee: Standing }).refreshEscrowPayee;
}
/** A minute passes since anybody was looked at. */
const aMinuteOn = () =>
  house.db.owner("update escrow_payees set looked_at = looked_at - interval '1 minute'");
async function dueOf(id: string): Promise<string | undefined> {
  const { data } = await staff.ask('{ duePayouts { orderId state } }');
  const due = (data as unknown as { duePayouts: { orderId: string; state: string }[] }).duePayouts;
  return due.find(({ orderId }) => orderId === id)?.state;
}
/** Those who were asked are looked at again. */
const later = () =>
  house.db.owner("update jobs set run_at = now() where kind = 'orders.askAccount' and died_at is null");
/** The seller goes to the provider, and comes back; answers their name there. */
async function open({ seller, orderId: id }: Sale): Promise<string> {
  const { data } = await seller.ask(PAYEE, { id });
  return (data as unknown as { openEscrowPayee: string }).openEscrowPayee.split('/').at(-1) ?? '';
}
describe('a seller whose price another holds', () => {
  it('is asked for an account there once it is paid, and again, until the provider knows them', async () => {
    const sale = await paid();
    const { orderId: id, seller, buyer } = sale;
    const [letter, ...others] = await lettersTo(seller);
    expect(others).toEqual([]);
    expect(letter).toContain('Stripe');
    expect(letter).toContain(`${id}#account`);
    expect(await taskOf(seller, id)).toBe('OPEN_ACCOUNT');
    expect(await taskOf(buyer, id)).toBe('AWAIT_REPORT');
    const before = server.countOf('account');
    await later();
    expect((await lettersTo(seller)).length).toBe(2);
    // Nobody is made known there who has not set out for it.
    expect(server.countOf('account')).toBe(before);

    const account = await open(sale);
    expect(await isReady(seller, id)).toBe(false);
    expect(await taskOf(seller, id)).toBe('OPEN_ACCOUNT');
    server.verify(account);
    expect(await standing(seller, id)).toEqual({ task: 'OPEN_ACCOUNT', escrow: { isPayeeReady: false } });
    // They come back to the order, and press nothing.
    const known = { task: 'WRITE_REPORT', escrow: { isPayeeReady: true } };
    expect(await comeBack(sale)).toEqual(known);
    expect(await standing(seller, id)).toEqual(known);
    await later();
    expect((await lettersTo(seller)).length).toBe(2);
    expect(await lettersTo(buyer)).toEqual([]);
    await handOver(sale);
    expect((await lettersTo(seller)).length).toBe(2);
    expect(await taskOf(seller, id)).toBe('AWAIT_CLOSE');
    expect(await dueOf(id)).toBe('PROVIDER');
  });

  it('is asked anew when the car is handed over, and staff see for whom a price waits', async () => {
    const sale = await paid();
    const { orderId: id, seller, buyer } = sale;
    await lettersTo(seller);
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    // What holds up nobody else comes after it.
    expect(await taskOf(seller, id)).toBe('SIGN_REPORT');
    for (const guest of [buyer, seller]) await signPaper(house, guest, id, 'REPORT');
    expect((await lettersTo(seller)).length).toBe(2);
    expect([await taskOf(seller, id), await taskOf(buyer, id)]).toEqual(['OPEN_ACCOUNT', 'AWAIT_CLOSE']);
    expect(await dueOf(id)).toBe('NO_ACCOUNT');
    server.verify(await open(sale));
    // They never come back: what looks again hears of it before anybody is written to.
    await later();
    expect((await lettersTo(seller)).length).toBe(2);
    expect(await dueOf(id)).toBe('PROVIDER');
  });

  it('is looked at each night where they set out for it, and asked nothing while nobody answers', async () => {
    const sale = await paid();
    const { orderId: id, seller } = sale;
    server.verify(await open(sale));
    server.setAway(true);
    expect(await comeBack(sale)).toMatchObject({ escrow: { isPayeeReady: false } });
    server.setAway(false);
    await aMinuteOn();
    await house.db.owner('update escrows set checked_at = null');
    await house.rooms.orders.checkEscrows();
    expect(await taskOf(seller, id)).toBe('WRITE_REPORT');
  });

  it('is asked four times at the most', async () => {
    const { seller } = await paid();
    for (const count of [1, 2, 3, 4, 4]) {
      expect((await lettersTo(seller)).length).toBe(count);
      await later();
    }
  });

  it('is looked at by no question, and once a minute however often they come back', async () => {
    const sale = await paid();
    const { orderId: id, seller } = sale;
    await house.rooms.jobs.drain();
    const account = await open(sale);
    const before = server.asked(ACCOUNT);
    const fields = Array.from({ length: 10 }, (_, at) => `e${at}: escrow { isPayeeReady }`).join(' ');
    const roots = Array.from({ length: 4 }, (_, at) => `o${at}: order(id: $id) { task ${fields} }`).join(' ');
    for (const guest of [seller, staff])
      expect((await guest.ask(`query($id: ID!) { ${roots} }`, { id })).errors).toBeUndefined();
    expect(server.asked(ACCOUNT) - before).toBe(0);

    await using beside = await openTestHouse(ENV(), undefined, house);
    const there = openGuest(beside.url, seller.email);
    expect(await there.codeOf(LOGIN, { e: seller.email, p: PASSWORD })).toBeNull();
    const asking = [seller, there, seller, there, seller, there].map(guest => guest.codeOf(BACK, { id }));
    expect(await Promise.all(asking)).toEqual(asking.map(() => null));
    expect(server.asked(ACCOUNT) - before).toBe(1);
    server.verify(account);
    expect(await comeBack(sale)).toMatchObject({ escrow: { isPayeeReady: false } });
    await aMinuteOn();
    expect(await comeBack(sale)).toMatchObject({ escrow: { isPayeeReady: true } });
    await aMinuteOn();
    await comeBack(sale);
    expect(server.asked(ACCOUNT) - before).toBe(2);
  });

  it('is known at once when they come back, also from going there again within the minute', async () => {
    const sale = await paid();
    const account = await open(sale);
    expect(await comeBack(sale)).toMatchObject({ escrow: { isPayeeReady: false } });
    expect(await open(sale)).toBe(account);
    server.verify(account);
    expect(await comeBack(sale)).toMatchObject({ escrow: { isPayeeReady: true } });
  });

  it('alone comes back to it', async () => {
    const { orderId: id, buyer } = await paid();
    for (const guest of [buyer, staff]) expect(await guest.codeOf(BACK, { id })).toBe('NotFound');
    expect(await house.visitor().codeOf(BACK, { id })).toBe('Unauthenticated');
  });

  it('whom the provider will not show is not known, which stops nothing, and is told once', async () => {
    const sale = await paid();
    const { orderId: id, seller } = sale;
    await lettersTo(seller);
    await house.db.owner("update escrow_payees set provider_ref = 'acct_gone' where provider_ref = $1", [
      await open(sale),
    ]);
    const told = vi.spyOn(house.events, 'partFailed');
    expect(await comeBack(sale)).toEqual({ task: 'OPEN_ACCOUNT', escrow: { isPayeeReady: false } });
    await aMinuteOn();
    await house.db.owner('update escrows set checked_at = null where order_id = $1', [id]);
    await house.rooms.orders.checkEscrows();
    const [row] = await house.db.owner('select checked_at as at from escrows where order_id = $1', [id]);
    expect(row?.at).not.toBeNull();
    await aMinuteOn();
    await later();
    expect((await lettersTo(seller)).length).toBe(2);
    expect((await house.rooms.jobs.failed()).filter(({ kind }) => kind === 'orders.askAccount')).toEqual([]);
    expect(await standing(seller, id)).toEqual({ task: 'OPEN_ACCOUNT', escrow: { isPayeeReady: false } });
    expect(await seller.codeOf(PAYEE, { id })).toBe('PaymentUnavailable');
    expect(told.mock.calls.map(([{ part }]) => part)).toEqual(['payees of stripe']);
    told.mockRestore();
  });

  it('is asked on when a withdrawal came to nothing, where they had been asked before', async () => {
    const sale = await paid('PROFESSIONAL');
    const { orderId: id, seller, buyer } = sale;
    await handOver(sale);
    expect((await lettersTo(seller)).length).toBe(1);
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    await later();
    expect((await lettersTo(seller)).length).toBe(1);
    expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
    await house.rooms.jobs.drain();
    expect((await lettersTo(seller)).length).toBe(2);
  });

  it('is asked once at a time when a withdrawal comes to nothing before they are asked again', async () => {
    const sale = await paid('PROFESSIONAL');
    const { orderId: id, seller, buyer } = sale;
    await handOver(sale);
    expect((await lettersTo(seller)).length).toBe(1);
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
    const counts: number[] = [];
    for (let n = 0; n < 5; n++) {
      counts.push((await lettersTo(seller)).length);
      await later();
    }
    expect(counts).toEqual([2, 3, 4, 5, 5]);
  });

  it('is asked again of what a car lost that came back in the end', async () => {
    const sale = await paid('PROFESSIONAL');
    const { orderId: id, seller, buyer } = sale;
    await handOver(sale);
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
    const before = (await lettersTo(seller)).length;
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    const back = `mutation($id: ID!, $d: CarReturnInput!) { bookCarReturn(id: $id, data: $d) { id } }`;
    const d = { returnedOn: todayInParis(), odometer: 41_100, remarks: 'Bon état' };
    const lost = { reductionCents: 99_999, reductionReason: 'Rayure' };
    expect(await staff.codeOf(back, { id, d: { ...d, ...lost } })).toBeNull();
    expect((await lettersTo(seller)).length).toBe(before + 1);
  });

  it('is asked of sales that were under way at the update (migration 0234)', async () => {
    const [waiting, handed, known] = [await paid(), await paid(), await paid()];
    await handOver(handed);
    server.verify(await open(known));
    await comeBack(known);
    await house.rooms.jobs.drain();
    // The release before asked nobody.
    await house.db.owner("delete from jobs where kind = 'orders.askAccount'");
    await house.db.owner("delete from notifications where data ->> 'step' = 'PAYOUT_ACCOUNT'");
    await house.db.owner("delete from migrations where name like '0234%'");
    await migrate(house.db.url);
    const promised = await house.db.owner<{ data: object; isLater: boolean }>(
      `select data, run_at > now() as "isLater" from jobs where kind = 'orders.askAccount' and died_at is null`,
    );
    const of = (data: object) => ({ data: { times: 0, ...data }, isLater: true });
    expect(promised).toContainEqual(of({ orderId: waiting.orderId, state: 'PAID' }));
    expect(promised).toContainEqual(of({ orderId: handed.orderId, state: 'HANDED_OVER' }));
    expect(JSON.stringify(promised)).not.toContain(known.orderId);
    const before = [(await lettersTo(waiting.seller)).length, (await lettersTo(handed.seller)).length];
    await later();
    const after = [(await lettersTo(waiting.seller)).length, (await lettersTo(handed.seller)).length];
    expect(after).toEqual(before.map(count => count + 1));
    // Once more changes nothing: they are being asked.
    await house.db.owner("delete from migrations where name like '0234%'");
    await migrate(house.db.url);
    const again = await house.db.owner(
      "select data ->> 'orderId' as id from jobs where kind = 'orders.askAccount'",
    );
    expect(again.filter(({ id }) => id === waiting.orderId)).toHaveLength(1);
  });
});
