import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';

const DAY = 86_400_000;
let house: TestHouse;
let staff: Guest;
let staffId: string;
let seller: Guest;
let uuid: string;

beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read'], firstName: 'Camille' });
  staffId = await idOf(house, staff);
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await house.guest();
  uuid = await handledCar(seller.email);
});

async function handledCar(sellerEmail: string): Promise<string> {
  const car = await addCar(house, { status: 'DRAFT', sellerEmail });
  await house.db.owner('update ads set handle_by_calandre = true where uuid = $1', [car.uuid]);
  return car.uuid;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const read = <Value>({ data, errors }: Answer, name: string): Value => {
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as Record<string, Value>)[name] as Value;
};

const FILE = `id reference title stage isLate dueAt ownerName sellerName adUuid leadId lostReason
  steps { step isDone } estimates { id party low high agreedAt }
  appointments { id kind at place staffName note state }`;
const OPEN = `mutation($leadId: ID, $adUuid: ID) { openConsignment(leadId: $leadId, adUuid: $adUuid) { ${FILE} } }`;
const ESTIMATE = `mutation($id: ID!, $data: EstimateInput!) { giveEstimate(id: $id, data: $data) { ${FILE} } }`;
const AGREE = `mutation($id: ID!) { agreeToEstimate(id: $id) { ${FILE} } }`;
const ANSWER = `mutation($id: ID!, $low: Int, $high: Int) { answerMyEstimate(id: $id, low: $low, high: $high) {
  stage estimate { party low high agreedAt } } }`;
const MEET = `mutation($id: ID!, $appointmentId: ID, $data: AppointmentInput!) {
  saveAppointment(id: $id, appointmentId: $appointmentId, data: $data) { ${FILE} } }`;
const SETTLE = `mutation($id: ID!, $isDone: Boolean!) { settleAppointment(id: $id, isDone: $isDone) { ${FILE} } }`;
const LOSE = `mutation($id: ID!, $reason: String) { loseConsignment(id: $id, reason: $reason) { ${FILE} } }`;
const MINE = `query($uuid: ID!) { myConsignment(adUuid: $uuid) { stage reference ownerName
  estimate { id party low high agreedAt } appointments { kind at place staffName note state } } }`;
const LIST = `query($stage: ConsignmentStage, $ownerId: ID, $isLate: Boolean, $search: String) {
  consignments(stage: $stage, ownerId: $ownerId, isLate: $isLate, search: $search) {
    totalCount consignments { id stage } } }`;

type Estimate = { id: string; party: string; low: number; high: number; agreedAt: string | null };
type Appointment = {
  id: string;
  kind: string;
  place: string;
  staffName: string;
  note: string;
  state: string;
};
type File = {
  id: string;
  reference: string;
  stage: string;
  isLate: boolean;
  ownerName: string | null;
  sellerName: string | null;
  lostReason: string | null;
  steps: { step: string; isDone: boolean }[];
  estimates: Estimate[];
  appointments: Appointment[];
};

const open = async (of: object = { adUuid: uuid }) =>
  read<File>(await staff.ask(OPEN, of), 'openConsignment');
const estimate = async (id: string, data: object = { party: 'HOUSE', low: 40_000, high: 50_000 }) =>
  read<File>(await staff.ask(ESTIMATE, { id, data }), 'giveEstimate');
const answer = async (guest: Guest, id: string, more: object = {}) =>
  read<{ stage: string }>(await guest.ask(ANSWER, { id, ...more }), 'answerMyEstimate');
const visit = (more: object = {}) => ({
  ...{
    kind: 'INSPECTION',
    at: inDays(2),
    place: '8 rue du Faubourg, Lyon',
    staffId,
    note: 'Clé chez le voisin',
  },
  ...more,
});
const meet = async (id: string, data: object = visit(), appointmentId: string | null = null) =>
  read<File>(await staff.ask(MEET, { id, appointmentId, data }), 'saveAppointment');
const mine = async (guest: Guest, of = uuid) =>
  read<(File & { estimate: Estimate | null }) | null>(await guest.ask(MINE, { uuid: of }), 'myConsignment');
const list = async (asked: object = {}) =>
  read<{ totalCount: number; consignments: { id: string; stage: string }[] }>(
    await staff.ask(LIST, asked),
    'consignments',
  ).consignments;
/** What is wrong with an answer, by its field. */
const wrongOf = ({ errors }: Answer) => [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];

/** A wish to sell that came by telephone. */
async function addLead(form: string): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>(
    `insert into leads (form, name, email, lead_source, due_at)
     values ($1, 'Rosa Martín', 'rosa@calandre.test', 'phone_call', now() + interval '1 day') returning id`,
    [form],
  );
  return row?.id ?? '';
}

describe('a file of a car that is consigned', () => {
  it('is opened in one click from an ad that the house handles, once, by whoever opens it', async () => {
    const file = await open();
    expect(file).toMatchObject({
      stage: 'PROPOSAL',
      ownerName: 'Camille Mercier',
      sellerName: 'Alain Mercier',
    });
    expect(file.reference).toMatch(/^DOS-\d{6}$/);
    expect((await open()).id).toBe(file.id);
    const other = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    expect(wrongOf(await staff.ask(OPEN, { adUuid: other.uuid }))).toEqual(['BadInput', 'adUuid']);
    expect(wrongOf(await staff.ask(OPEN, {}))).toEqual(['BadInput', 'leadId']);
  });

  it('is opened from the wish of a seller, which is done with, and waits for its ad', async () => {
    const leadId = await addLead('sellAuction');
    const file = await open({ leadId });
    expect(file).toMatchObject({ title: 'Rosa Martín', sellerName: 'Rosa Martín', adUuid: null, leadId });
    expect((await open({ leadId })).id).toBe(file.id);
    const [lead] = await house.db.owner<{ state: string }>('select state from leads where id = $1', [leadId]);
    expect(lead?.state).toBe('DONE');
    const link = `mutation($id: ID!, $adUuid: ID!) { linkConsignment(id: $id, adUuid: $adUuid) { adUuid title } }`;
    const linked = await staff.ask(link, { id: file.id, adUuid: uuid });
    expect(read(linked, 'linkConsignment')).toEqual({ adUuid: uuid, title: 'Alpine A110' });
    // One file a car.
    const second = await open({ leadId: await addLead('managedSale') });
    expect(wrongOf(await staff.ask(link, { id: second.id, adUuid: uuid }))).toEqual(['BadInput', 'adUuid']);
  });

  it('is opened from no wish of a buyer', async () => {
    expect(wrongOf(await staff.ask(OPEN, { leadId: await addLead('interest') }))).toEqual([
      'BadInput',
      'leadId',
    ]);
  });

  it('goes from step to step as other rooms keep what is done', async () => {
    const { id } = await open();
    const sellerId = await idOf(house, seller);
    const stage = async () => (await list({ search: (await open()).reference }))[0]?.stage;
    expect((await estimate(id)).stage).toBe('ESTIMATE');
    await staff.ask(AGREE, { id: (await open()).estimates[0]?.id });
    expect(await stage()).toBe('MANDATE');
    await house.db.owner(
      `insert into sale_mandates (ad_uuid, seller_id, version, commission_bp, commission_min_cents, from_on, until_on,
         withdrawal_fee_cents, proposed_by, proposed_at, terms, fixed_at, sha256, signed_at)
       values ($1, $2, 1, 800, 0, current_date, current_date + 90, 0, $3, now(), '{}', now(), 'x', now())`,
      [uuid, sellerId, staffId],
    );
    expect(await stage()).toBe('IDENTITY');
    await house.db.owner(
      `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count, state, decided_at)
       values ($1, 'IDENTITY', 'x', 'x', 'application/pdf', 1, 'ACCEPTED', now())`,
      [sellerId],
    );
    expect(await stage()).toBe('INSPECTION');
    for (const [kind, next] of [
      ['INSPECTION', 'PHOTOS'],
      ['PHOTOS', 'REPORT'],
    ] as const) {
      const { appointments } = await meet(id, visit({ kind }));
      const planned = appointments.find(each => each.state === 'PLANNED');
      await staff.ask(SETTLE, { id: planned?.id, isDone: true });
      expect(await stage()).toBe(next);
    }
    await house.db.owner(
      `update ads set details = details || '{"conditionReport": {"version": 1}}' where uuid = $1`,
      [uuid],
    );
    expect(await stage()).toBe('APPROVAL');
    await house.rooms.consignments.noteApproval(uuid, 'Par téléphone.', staffId);
    expect(await stage()).toBe('PUBLICATION');
    await house.db.owner(`update ads set status = 'PUBLISHED', published_at = now() where uuid = $1`, [uuid]);
    expect(await stage()).toBe('SALE');
  });

  it('is settled with the order of its car', async () => {
    const { car, seller: owner } = await sellCar(house);
    await house.db.owner('update ads set handle_by_calandre = true where uuid = $1', [car.uuid]);
    expect(await open({ adUuid: car.uuid })).toMatchObject({ stage: 'SETTLEMENT' });
    expect(await mine(owner, car.uuid)).toMatchObject({ stage: 'SETTLEMENT' });
    await house.db.owner(`update orders set state = 'CLOSED' where ad_uuid = $1`, [car.uuid]);
    const file = await open({ adUuid: car.uuid });
    expect(file.stage).toBe('DONE');
    expect((await list()).some(({ id }) => id === file.id)).toBe(false);
    expect((await list({ stage: 'DONE' })).some(({ id }) => id === file.id)).toBe(true);
  });

  it('is given up for a reason, its appointments with it, and taken up again', async () => {
    const { id } = await meet((await open()).id);
    expect(wrongOf(await staff.ask(LOSE, { id, reason: ' ' }))).toEqual(['BadInput', 'reason']);
    const reason = 'Vendue à un voisin';
    const lost = read<File>(await staff.ask(LOSE, { id, reason }), 'loseConsignment');
    expect(lost).toMatchObject({ stage: 'LOST', lostReason: reason, isLate: false });
    expect(lost.appointments).toMatchObject([{ kind: 'INSPECTION', state: 'CALLED_OFF' }]);
    expect((await house.rooms.mail.list(seller.email))[0]?.subject).toContain('annulé');
    expect((await list()).some(each => each.id === id)).toBe(false);
    const late = { id, data: { party: 'HOUSE', low: 1, high: 2 } };
    expect(await staff.codeOf(ESTIMATE, late)).toBe('BadInput');
    expect(await mine(seller)).toMatchObject({ stage: 'LOST' });
    const taken = read<File>(await staff.ask(LOSE, { id, reason: null }), 'loseConsignment');
    expect(taken).toMatchObject({ stage: 'PROPOSAL', lostReason: null });
  });

  it('is handed to somebody who may read it; the list is told by whom, by its lateness and its number', async () => {
    const file = await open();
    const give = `mutation($id: ID!, $ownerId: ID) { assignConsignment(id: $id, ownerId: $ownerId) { ownerName } }`;
    const buyer = await house.guest();
    const other = await house.guest({ permissions: ['Leads:read'], firstName: 'Léo' });
    const wrong = await staff.ask(give, { id: file.id, ownerId: await idOf(house, buyer) });
    expect(wrongOf(wrong)).toEqual(['BadInput', 'ownerId']);
    const ownerId = await idOf(house, other);
    expect(read(await staff.ask(give, { id: file.id, ownerId }), 'assignConsignment')).toEqual({
      ownerName: 'Léo Mercier',
    });
    expect(await list({ ownerId })).toEqual([{ id: file.id, stage: 'PROPOSAL' }]);
    expect(await list({ ownerId, isLate: true })).toEqual([]);
    const late = async () =>
      read<{ consignmentsLate: number }>(
        await staff.ask('{ staffOverview { consignmentsLate } }'),
        'staffOverview',
      ).consignmentsLate;
    const before = await late();
    await house.db.owner(`update consignments set opened_at = now() - interval '3 days' where id = $1`, [
      file.id,
    ]);
    expect(await list({ ownerId, isLate: true })).toEqual([{ id: file.id, stage: 'PROPOSAL' }]);
    expect(await late()).toBe(before + 1);
    expect(await list({ search: file.reference })).toEqual([{ id: file.id, stage: 'PROPOSAL' }]);
  });

  it('has a history that says who did what, and nothing is ever taken from it', async () => {
    const { id } = await open();
    const { estimates } = await estimate(id);
    await answer(seller, estimates[0]?.id ?? '', { low: 55_000, high: 60_000 });
    const history = `query($id: ID!) { staffHistory(kind: CONSIGNMENT, id: $id) { action actorName } }`;
    const entries = read<{ action: string; actorName: string }[]>(
      await staff.ask(history, { id }),
      'staffHistory',
    );
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['consignment.estimateAnswered', 'Alain Mercier'],
      ['consignment.estimateGiven', 'Camille Mercier'],
      ['consignment.opened', 'Camille Mercier'],
    ]);
  });
});

describe('an estimate', () => {
  const subjectTo = async (email = house.rooms.settings.read('house').email) =>
    (await openLetter(house, email)).subject.replaceAll(/\s+/g, ' ');
  it('is told to the seller in their language, who agrees to it', async () => {
    await seller.ask('mutation { updateLanguage(language: ES) { id } }');
    const { id } = await open();
    const { estimates } = await estimate(id);
    const letter = await openLetter(house, seller.email);
    expect(letter.subject).toContain('Alpine A110');
    expect(letter.text).toMatch(/40[.\s]000/);
    expect(letter.text).toContain('/es/');
    expect((await mine(seller))?.estimate).toMatchObject({ party: 'HOUSE', low: 40_000, agreedAt: null });
    expect(await answer(seller, estimates[0]?.id ?? '')).toMatchObject({ stage: 'MANDATE' });
    expect(await subjectTo()).toBe('Alpine A110 : l’estimation est acceptée');
    // It is agreed to once, however often they say so; another one is given, and asked about, anew.
    expect(await answer(seller, estimates[0]?.id ?? '')).toMatchObject({ stage: 'MANDATE' });
    await estimate(id, { party: 'HOUSE', low: 30_000, high: 35_000 });
    expect(await mine(seller)).toMatchObject({ stage: 'ESTIMATE', estimate: { low: 30_000 } });
  });

  it('is answered with another, which the house agrees to', async () => {
    const { id } = await open();
    const { estimates } = await estimate(id);
    const countered = await answer(seller, estimates[0]?.id ?? '', { low: 55_000, high: 60_000 });
    const suggested = { party: 'SELLER', low: 55_000, high: 60_000, agreedAt: null };
    expect(countered).toEqual({ stage: 'ESTIMATE', estimate: suggested });
    expect(await subjectTo()).toBe('Alpine A110 : le vendeur propose une autre estimation');
    // Their own is not theirs to agree to, nor the one before it any more.
    const theirs = (await mine(seller))?.estimate?.id;
    expect(await seller.codeOf(ANSWER, { id: theirs })).toBe('NotFound');
    expect(await seller.codeOf(ANSWER, { id: estimates[0]?.id })).toBe('NotFound');
    const file = read<File>(await staff.ask(AGREE, { id: theirs }), 'agreeToEstimate');
    expect(file.stage).toBe('MANDATE');
    expect(await subjectTo(seller.email)).toBe('Alpine A110 : votre estimation est acceptée');
    expect(file.estimates.map(({ party, agreedAt }) => [party, agreedAt !== null])).toEqual([
      ['SELLER', true],
      ['HOUSE', false],
    ]);
  });

  it('is of whole euros, from the lower to the higher, and nobody else’s', async () => {
    const { id } = await open();
    const give = (data: object) => staff.ask(ESTIMATE, { id, data });
    expect(wrongOf(await give({ party: 'HOUSE', low: 5, high: 4 }))).toEqual(['BadInput', 'high']);
    expect(wrongOf(await give({ party: 'HOUSE', low: 0, high: 4 }))).toEqual(['BadInput', 'low']);
    const { estimates } = await estimate(id);
    const stranger = await house.guest();
    expect(await stranger.codeOf(ANSWER, { id: estimates[0]?.id })).toBe('NotFound');
    expect(await mine(stranger)).toBeNull();
    expect((await open()).estimates.map(({ agreedAt }) => agreedAt)).toEqual([null]);
    expect(wrongOf(await seller.ask(ANSWER, { id: estimates[0]?.id, low: 9, high: 8 }))).toEqual([
      'BadInput',
      'high',
    ]);
    expect(await house.visitor().codeOf(ANSWER, { id: estimates[0]?.id })).toBe('Unauthenticated');
    expect(read(await house.visitor().ask(MINE, { uuid }), 'myConsignment')).toBeNull();
  });
});

describe('an appointment', () => {
  it('is told to the seller when it is made, moved and called off, without what staff noted', async () => {
    await seller.ask('mutation { updateLanguage(language: EN) { id } }');
    const { id } = await open();
    const made = await meet(id);
    const [planned] = made.appointments;
    const subjects = [(await openLetter(house, seller.email)).subject];
    await meet(id, visit({ at: inDays(3), place: 'Villeurbanne' }), planned?.id);
    const moved = await openLetter(house, seller.email);
    subjects.push(moved.subject);
    expect(moved.text).toContain('Villeurbanne');
    expect(moved.text).toContain('Camille Mercier');
    expect(moved.text).not.toContain('voisin');
    await staff.ask(SETTLE, { id: planned?.id, isDone: false });
    subjects.push((await openLetter(house, seller.email)).subject);
    expect(new Set(subjects).size).toBe(3);
    expect(await mine(seller)).toMatchObject({
      appointments: [
        { state: 'CALLED_OFF', place: 'Villeurbanne', staffName: 'Camille Mercier', note: null },
      ],
    });
    // A note that is written alone moves nothing, and is nobody's business.
    const again = await meet(id);
    const next = again.appointments.find(({ state }) => state === 'PLANNED');
    const at = (await openLetter(house, seller.email)).text;
    const same = again.appointments.find(each => each.id === next?.id) as unknown as { at: string };
    await meet(id, visit({ at: same.at, note: 'Autre' }), next?.id);
    expect((await openLetter(house, seller.email)).text).toBe(at);
  });

  it('is one of its kind at a time, with somebody of the house, somewhere', async () => {
    const { id } = await open();
    await meet(id);
    const wrong = async (data: object) => wrongOf(await staff.ask(MEET, { id, data }));
    expect(await wrong(visit())).toEqual(['BadInput', 'kind']);
    expect(await wrong(visit({ kind: 'PHOTOS', place: ' ' }))).toEqual(['BadInput', 'place']);
    const stranger = await idOf(house, await house.guest());
    expect(await wrong(visit({ kind: 'PHOTOS', staffId: stranger }))).toEqual(['BadInput', 'staffId']);
    expect(await wrong(visit({ kind: 'PHOTOS', staffId: 'x' }))).toEqual(['BadInput', 'staffId']);
    const [planned] = (await open()).appointments;
    await staff.ask(SETTLE, { id: planned?.id, isDone: true });
    expect(await staff.codeOf(SETTLE, { id: planned?.id, isDone: false })).toBe('BadInput');
  });
});

describe('what is kept of a seller', () => {
  it('is in the copy of their data, and goes with them', async () => {
    const { id } = await open();
    await estimate(id);
    await meet(id);
    const sellerId = await idOf(house, seller);
    const { accounts } = house.rooms;
    const copy = JSON.stringify(await accounts.copy(sellerId));
    expect(copy).toContain('8 rue du Faubourg, Lyon');
    expect(copy).toContain('40000');
    expect(copy).not.toContain('voisin');
    await accounts.erase({ id: sellerId, isFresh: true }, PASSWORD);
    expect(await house.db.owner('select from consignments where id = $1', [id])).toEqual([]);
  });

  it('is dropped three years after the file was given up, five after it was settled', async () => {
    const [kept, given] = [await open(), await open({ adUuid: await handledCar(seller.email) })];
    for (const [{ id }, years] of [
      [kept, 2],
      [given, 4],
    ] as const) {
      await house.db.owner(
        `update consignments set lost_reason = 'x', lost_at = now() - make_interval(years => $2) where id = $1`,
        [id, years],
      );
    }
    await house.rooms.consignments.sweep();
    const left = await house.db.owner<{ id: string }>('select id from consignments where id = any($1)', [
      [kept.id, given.id],
    ]);
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
  });
});
