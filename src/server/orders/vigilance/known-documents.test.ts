import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let officer: Guest;
beforeAll(async () => {
  house = await openTestHouse({ VIGILANCE: 'on' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  officer = await house.guest({ permissions: ['Orders:update', 'Vigilance:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const READ = `query($id: ID!) { order(id: $id) { vigilance { party state lack
  pieces { kind state isKnown reason id fileId } } } }`;
const ANSWER = 'mutation($id: ID!, $data: VigilanceInput!) { answerVigilance(id: $id, data: $data) { id } }';
const HAND_IN = `mutation($id: ID!, $kind: VigilancePieceKind!, $fileId: String!) {
  handInVigilancePiece(id: $id, kind: $kind, fileId: $fileId) { id } }`;
const DECIDE = `mutation($id: ID!, $pieceId: ID!, $refusal: String) {
  decideVigilancePiece(id: $id, pieceId: $pieceId, refusal: $refusal) { id } }`;
const ENTER = `mutation($id: ID!, $data: VigilanceEntryInput!) {
  enterVigilance(id: $id, party: BUYER, data: $data) { id } }`;
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const ACCEPT = 'mutation($id: ID!, $at: DateTime) { acceptDocument(id: $id, expiresAt: $at) { id } }';
const CLEARED = { kind: 'CLEARED', areNamesChecked: true };

type Piece = {
  kind: string;
  state: string;
  isKnown: boolean;
  reason: string | null;
  id: string | null;
  fileId: string | null;
};
type File = { party: string; state: string; lack: string | null; pieces: Piece[] };
async function buyersFile(guest: Guest, id: string): Promise<File> {
  const { data, errors } = await guest.ask(READ, { id });
  expect(errors).toBeUndefined();
  const { order } = data as unknown as { order: { vigilance: File[] } };
  return order.vigilance.find(({ party }) => party === 'BUYER')!;
}
const pieceOf = async (guest: Guest, id: string, kind = 'IDENTITY') =>
  (await buyersFile(guest, id)).pieces.find(each => each.kind === kind);
const answer = (guest: Guest, id: string, more: object = {}) =>
  guest.codeOf(ANSWER, {
    id,
    data: {
      ...{ name: 'Alain Mercier', bornOn: '1970-03-01', birthPlace: 'Lyon', birthCountry: 'FR' },
      ...{ livesIn: 'FR', exposure: 'NONE', funds: 'SAVINGS', ...more },
    },
  });

async function send(guest: Guest, path: string): Promise<string> {
  const headers = { 'content-type': 'application/pdf', cookie: guest.cookie() };
  const body = new Uint8Array(await pdf('Passeport'));
  const sent = await fetch(house.url + path, { method: 'POST', headers, body });
  expect(sent.status).toBe(201);
  return ((await sent.json()) as { id: string }).id;
}
/** A paper of somebody's account that the house has accepted. */
async function known(guest: Guest, at: string | null = '2090-01-01T00:00:00Z'): Promise<string> {
  const id = await send(guest, '/uploads/papers?kind=IDENTITY&name=id.pdf');
  expect(await staff.codeOf(ACCEPT, { id, at })).toBeNull();
  return id;
}
const handIn = async (guest: Guest, id: string) =>
  guest.codeOf(HAND_IN, { id, kind: 'IDENTITY', fileId: await send(guest, '/uploads/order-papers') });
const opens = async (guest: Guest, fileId: string) => {
  const { data } = await guest.ask(LINK, { id: fileId });
  const { documentLink } = data as unknown as { documentLink: string };
  return (await fetch(house.url + documentLink)).status;
};
const endNow = (documentId: string) =>
  house.db.owner("update person_documents set expires_at = now() - interval '1 second' where id = $1", [
    documentId,
  ]);

describe('a document that the house accepted of somebody', () => {
  it('counts in the file of their sale, and is not asked for again', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const documentId = await known(buyer);
    expect((await buyersFile(buyer, id)).lack).toBe('ANSWERS');
    expect(await answer(buyer, id)).toBeNull();
    expect(await buyersFile(buyer, id)).toMatchObject({
      state: 'RECEIVED',
      lack: null,
      pieces: [{ kind: 'IDENTITY', state: 'ACCEPTED', isKnown: true, id: null, fileId: documentId }],
    });
    expect(await pieceOf(staff, id)).toMatchObject({ isKnown: true, id: documentId, fileId: documentId });
    for (const guest of [staff, buyer]) expect(await opens(guest, documentId)).toBe(200);
    expect(await (await house.guest()).codeOf(LINK, { id: documentId })).toBe('NotFound');
    expect(await handIn(buyer, id)).toBe('BadInput');
    // Staff, who open it, accept nothing that is accepted.
    expect(await staff.codeOf(DECIDE, { id, pieceId: documentId, refusal: null })).toBe('BadInput');
    expect(await staff.codeOf(ENTER, { id, data: CLEARED })).toBeNull();
    expect((await buyersFile(buyer, id)).state).toBe('CLEARED');
  });

  it('is followed until somebody is let pass: not once it has expired, and again by what replaces it', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await answer(buyer, id);
    const received = await send(buyer, '/uploads/papers?kind=IDENTITY&name=id.pdf');
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'MISSING', isKnown: false });
    expect(await staff.codeOf(ACCEPT, { id: received, at: '2090-01-01T00:00:00Z' })).toBeNull();
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'ACCEPTED', fileId: received });
    await endNow(received);
    expect(await buyersFile(buyer, id)).toMatchObject({ state: 'ASKED', lack: 'PIECES' });
    expect(await staff.codeOf(ENTER, { id, data: CLEARED })).toBe('BadInput');
    // What is handed in for the sale is looked at, and what is said of it stands against what was accepted before.
    const first = await known(buyer);
    await endNow(first);
    expect(await handIn(buyer, id)).toBeNull();
    const pieceId = (await pieceOf(staff, id))?.id;
    expect(await staff.codeOf(DECIDE, { id, pieceId, refusal: 'Le verso manque' })).toBeNull();
    await house.db.owner("update person_documents set expires_at = '2090-01-01' where id = $1", [first]);
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'REFUSED', reason: 'Le verso manque' });
    const second = await known(buyer);
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'ACCEPTED', reason: null, fileId: second });
  });

  it('is refused for the sale by staff who see that it does not do, and asked for again', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const documentId = await known(buyer);
    await answer(buyer, id);
    expect(await staff.codeOf(DECIDE, { id, pieceId: documentId, refusal: 'Autre personne' })).toBeNull();
    expect(await buyersFile(buyer, id)).toMatchObject({ state: 'ASKED', lack: 'REFUSED' });
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'REFUSED', reason: 'Autre personne' });
    expect(await handIn(buyer, id)).toBeNull();
  });

  it('whose last day nobody has told is asked for again', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await known(buyer, null);
    expect(await pieceOf(buyer, id)).toMatchObject({ state: 'MISSING' });
  });

  it('stays in the file of who was refused, and comes into none that was decided before', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const documentId = await known(buyer);
    expect(await officer.codeOf(ENTER, { id, data: { kind: 'REFUSED', text: 'Incohérent' } })).toBeNull();
    await endNow(documentId);
    expect(await pieceOf(staff, id)).toMatchObject({ state: 'ACCEPTED', isKnown: false });
    const other = await sellCar(house);
    expect(
      await officer.codeOf(ENTER, { id: other.orderId, data: { kind: 'WAIVED', text: 'Connu.' } }),
    ).toBeNull();
    await known(other.buyer);
    expect(await pieceOf(staff, other.orderId)).toMatchObject({ state: 'MISSING' });
  });

  it('stays in the file that it let pass, whatever becomes of it and of its person’s account', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const documentId = await known(buyer);
    await answer(buyer, id);
    expect(await staff.codeOf(ENTER, { id, data: CLEARED })).toBeNull();
    await endNow(documentId);
    const kept = await pieceOf(staff, id);
    expect(kept).toMatchObject({ state: 'ACCEPTED', isKnown: false });
    // Let pass again after a refusal, it stands there once.
    expect(await officer.codeOf(ENTER, { id, data: { kind: 'REFUSED', text: 'Incohérent' } })).toBeNull();
    expect(await officer.codeOf(ENTER, { id, data: CLEARED })).toBeNull();
    expect((await pieceOf(staff, id))?.fileId).toBe(kept?.fileId);

    const other = await known(buyer);
    const [unused] = await house.db.owner<{ key: string }>(
      'select file_key as key from person_documents where id = $1',
      [other],
    );
    const cancel = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Annulée", fault: NOBODY) { id } }';
    expect(await staff.codeOf(cancel, { id })).toBeNull();
    await house.rooms.accounts.erase({ id: await idOf(house, buyer), isFresh: true }, PASSWORD);
    await house.rooms.jobs.drain();
    await house.rooms.files.sweep();
    await house.rooms.jobs.drain();
    expect(await opens(staff, kept?.fileId ?? '')).toBe(200);
    expect(await house.rooms.files.readPrivate(unused?.key ?? '')).toBeNull();
  });
});
