import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { idOf } from '#test/kit/sales.ts';

const HOUR = 3_600_000;
let house: TestHouse;
let staff: Guest;
let car: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  car = (await addCar(house)).uuid;
});

type Sale = { readonly id: string; readonly version: number };
const SHEET = `{ title: { fr: "Vente d’été" }, story: {}, terms: {}, intervalMinutes: 5, stagger: INTERVAL,
  hotFrom: 50000, hotGapMinutes: 15, extensionWindowSeconds: 120, askForCardDetails: true, start: $start,
  firstEnd: $end, lots: [{ uuid: $car, reservePrice: 30000 }] }`;
const SAVE = `mutation($id: ID, $version: Int, $car: ID!, $start: DateTime!, $end: DateTime!) {
  saveSale(id: $id, version: $version, data: ${SHEET}) { id version } }`;
const SCHEDULE = `mutation($id: ID!, $version: Int!) { scheduleSale(id: $id, version: $version) {
  faults { code } sale { id version } } }`;
const REMOVE = 'mutation($id: ID!, $version: Int!) { removeSale(id: $id, version: $version) }';
const CANCEL = 'mutation($u: ID!) { cancelAuction(uuid: $u, reason: "Moteur") { id } }';
const CALL = `mutation($s: ID!, $a: ID!, $p: ID!) {
  addSaleCall(saleId: $s, adUuid: $a, personId: $p, phone: "+33612345678") { id } }`;
const ANNOUNCE =
  'mutation($id: ID!, $is: Boolean!) { announceSale(id: $id, isAnnounced: $is) { faults { code } } }';
const READ = 'query($id: ID!) { staffSale(id: $id) { version isRemovable } }';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const read = (answer: { data?: unknown; errors?: unknown }, name: string): Sale => {
  expect(answer.errors).toBeUndefined();
  return (answer.data as Record<string, Sale>)[name] as Sale;
};
const save = async (known: object = {}) => {
  const data = { car, start: inHours(2), end: inHours(50), ...known };
  return read(await staff.ask(SAVE, data), 'saveSale');
};
const schedule = async (sale: Sale) => {
  const done = read(await staff.ask(SCHEDULE, { ...sale }), 'scheduleSale');
  return (done as unknown as { sale: Sale }).sale;
};
const refusalOf = async ({ id, version }: Sale, by = staff) =>
  (await by.ask(REMOVE, { id, version })).errors?.[0]?.extensions;
/** Whether staff are offered it; answers the version that this was read in. */
const removable = async ({ id }: Sale, isSo: boolean) => {
  const { version, isRemovable } = read(await staff.ask(READ, { id }), 'staffSale') as Sale & {
    isRemovable: boolean;
  };
  expect(isRemovable).toBe(isSo);
  return version;
};
const left = async ({ id }: Sale) => {
  const tables = ['sales where id', 'sale_lots where sale_id', 'sale_calls where sale_id'];
  const rows = tables.map(table => house.db.owner(`select 1 from ${table} = $1`, [id]));
  return (await Promise.all(rows)).map(({ length }) => length);
};

describe('a sale that is removed', () => {
  it('is gone with its lots and whom to ring for them; its cars stay, and the log tells of it', async () => {
    const sale = await save();
    const person = await idOf(house, await house.guest());
    expect(await staff.codeOf(CALL, { s: sale.id, a: car, p: person })).toBeNull();
    expect(await left(sale)).toEqual([1, 1, 1]);
    expect((await staff.ask(REMOVE, { ...sale })).data).toEqual({ removeSale: true });
    expect(await left(sale)).toEqual([0, 0, 0]);
    expect(await house.rooms.ads.findPublic(car)).not.toBeNull();
    const log = await house.db.owner<{ action: string; subject_name: string; before: object }>(
      'select action, subject_name, before from audit_entries where subject_id = $1 order by id desc limit 1',
      [sale.id],
    );
    expect(log).toMatchObject([
      { action: 'sale.removed', subject_name: 'Vente d’été', before: { title: 'Vente d’été', lotCount: 1 } },
    ]);
    expect(JSON.stringify(log)).not.toContain('30000');
    // Whoever has it before them still is told that it is gone.
    expect(await staff.codeOf(SAVE, { ...sale, car, start: inHours(2), end: inHours(50) })).toBe('NotFound');
    expect(await staff.codeOf(SCHEDULE, { ...sale })).toBe('NotFound');
  });

  it('is so once, though it is sent again or both arrive at once; to anybody else it is not there', async () => {
    const sale = await save();
    const both = await Promise.all([staff.ask(REMOVE, { ...sale }), staff.ask(REMOVE, { ...sale })]);
    for (const answer of [...both, await staff.ask(REMOVE, { ...sale })])
      expect(answer.data).toEqual({ removeSale: true });
    const log = "select 1 from audit_entries where subject_id = $1 and action = 'sale.removed'";
    expect(await house.db.owner(log, [sale.id])).toHaveLength(1);
    expect(await refusalOf(sale, await house.guest({ permissions: ['Auctions:update'] }))).toMatchObject({
      code: 'NotFound',
    });
    expect(await refusalOf(sale, await house.guest({ permissions: ['Ads:update'] }))).toMatchObject({
      code: 'Forbidden',
    });
  });

  it('was read in its last version', async () => {
    const sale = await save();
    await save({ id: sale.id, version: sale.version });
    expect(await refusalOf(sale)).toMatchObject({ code: 'StaleVersion' });
    expect(await left(sale)).toEqual([1, 1, 0]);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await refusalOf({ ...sale, id }))?.code).toMatch(/BadInput|NotFound/);
  });

  it('has no auction but such as were called off', async () => {
    const sale = await schedule(await save());
    await removable(sale, false);
    expect(await refusalOf(sale)).toMatchObject({ code: 'CarUnderHammer', field: 'lots' });
    expect(await left(sale)).toEqual([1, 1, 0]);
    expect(await staff.codeOf(CANCEL, { u: car })).toBeNull();
    await removable(sale, true);
    expect(await refusalOf(sale)).toBeUndefined();
    expect(await left(sale)).toEqual([0, 0, 0]);
    // How it was called off is kept with the car.
    const kept = await house.db.owner('select 1 from auctions where ad_uuid = $1', [car]);
    expect(kept).toHaveLength(1);
  });

  it('is none that ended, and none that everybody sees or has seen: its address is its own for good', async () => {
    const ended = await schedule(await save());
    await house.db.owner(
      `update auctions set status = 'unsold', closed_at = now(), start_at = now() - interval '2 hours', end_at = now()
       where ad_uuid = $1`,
      [car],
    );
    expect(await refusalOf(ended)).toMatchObject({ code: 'CarUnderHammer', field: 'lots' });
    car = (await addCar(house)).uuid;
    const shown = await schedule(await save());
    expect(await staff.codeOf(ANNOUNCE, { id: shown.id, is: true })).toBeNull();
    for (const isHidden of [false, true]) {
      if (isHidden) expect(await staff.codeOf(ANNOUNCE, { id: shown.id, is: false })).toBeNull();
      else expect(await staff.codeOf(CANCEL, { u: car })).toBeNull();
      const version = await removable(shown, false);
      expect(await refusalOf({ ...shown, version })).toMatchObject({ code: 'BadInput', field: 'state' });
    }
    expect(await left(shown)).toEqual([1, 1, 0]);
  });

  it('takes no call that somebody writes down at the same moment', async () => {
    const sale = await save();
    const p = await idOf(house, await house.guest());
    await using held = await openTransaction(house.db);
    await held.query('delete from sale_lots where sale_id = $1', [sale.id]);
    const code = staff.codeOf(CALL, { s: sale.id, a: car, p });
    await untilWaiting(house.db, 1);
    await held.query('commit');
    expect(await code).toBe('NotFound');
  });
});
