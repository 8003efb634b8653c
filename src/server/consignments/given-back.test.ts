import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { entrust, idOf, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Leads:read', 'Ads:update', 'Ads:publish'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN =
  'mutation($adUuid: ID, $leadId: ID) { openConsignment(adUuid: $adUuid, leadId: $leadId) { id } }';
const LINK = 'mutation($id: ID!, $adUuid: ID!) { linkConsignment(id: $id, adUuid: $adUuid) { id } }';
const LOSE = 'mutation($id: ID!, $reason: String) { loseConsignment(id: $id, reason: $reason) { id } }';
const SAVE = `mutation($u: ID!, $v: Int!) { saveMyCar(uuid: $u, version: $v, wish: { kind: AD }) { state mayTakeOver } }`;
const LEAVE = 'mutation($u: ID!) { leaveHouse(uuid: $u, reason: "Je la garde.") { state } }';
const NOTHING_KEPT = { commissionBp: 800, commissionMinCents: 0 };

/** A draft of somebody's own: of which they wrote nothing of how it is sold, or that they left to the house. */
async function draftOf(
  { email }: Guest,
  wish: 'AD' | 'MANAGED' = 'MANAGED',
  auction?: object,
): Promise<string> {
  const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: email, ...(auction && { auction }) });
  await house.db.owner('insert into ad_drafts (ad_uuid, wish) values ($1, $2)', [uuid, wish]);
  return uuid;
}

async function leadOf(form: string, adUuid: string | null = null, account = ''): Promise<string> {
  const [lead] = await house.db.owner<{ id: string }>(
    `insert into leads (form, name, email, lead_source, account_id, ad_uuid, due_at)
     values ($1, 'Rosa Martín', 'rosa@calandre.test', 'website', (select id from accounts where email = $2), $3, now())
     returning id`,
    [form, account, adUuid],
  );
  return lead?.id ?? '';
}

async function open(of: { adUuid: string } | { leadId: string }): Promise<string> {
  const { data, errors } = await staff.ask(OPEN, of);
  expect(errors).toBeUndefined();
  return (data as unknown as { openConsignment: { id: string } }).openConsignment.id;
}
const isOurs = async (uuid: string) => (await house.rooms.ads.find(uuid))?.handleByCalandre;
const carOf = async (guest: Guest, u: string) => {
  const { data } = await guest.ask('query($u: ID!) { myCar(uuid: $u) { version mayTakeOver } }', { u });
  return data?.myCar as unknown as { version: number; mayTakeOver: boolean };
};
/** Its owner would write and sell it alone after all. */
const takeOver = async (guest: Guest, u: string) =>
  guest.ask(SAVE, { u, v: (await carOf(guest, u)).version });

const leave = (guest: Guest, u: string) => guest.codeOf(LEAVE, { u });

describe('a draft that the house has in hand', () => {
  it('is its owner’s to take back with a reason, which ends its file, and not by writing it alone', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    expect((await carOf(owner, uuid)).mayTakeOver).toBe(true);
    const id = await open({ adUuid: uuid });
    expect((await carOf(owner, uuid)).mayTakeOver).toBe(false);
    expect((await takeOver(owner, uuid)).errors?.[0]?.extensions.field).toBe('state');
    expect(await isOurs(uuid)).toBe(true);
    expect(await leave(owner, uuid)).toBeNull();
    expect(await isOurs(uuid)).toBe(false);
    expect(await house.rooms.consignments.find(id)).toMatchObject({
      stage: 'LOST',
      lostReason: 'Je la garde.',
    });
    expect((await takeOver(owner, uuid)).data).toEqual({ saveMyCar: { state: 'DRAFT', mayTakeOver: false } });
  });
});

describe('a mandate that is proposed', () => {
  const propose = async (uuid: string) =>
    house.rooms.orders.proposeMandate(uuid, await idOf(house, staff), {
      ...{ reserve: null, estimateLow: null, estimateHigh: null, withdrawalFeeCents: 0, ...NOTHING_KEPT },
      ...{ fromOn: todayInParis(), untilOn: todayInParis(30) },
    });
  const SIGN = 'mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }';
  const mandateOf = async (owner: Guest) => {
    const { data } = await owner.ask('{ mySaleMandates { id state } }');
    return (data as unknown as { mySaleMandates: { id: string; state: string }[] }).mySaleMandates[0];
  };
  const newsOf = async (owner: Guest) => {
    const { data } = await owner.ask('{ myNotifications { nodes { mandateNews } } }');
    type News = { myNotifications: { nodes: { mandateNews: string }[] } };
    return (data as unknown as News).myNotifications.nodes[0]?.mandateNews;
  };

  it('is taken back with the ad by its owner, which the file of the car says', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    const id = await open({ adUuid: uuid });
    await propose(uuid);
    expect(await leave(owner, uuid)).toBeNull();
    const mandate = await mandateOf(owner);
    expect(mandate?.state).toBe('TAKEN_BACK');
    expect(await owner.codeOf(SIGN, { id: mandate?.id })).toBe('BadInput');
    expect(await newsOf(owner)).toBe('PROPOSED');
    const history = 'query($id: ID!) { staffHistory(kind: CONSIGNMENT, id: $id) { action } }';
    const { data } = await staff.ask(history, { id });
    expect(data?.staffHistory).toMatchObject([{ action: 'consignment.givenBack' }, {}]);
  });

  it('is taken back, and its owner told, where staff give the file of the car up', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    const id = await open({ adUuid: uuid });
    await propose(uuid);
    expect(await staff.codeOf(LOSE, { id, reason: 'Vendue à un voisin' })).toBeNull();
    expect((await mandateOf(owner))?.state).toBe('TAKEN_BACK');
    expect(await newsOf(owner)).toBe('TAKEN_BACK');
  });

  it('is signed of no car that was given back before proposals ended with that', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    await open({ adUuid: uuid });
    await propose(uuid);
    await house.db.owner('update ads set handle_by_calandre = false where uuid = $1', [uuid]);
    const signed = await owner.ask(SIGN, { id: (await mandateOf(owner))?.id });
    expect(signed.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
  });
});

describe('a draft that nobody left to the house', () => {
  it('stays its owner’s, whoever’s file staff would give it to', async () => {
    const [stranger, owner] = [await house.guest(), await house.guest()];
    const [foreign, alone] = [await draftOf(stranger, 'AD'), await draftOf(owner, 'AD')];
    const id = await open({ leadId: await leadOf('managedSale') });
    expect((await staff.ask(LINK, { id, adUuid: foreign })).errors?.[0]?.extensions.field).toBe('adUuid');
    await open({ leadId: await leadOf('sellAd', alone, owner.email) });
    // Nor is one that its owner took over before there was a file of it.
    const over = await draftOf(owner);
    expect((await takeOver(owner, over)).errors).toBeUndefined();
    await open({ leadId: await leadOf('managedSale', over, owner.email) });
    for (const uuid of [foreign, alone, over]) expect(await isOurs(uuid)).toBe(false);
  });

  it('is left to it by the file of its seller, until that has the right one', async () => {
    const owner = await house.guest();
    const [wrong, right] = [await draftOf(owner, 'AD'), await draftOf(owner, 'AD')];
    const id = await open({ leadId: await leadOf('managedSale', null, owner.email) });
    expect(await staff.codeOf(LINK, { id, adUuid: wrong })).toBeNull();
    expect(await isOurs(wrong)).toBe(true);
    expect(await staff.codeOf(LINK, { id, adUuid: right })).toBeNull();
    expect([await isOurs(wrong), await isOurs(right)]).toEqual([false, true]);
    expect(await leave(owner, right)).toBeNull();
    expect(await isOurs(right)).toBe(false);
  });

  it('is sold by whom its planned auction names, though it has a file', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner, 'MANAGED', { startsInMs: 1_800_000 });
    await open({ leadId: await leadOf('sellAuction', uuid, owner.email) });
    expect(await isOurs(uuid)).toBe(false);
  });
});

describe('a file that is given up', () => {
  it('gives its draft back, which asking for it does not take again but taking it up does', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    const leadId = await leadOf('managedSale', uuid, owner.email);
    const id = await open({ leadId });
    const settle = (reason: string | null) => staff.codeOf(LOSE, { id, reason });
    expect(await settle('Il la garde')).toBeNull();
    expect(await open({ leadId })).toBe(id);
    expect(await isOurs(uuid)).toBe(false);
    expect(await settle(null)).toBeNull();
    expect(await isOurs(uuid)).toBe(true);
    expect(await leave(owner, uuid)).toBeNull();
    expect(await open({ leadId })).toBe(id);
    for (const reason of ['Il la garde', null]) expect(await settle(reason)).toBeNull();
    expect(await isOurs(uuid)).toBe(false);
  });

  it('gives back how its owner wished to sell, who hands it in again, until it is taken up again', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner, 'AD');
    await house.db.owner(`insert into ad_submissions (ad_uuid, state) values ($1, 'WAITING')`, [uuid]);
    const id = await open({ leadId: await leadOf('managedSale', null, owner.email) });
    const stands = async () => {
      const { data } = await owner.ask('query($u: ID!) { myCar(uuid: $u) { state wish { kind } } }', {
        u: uuid,
      });
      return data?.myCar;
    };
    const before = await stands();
    expect(before).toMatchObject({ state: 'IN_REVIEW', wish: { kind: 'AD' } });
    expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
    expect(await stands()).toMatchObject({ state: 'PREPARING', wish: { kind: 'MANAGED' } });
    expect((await staff.ask('{ adSubmissions { id } }')).data?.adSubmissions).toEqual([]);
    expect(await staff.codeOf(LOSE, { id, reason: 'Il la garde' })).toBeNull();
    expect(await stands()).toMatchObject({ state: 'DRAFT', wish: { kind: 'AD' } });
    expect(await staff.codeOf(LOSE, { id, reason: null })).toBeNull();
    expect([await isOurs(uuid), await stands()]).toMatchObject([true, { wish: { kind: 'MANAGED' } }]);
  });

  it('leaves its owner what they have handed in since, though it is taken up again', async () => {
    const owner = await house.guest();
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: owner.email });
    const id = await open({ leadId: await leadOf('managedSale', null, owner.email) });
    expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
    expect(await staff.codeOf(LOSE, { id, reason: 'Il la garde' })).toBeNull();
    // Staff wrote it: its owner has said nothing of how it is sold.
    const query = 'query($u: ID!) { myCar(uuid: $u) { state wish { kind } } }';
    const stands = async () => (await owner.ask(query, { u: uuid })).data?.myCar;
    expect(await stands()).toMatchObject({ state: 'DRAFT', wish: { kind: 'AD' } });
    await house.db.owner('insert into ad_submissions (ad_uuid) values ($1)', [uuid]);
    expect(await staff.codeOf(LOSE, { id, reason: null })).toBeNull();
    expect(await stands()).toMatchObject({ state: 'IN_REVIEW', wish: { kind: 'AD' } });
    expect(await isOurs(uuid)).toBe(false);
  });

  it('is approved by no review meanwhile, though one waited from before', async () => {
    const owner = await house.guest();
    const uuid = await draftOf(owner);
    await open({ adUuid: uuid });
    // Nor one that staff take on in the ad alone, which takes back what its owner had handed in.
    const other = await draftOf(owner, 'AD');
    await house.db.owner('insert into ad_submissions (ad_uuid) values ($1)', [other]);
    await house.rooms.ads.update(other, { handleByCalandre: true });
    const { data } = await staff.ask('{ adSubmissions { ad { uuid } } }');
    expect(data?.adSubmissions).not.toContainEqual({ ad: { uuid: other } });
    const [{ id } = { id: '' }] = await house.db.owner<{ id: string }>(
      'insert into ad_submissions (ad_uuid) values ($1) returning id',
      [uuid],
    );
    const approved = await staff.ask('mutation($id: ID!) { approveSubmission(id: $id) { id } }', { id });
    expect(approved.errors?.[0]?.extensions.field).toBe('state');
  });

  it('keeps what its owner has signed for, and what staff said of an ad', async () => {
    const owner = await house.guest();
    const [signed, said] = [await draftOf(owner), await draftOf(owner, 'AD')];
    await house.rooms.ads.update(said, { handleByCalandre: true });
    for (const uuid of [signed, said]) {
      const id = await open({ adUuid: uuid });
      if (uuid === signed) await entrust(house, uuid, owner, NOTHING_KEPT);
      expect(await staff.codeOf(LOSE, { id, reason: 'Il la garde' })).toBeNull();
      expect(await isOurs(uuid)).toBe(true);
    }
  });
});
