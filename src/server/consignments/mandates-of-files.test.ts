import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { entrustCar, idOf, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let actor: string;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Leads:read', 'Ads:update'] });
  actor = await idOf(house, staff);
});
afterAll(() => house[Symbol.asyncDispose]());

const TERMS = {
  ...{ reserve: null, estimateLow: null, estimateHigh: null, withdrawalFeeCents: 0, commissionBp: 800 },
  ...{ commissionMinCents: 0, fromOn: todayInParis(), untilOn: todayInParis(30) },
};
const FILE = 'query($id: ID!) { consignment(id: $id) { stage mandateState dueAt } }';
const MINE = 'query($u: ID!) { myConsignment(adUuid: $u) { stage mandateState mandateId } }';
const REFUSE = 'mutation($id: ID!, $r: String!) { refuseSaleMandate(id: $id, reason: $r) { state } }';

/** A car whose seller agrees to what the house estimates. */
async function agreed() {
  const { uuid, seller } = await entrustCar(house, { status: 'DRAFT' });
  const { consignments, orders } = house.rooms;
  const { id } = await consignments.open({ leadId: null, adUuid: uuid }, actor);
  await consignments.giveEstimate(id, { party: 'HOUSE', low: 1_000, high: 2_000, note: '' }, actor);
  const sellerId = await idOf(house, seller);
  await consignments.answerEstimate(sellerId, (await consignments.estimates(id))[0]?.id ?? '', null);
  const ofStaff = async () =>
    (await staff.ask(FILE, { id })).data?.consignment as unknown as { mandateState: string; dueAt: string };
  const mine = async () =>
    (await seller.ask(MINE, { u: uuid })).data?.myConsignment as unknown as { mandateId: string };
  const propose = async () => {
    await orders.proposeMandate(uuid, actor, TERMS);
    return (await mine()).mandateId;
  };
  /** What both sides read of the mandate, while none is signed. */
  const read = async (mandateState: string | null) => {
    expect(await ofStaff()).toMatchObject({ stage: 'MANDATE', mandateState });
    expect(await mine()).toMatchObject({ stage: 'MANDATE', mandateState });
    return Date.parse((await ofStaff()).dueAt);
  };
  return { uuid, seller, id, propose, read };
}

it('what became of the last mandate is told to its seller and to staff, who are to propose another in time', async () => {
  const { seller, propose, read } = await agreed();
  const unasked = await read(null);
  const first = await propose();
  // A week to sign it, from when it was proposed.
  expect(await read('PROPOSED')).toBeGreaterThan(unasked);
  expect(await seller.codeOf(REFUSE, { id: first, r: 'Trop bas.' })).toBeNull();
  expect(await read('REFUSED')).toBe(unasked);
  const second = await propose();
  expect(second).not.toBe(first);
  await house.rooms.orders.endMandate(second, actor, { ending: 'TAKEN_BACK', reason: 'Erreur.' });
  expect(await read('TAKEN_BACK')).toBe(unasked);
  await house.db.owner('update sale_mandates set until_on = $2, from_on = $2 where id = $1', [
    ...[await propose(), todayInParis(-1)],
  ]);
  expect(await read('EXPIRED')).toBe(unasked);
});

it('one that is refused is written to the house, with the reason, and without it is in the log of its car', async () => {
  const { uuid, seller, propose } = await agreed();
  expect(await seller.codeOf(REFUSE, { id: await propose(), r: ' La commission. ' })).toBeNull();
  const letter = await openLetter(house, house.rooms.settings.read('house').email);
  expect(letter.subject).toContain('le mandat est refusé');
  expect(letter.text).toContain('La commission.');
  expect(letter.text).toContain(`/admin/ads/edit/${uuid}#mandates`);
  const log = await house.db.owner(
    `select e.reason, a.email from audit_entries e join accounts a on a.id = e.actor_id
     where e.action = 'mandate.refused' and e.subject_id = $1`,
    [uuid],
  );
  // Its seller's own words leave with them.
  expect(log).toEqual([{ reason: null, email: seller.email }]);
});
