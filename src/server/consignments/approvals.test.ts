import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { entrust, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let staffId: string;
let seller: Guest;
let uuid: string;
let id: string;

beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({
    permissions: ['Leads:read', 'Ads:update', 'Ads:publish', 'Auctions:update'],
  });
  staffId = await idOf(house, staff);
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ uuid, seller } = await entrustCar(house, { status: 'DRAFT' }));
  id = (await house.rooms.consignments.open({ leadId: null, adUuid: uuid }, staffId)).id;
});

const ASK = 'mutation($id: ID!) { askAdApproval(id: $id) { approval { state } } }';
const NOTE = 'mutation($u: ID!, $r: String!) { noteAdApproval(uuid: $u, reason: $r) }';
const MINE = `query($u: ID!) { myCar(uuid: $u) { consignmentTasks ad { revision } }
  myConsignment(adUuid: $u) { tasks approval { id state change isNoted } } }`;
const ANSWER = `mutation($id: ID!, $revision: Int!, $change: String) {
  answerAdApproval(id: $id, revision: $revision, change: $change) { approval { state change } } }`;
const LACKS = 'query($id: ID!) { consignment(id: $id) { missing } }';
const PUBLISH = 'mutation($u: ID!) { publishCarAd(uuid: $u) { status } }';
const STEPS = 'query($u: [ID!]!) { openSteps(uuids: $u) { id title steps change } }';
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';

type Mine = {
  myCar: { consignmentTasks: string[]; ad: { revision: number } };
  myConsignment: { tasks: string[]; approval: { id: string; state: string; change: string | null } };
};
const mine = async () => (await seller.ask(MINE, { u: uuid })).data as unknown as Mine;
/** What its seller says to the ad as they read it just now. */
const answer = async (change: string | null = null, guest = seller) => {
  const { myCar, myConsignment } = await mine();
  const said = { id: myConsignment.approval.id, revision: myCar.ad.revision, change };
  return guest.codeOf(ANSWER, said);
};
const ask = () => staff.codeOf(ASK, { id });
const publish = () => staff.codeOf(PUBLISH, { u: uuid });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const schedule = () =>
  staff.codeOf(SCHEDULE, { u: uuid, d: { start: at(24), end: at(72), startingPrice: 1_000 } });
const note = (r = 'Par téléphone.') => staff.codeOf(NOTE, { u: uuid, r });
const open = async (u = [uuid]) =>
  (await staff.ask(STEPS, { u })).data?.openSteps as unknown as { title: string; steps: string[] }[];
const isOpen = async () => (await open())[0]?.steps.includes('APPROVAL') ?? false;
const houseMail = () => house.rooms.settings.read('house').email;
const rewrite = (history: string) => house.rooms.ads.update(uuid, { history: { fr: history } });
const log = async () =>
  (
    await house.db.owner<{ action: string; reason: string | null }>(
      'select action, reason from audit_entries where subject_id = $1 order by id desc limit 1',
      [id],
    )
  )[0];

describe('the word of a car’s seller on the ad that the house wrote', () => {
  it('is asked for by letter and on their page, once until they have given it', async () => {
    expect((await mine()).myConsignment).toMatchObject({ tasks: [], approval: { state: 'NOT_ASKED' } });
    expect(await ask()).toBeNull();
    const letters = await house.rooms.mail.list(seller.email);
    expect(letters[0]?.subject).toContain('attend votre accord');
    expect(letters[0]?.text).toContain('ou demander une modification, depuis la page de votre voiture');
    expect(letters[0]?.text).toContain(`/user/cars/edit/${uuid}`);
    expect(await ask()).toBeNull();
    expect(await house.rooms.mail.list(seller.email)).toHaveLength(letters.length);
    const { myCar, myConsignment } = await mine();
    expect([myCar.consignmentTasks, myConsignment.tasks]).toEqual([['APPROVE_AD'], ['APPROVE_AD']]);
  });

  it('puts the ad before the public, and the house is written', async () => {
    expect(await publish()).toBe('ApprovalRequired');
    await ask();
    expect(await publish()).toBe('ApprovalRequired');
    expect(await answer(null, await house.guest())).toBe('NotFound');
    expect(await answer()).toBeNull();
    expect((await openLetter(house, houseMail())).subject).toContain('approuve l’annonce');
    expect(await log()).toMatchObject({ action: 'consignment.approvalGiven' });
    expect(await answer()).toBeNull();
    expect(await publish()).toBeNull();
    expect((await mine()).myConsignment).toMatchObject({ approval: { state: 'APPROVED' } });
  });

  it('may be that something is to change: the house reads what, and asks again', async () => {
    await ask();
    expect(await answer(' ')).toBe('BadInput');
    expect(await answer('Elle est de 1962.')).toBeNull();
    const letter = await openLetter(house, houseMail());
    expect(letter.subject).toContain('demande une modification');
    for (const said of ['Elle est de 1962.', `/admin/consignments/${id}`])
      expect(letter.text).toContain(said);
    expect(await log()).toEqual({ action: 'consignment.changeAsked', reason: null });
    expect(await answer()).toBe('StaleVersion');
    expect(await publish()).toBe('ApprovalRequired');
    // Who writes an approval down over it has read it.
    expect(await open()).toMatchObject([{ id, change: 'Elle est de 1962.' }]);
    const { id: before } = (await mine()).myConsignment.approval;
    await ask();
    const { approval } = (await mine()).myConsignment;
    expect([approval.state, approval.id === before]).toEqual(['WAITING', false]);
  });

  it('is of what they read: not of an ad that was written otherwise meanwhile', async () => {
    await ask();
    const { myCar, myConsignment } = await mine();
    await rewrite('Une seule famille depuis 1962.');
    const said = { id: myConsignment.approval.id, revision: myCar.ad.revision };
    expect(await seller.codeOf(ANSWER, said)).toBe('StaleVersion');
    expect(await answer()).toBeNull();
  });

  it('is asked of nobody who took the car back in another window', async () => {
    await ask();
    const { myCar, myConsignment } = await mine();
    await house.rooms.consignments.lose(id, 'Trop chère.', staffId);
    const said = { id: myConsignment.approval.id, revision: myCar.ad.revision };
    expect(await seller.codeOf(ANSWER, said)).toBe('StaleVersion');
    expect(await (await house.guest()).codeOf(ANSWER, said)).toBe('NotFound');
  });

  it('is asked anew once the ad says something else, and only then', async () => {
    await ask();
    await answer();
    expect(await isOpen()).toBe(false);
    // Who of the house is named in it is no word of the ad.
    await house.rooms.ads.update(uuid, { sfInternalOpportunityId: 'X-1' });
    expect(await isOpen()).toBe(false);
    await rewrite('Restaurée en 2019.');
    expect(await isOpen()).toBe(true);
    expect((await mine()).myConsignment.approval.state).toBe('OUTDATED');
    expect(await publish()).toBe('ApprovalRequired');
    await ask();
    await answer();
    expect(await publish()).toBeNull();
  });

  it('is better asked for once nothing is missing in the ad, which the file says', async () => {
    const missing = async () => (await staff.ask(LACKS, { id })).data?.consignment;
    await house.rooms.ads.update(uuid, { price: null });
    expect(await missing()).toMatchObject({ missing: expect.arrayContaining(['price']) });
    await house.rooms.ads.update(uuid, { price: 40_000 });
    expect(await missing()).not.toMatchObject({ missing: expect.arrayContaining(['price']) });
  });

  it('may be written down by staff who say how it was given, which the log keeps', async () => {
    expect(await note(' ')).toBe('BadInput');
    expect(await seller.codeOf(NOTE, { u: uuid, r: 'Oui.' })).toBe('Forbidden');
    expect(await note()).toBeNull();
    expect(await log()).toEqual({ action: 'consignment.approvalGiven', reason: 'Par téléphone.' });
    // Who has not said so reads that it was noted, and by whom.
    const letter = await openLetter(house, seller.email);
    expect(letter.subject).toContain('votre accord sur l’annonce');
    for (const said of ['Notre équipe a noté', 'Par téléphone.', 'écrivez-nous'])
      expect(letter.text).toContain(said);
    expect((await mine()).myConsignment.approval).toMatchObject({ state: 'APPROVED', isNoted: true });
    expect(await publish()).toBeNull();
    // Of what the public has read since, a new auction asks again.
    await rewrite('Restaurée en 2019.');
    await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
    expect(await schedule()).toBe('ApprovalRequired');
    await ask();
    const [asked] = await house.rooms.mail.list(seller.email);
    expect(asked?.subject).toContain('vous convient-elle');
    expect(asked?.text).not.toContain('avant qu’elle ne paraisse');
    expect(await note()).toBeNull();
    expect(await schedule()).toBeNull();
  });

  it('is needed of a draft that its owner left to the house before there is a file of it', async () => {
    const { uuid: bare } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    await house.db.owner("insert into ad_drafts (ad_uuid, wish) values ($1, 'MANAGED')", [bare]);
    expect(await staff.codeOf(PUBLISH, { u: bare })).toBe('ApprovalRequired');
    expect(await open([bare])).toEqual([
      { id: null, title: 'Alpine A110', steps: ['APPROVAL'], change: null },
    ]);
    const file = await house.rooms.consignments.open({ leadId: null, adUuid: bare }, staffId);
    expect(await open([bare])).toMatchObject([{ id: file.id }]);
  });

  it('is no more than open where the house asks its sellers for no mandate', async () => {
    await using plain = await openTestHouse();
    const clerk = await plain.guest({ permissions: ['Leads:read', 'Ads:publish'] });
    const car = await entrustCar(plain, { status: 'DRAFT' });
    await plain.rooms.consignments.open({ leadId: null, adUuid: car.uuid }, await idOf(plain, clerk));
    const { data } = await clerk.ask(STEPS, { u: [car.uuid] });
    expect(data?.openSteps).toMatchObject([{ steps: expect.arrayContaining(['APPROVAL']) }]);
    expect(await clerk.codeOf(PUBLISH, { u: car.uuid })).toBeNull();
  });

  it('is asked of nobody for a car that its owner sells', async () => {
    await house.rooms.ads.update(uuid, { handleByCalandre: false });
    expect(await ask()).toBe('BadInput');
    expect(await publish()).toBeNull();
  });

  it('is needed of what is left to the house still once its file is given up, and not of what staff bring in', async () => {
    await house.rooms.consignments.lose(id, 'Trop chère.', staffId);
    await house.db.owner("insert into ad_drafts (ad_uuid, wish) values ($1, 'MANAGED')", [uuid]);
    expect(await open()).toMatchObject([{ id: null, steps: ['APPROVAL'] }]);
    expect(await publish()).toBe('ApprovalRequired');
    await house.rooms.consignments.lose(id, null, staffId);
    expect(await note()).toBeNull();
    expect(await publish()).toBeNull();
    const bare = await entrustCar(house, { status: 'DRAFT' });
    expect(await staff.codeOf(PUBLISH, { u: bare.uuid })).toBeNull();
  });

  it('is asked of nobody anew for what the public reads already, where no file is open', async () => {
    await note();
    await publish();
    await house.db.owner("insert into ad_drafts (ad_uuid, wish) values ($1, 'MANAGED')", [uuid]);
    await house.rooms.consignments.lose(id, 'Trop chère.', staffId);
    expect(await open()).toEqual([]);
    await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
    expect(await schedule()).toBeNull();
  });

  it('is asked of nobody for a car that is the house’s own, whoever left it to the house before', async () => {
    const { uuid: own } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    await house.db.owner("insert into ad_drafts (ad_uuid, wish) values ($1, 'MANAGED')", [own]);
    await house.rooms.ads.update(own, { sellerEmail: null, calandreCollection: true });
    expect(await open([own])).toEqual([]);
    expect(await staff.codeOf(PUBLISH, { u: own })).toBeNull();
  });
});

describe('what is open before cars are published', () => {
  it('is told of many at once, of those alone that lack something', async () => {
    const { uuid: plain } = await addCar(house, { status: 'DRAFT' });
    const all = ['IDENTITY', 'INSPECTION', 'PHOTOS', 'REPORT', 'APPROVAL'];
    expect(await open([plain, uuid])).toEqual([{ id, title: 'Alpine A110', steps: all, change: null }]);
    expect(await staff.codeOf(STEPS, { u: ['x'] })).toBe('BadInput');
    for (const right of ['Ads:publish', 'Auctions:update'] as const)
      expect(await (await house.guest({ permissions: [right] })).codeOf(STEPS, { u: [uuid] })).toBeNull();
    await house.rooms.consignments.lose(id, 'Vendue.', staffId);
    expect(await open()).toEqual([]);
  });

  it('stays open once they are public, until it is done', async () => {
    await note();
    await publish();
    expect((await open())[0]?.steps).toEqual(['IDENTITY', 'INSPECTION', 'PHOTOS', 'REPORT']);
    const { myCar, myConsignment } = await mine();
    expect([myCar.consignmentTasks, myConsignment.tasks]).toEqual([
      ['HAND_IN_IDENTITY'],
      ['HAND_IN_IDENTITY'],
    ]);
  });
});
