import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, sellCar, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let dealer: Guest;
let id: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Users:update', 'Auctions:update'] });
});
beforeEach(async () => {
  dealer = await house.guest();
  id = ((await dealer.ask('{ me { id } }')).data as unknown as { me: { id: string } }).me.id;
});
afterAll(() => house[Symbol.asyncDispose]());

const TRADER = {
  ...{ company: 'Garage du Port', registerNumber: '552 100 554 R.C.S. Dieppe', vatNumber: 'FR40303265045' },
  ...{ street: '1 quai Henri IV', zipCode: '76200', city: 'Dieppe', country: 'FR' },
};
const SAVE = 'mutation($d: TraderInput!) { saveTrader(data: $d) { state decidedAt } }';
const DECIDE = `mutation($i: ID!, $is: Boolean!) {
  setProfessional(id: $i, isProfessional: $is) { isProfessional changes { kind } } }`;
const DECLARED = 'query($i: ID!) { declaredTrader(personId: $i) { trader { state decidedAt } } }';

const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

type Told = { state: string; decidedAt: string | null };
const save = async (change: Partial<typeof TRADER> = {}) =>
  ((await dealer.ask(SAVE, { d: { ...TRADER, ...change } })).data as unknown as { saveTrader: Told })
    .saveTrader;
const decide = async (is: boolean) => {
  const { data } = await staff.ask(DECIDE, { i: id, is });
  return (data as unknown as { setProfessional: { isProfessional: boolean; changes: { kind: string }[] } })
    .setProfessional;
};
/** As its trader reads it, which is as staff do. */
async function state(): Promise<Told | null> {
  const { data } = await dealer.ask('{ myTrader { state decidedAt } }');
  const told = (data as unknown as { myTrader: Told | null }).myTrader;
  const { data: file } = await staff.ask(DECLARED, { i: id });
  expect(file?.declaredTrader).toEqual(told && { trader: told });
  return told;
}
const letters = async () =>
  (
    await house.db.owner<{ subject: string }>(
      'select subject from mails where recipient = $1 and subject similar to $2 order by id',
      [dealer.email, '%(société|professionnel)%'],
    )
  ).map(({ subject }) => subject);

const CONFIRMED = 'Votre société est confirmée';
const REFUSED = 'Votre société n’est pas confirmée';
const ENDED = 'Vous n’êtes plus un vendeur professionnel';
const AGAIN = 'Nous vérifions à nouveau votre société';

describe('who sells by trade reads where they stand', () => {
  it('being checked, then confirmed on a day, which a letter tells once', async () => {
    expect(await state()).toBeNull();
    expect(await save()).toEqual({ state: 'CHECKING', decidedAt: null });
    expect(await state()).toEqual({ state: 'CHECKING', decidedAt: null });
    expect(await letters()).toEqual([]);
    await decide(true);
    // Sent again, because its answer was lost.
    expect((await decide(true)).changes).toHaveLength(1);
    expect(await letters()).toEqual([CONFIRMED]);
    const now = await state();
    expect(now?.state).toBe('CONFIRMED');
    expect(Math.abs(Date.parse(now?.decidedAt ?? '') - Date.now())).toBeLessThan(600_000);
    // Moving house is no other company.
    expect(await save({ street: '9 rue Neuve' })).toEqual(now);
    expect(await letters()).toEqual([CONFIRMED]);
  });

  it('checked again once they are another company, which the answer and a letter say', async () => {
    await save();
    await decide(true);
    expect(await save({ vatNumber: 'FR83404833048' })).toEqual({ state: 'CHECKING', decidedAt: null });
    expect(await letters()).toEqual([CONFIRMED, AGAIN]);
    // Who is being checked already is told so by the page alone.
    await save();
    expect(await letters()).toEqual([CONFIRMED, AGAIN]);
  });

  it('is nobody else while an auction of theirs runs, and nobody reads a company that staff have not confirmed', async () => {
    await save();
    await decide(true);
    const { uuid } = await addCar(house, { sellerEmail: dealer.email });
    await staff.ask(SCHEDULE, { u: uuid, d: { start: new Date().toISOString(), end: inAnHour() } });
    const named = async () =>
      (
        await house
          .visitor()
          .ask('query($u: ID!) { publicCarAd(uuid: $u) { trader { company } } }', { u: uuid })
      ).data?.publicCarAd;
    expect(await named()).toEqual({ trader: { company: 'Garage du Port' } });
    const other = { d: { ...TRADER, company: 'Rolls-Royce France' } };
    expect(await dealer.codeOf(SAVE, other)).toBe('CarUnderHammer');
    // Moving house is no other company, nor are capitals.
    expect(await dealer.codeOf(SAVE, { d: { ...TRADER, street: '9 rue Neuve' } })).toBeNull();
    expect(await dealer.codeOf(SAVE, { d: { ...TRADER, company: 'GARAGE DU PORT' } })).toBeNull();
    expect(await dealer.codeOf(SAVE, { d: TRADER })).toBeNull();
    expect(await named()).toEqual({ trader: { company: 'Garage du Port' } });
    // Who bids goes on reading whose auction it is, whatever staff think of them since.
    await decide(false);
    expect(await dealer.codeOf(SAVE, other)).toBe('CarUnderHammer');
    expect(await named()).toEqual({ trader: { company: 'Garage du Port' } });
    await endAuction(house, uuid);
    expect(await named()).toEqual({ trader: null });
    expect(await dealer.codeOf(SAVE, other)).toBeNull();
    expect(await named()).toEqual({ trader: null });
  });

  it('is nobody else either while a contract of theirs does not name them yet', async () => {
    await save();
    await decide(true);
    const sellByTrade = async () => {
      const sale = await sellCar(house, { seller: dealer });
      const byTrade = "update auctions set regime = 'PROFESSIONAL', is_trade_sale = true where id = $1";
      await house.db.owner(byTrade, [sale.car.auctionId]);
      return sale;
    };
    const { orderId, buyer } = await sellByTrade();
    const other = { d: { ...TRADER, company: 'Rolls-Royce France' } };
    expect(await dealer.codeOf(SAVE, other)).toBe('OrderOpen');
    // What bidders read is what the contract will say, whatever staff think of them since.
    await decide(false);
    expect(await dealer.codeOf(SAVE, other)).toBe('OrderOpen');
    expect(await dealer.codeOf(SAVE, { d: { ...TRADER, street: '9 rue Neuve' } })).toBe('OrderOpen');
    expect(await dealer.codeOf(SAVE, { d: TRADER })).toBeNull();
    const named = async (id: string) =>
      (
        await house.db.owner<{ name: string }>(
          "select particulars->'seller'->>'name' as name from order_particulars where order_id = $1",
          [id],
        )
      )[0]?.name;
    await signPaper(house, buyer, orderId);
    expect(await named(orderId)).toBe('Garage du Port');
    expect(await dealer.codeOf(SAVE, other)).toBeNull();
    // Whom nobody has confirmed no contract names, were it of a sale by trade that an offer made.
    const sale = await sellByTrade();
    await signPaper(house, sale.buyer, sale.orderId);
    expect(await named(sale.orderId)).not.toContain('Rolls-Royce');
  });

  it('refused, which a letter tells once, until they say something else', async () => {
    await save();
    expect(await decide(false)).toMatchObject({ isProfessional: false, changes: [{ kind: 'PRIVATE' }] });
    expect((await decide(false)).changes).toHaveLength(1);
    expect(await letters()).toEqual([REFUSED]);
    expect(await state()).toMatchObject({ state: 'REFUSED', decidedAt: expect.any(String) });
    expect(await save()).toMatchObject({ state: 'REFUSED' });
    expect(await save({ vatNumber: 'FR83404833048' })).toMatchObject({ state: 'CHECKING' });
    await decide(true);
    expect(await letters()).toEqual([REFUSED, CONFIRMED]);
    // What was confirmed may be found wrong later.
    await decide(false);
    expect(await letters()).toEqual([REFUSED, CONFIRMED, ENDED]);
    expect(await state()).toMatchObject({ state: 'REFUSED' });
  });

  it('and of who said nothing of a trade nothing is refused', async () => {
    expect((await decide(false)).changes).toEqual([]);
    // Nor is a company confirmed that they never named.
    await decide(true);
    expect(await letters()).toEqual([]);
    await decide(false);
    expect(await letters()).toEqual([ENDED]);
  });
});
