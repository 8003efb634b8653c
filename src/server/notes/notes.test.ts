import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { sellCar } from '#test/kit/sales.ts';

const MIGRATION = new URL('../database/migrations/0217-notes-of-before.sql', import.meta.url);

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Users:update', 'Ads:update', 'Orders:update'],
    firstName: 'Odile',
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const NOTES = 'id body authorName isOwn';
const LIST = `query($k:StaffNoteKind!,$id:ID!){staffNotes(kind:$k,id:$id){${NOTES}}}`;
const ADD = `mutation($k:StaffNoteKind!,$id:ID!,$b:String!){addStaffNote(kind:$k,id:$id,body:$b){${NOTES}}}`;
const REMOVE = 'mutation($k:StaffNoteKind!,$n:ID!){removeStaffNote(kind:$k,noteId:$n)}';

type Note = { id: string; body: string; authorName: string; isOwn: boolean };
const notesOf = async (guest: Guest, k: string, id: string) =>
  ((await guest.ask(LIST, { k, id })).data as unknown as { staffNotes: Note[] }).staffNotes;
const idOf = async ({ email }: Guest) =>
  (await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';

describe('a note of staff’s', () => {
  it('stands with its author, newest first, and its words in no log', async () => {
    const id = await idOf(await house.guest());
    await staff.ask(ADD, { k: 'PERSON', id, b: 'Préfère le téléphone.' });
    await staff.ask(ADD, { k: 'PERSON', id, b: '  Rappelé lundi.  ' });
    expect(await notesOf(staff, 'PERSON', id)).toMatchObject([
      { body: 'Rappelé lundi.', authorName: 'Odile Mercier', isOwn: true },
      { body: 'Préfère le téléphone.' },
    ]);
    const log = await house.db.owner(`select action, subject_name from audit_entries where subject_id = $1`, [
      id,
    ]);
    expect(log).toEqual([
      { action: 'note.added', subject_name: 'PERSON' },
      { action: 'note.added', subject_name: 'PERSON' },
    ]);
  });

  it('is of what is there, has words, and is for those who may open its page', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const { uuid } = await addCar(house);
    for (const k of ['PERSON', 'CAR', 'ORDER'])
      expect(await staff.codeOf(ADD, { k, id: nowhere, b: 'x' })).toBe('NotFound');
    // A car is no person, though its id is one.
    expect(await staff.codeOf(ADD, { k: 'PERSON', id: uuid, b: 'x' })).toBe('NotFound');
    expect(await staff.codeOf(ADD, { k: 'CAR', id: uuid, b: ' ' })).toBe('BadInput');
    expect(await staff.codeOf(ADD, { k: 'CAR', id: uuid, b: 'x'.repeat(4_001) })).toBe('BadInput');
    expect(await staff.codeOf(ADD, { k: 'CAR', id: 'x', b: 'x' })).toBe('NotFound');
    const writer = await house.guest({ permissions: ['Ads:update'] });
    for (const call of [LIST, ADD])
      expect(await writer.codeOf(call, { k: 'PERSON', id: uuid, b: 'x' })).toBe('Forbidden');
    expect(await writer.codeOf(ADD, { k: 'CAR', id: uuid, b: 'Moteur à revoir.' })).toBeNull();
    const [note] = await notesOf(staff, 'CAR', uuid);
    expect(note).toMatchObject({ isOwn: false });
    expect(await staff.codeOf(REMOVE, { k: 'CAR', n: note?.id })).toBe('NotFound');
    expect(await writer.codeOf(REMOVE, { k: 'PERSON', n: note?.id })).toBe('Forbidden');
    expect(await writer.codeOf(REMOVE, { k: 'CAR', n: note?.id })).toBeNull();
    expect(await notesOf(staff, 'CAR', uuid)).toEqual([]);
  });

  it('goes with its person, those of their cars too, and is in their copy before', async () => {
    const seller = await house.guest();
    const id = await idOf(seller);
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    await staff.ask(ADD, { k: 'PERSON', id, b: 'Une note de la personne.' });
    await staff.ask(ADD, { k: 'CAR', id: uuid, b: 'Une note de sa voiture.' });
    const copy = JSON.stringify(await house.rooms.accounts.copy(id));
    expect(copy).toContain('Une note de la personne.');
    expect(copy).toContain('Une note de sa voiture.');
    expect(copy).not.toContain('Odile');
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    expect(
      await house.db.owner('select body from staff_notes where person_id = $1 or ad_uuid = $2', [id, uuid]),
    ).toEqual([]);
  });

  it('of a car that nobody had is not in the copy of its first owner, and goes with them all the same', async () => {
    const owner = await house.guest();
    const [id, { uuid }] = [await idOf(owner), await addCar(house)];
    await staff.ask(ADD, { k: 'CAR', id: uuid, b: 'Avant tout propriétaire.' });
    await house.rooms.ads.update(uuid, { sellerEmail: owner.email });
    await staff.ask(ADD, { k: 'CAR', id: uuid, b: 'Une note de sa voiture.' });
    const copy = JSON.stringify(await house.rooms.accounts.copy(id));
    expect(copy).not.toContain('Avant tout propriétaire.');
    expect(copy).toContain('Une note de sa voiture.');
    expect(await notesOf(staff, 'CAR', uuid)).toHaveLength(2);
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    expect(await notesOf(staff, 'CAR', uuid)).toEqual([]);
  });

  it('from before such notes were marked is marked where the log says that nobody had the car', async () => {
    const [first, second] = [await house.guest(), await house.guest()];
    const [cars, id] = [[await addCar(house), await addCar(house)], await idOf(first)];
    const texts = ['Avant tout propriétaire.', 'À la première.', 'À la seconde.'];
    for (const { uuid } of cars) {
      const [before = '', ofFirst = '', ofSecond = ''] = texts;
      await staff.ask(ADD, { k: 'CAR', id: uuid, b: before });
      await house.rooms.ads.update(uuid, { sellerEmail: first.email });
      await staff.ask(ADD, { k: 'CAR', id: uuid, b: ofFirst });
      await house.rooms.ads.update(uuid, { price: 10_000 });
      if (uuid !== cars[1]?.uuid) continue;
      await house.rooms.ads.update(uuid, { sellerEmail: second.email });
      await staff.ask(ADD, { k: 'CAR', id: uuid, b: ofSecond });
    }
    // As they were kept: those of nobody went on to the first owner, and with them where the car went on.
    await house.db.owner(
      `update staff_notes set is_before_owner = false, seller_id = case when ad_uuid = $1 then $2::uuid end
       where body = $3 and ad_uuid = any($4)`,
      [cars[1]?.uuid, id, texts[0], cars.map(({ uuid }) => uuid)],
    );
    await house.db.owner(await readFile(MIGRATION, 'utf8'));
    const marked = 'select body, is_before_owner from staff_notes where ad_uuid = $1 order by written_at, id';
    expect(await Promise.all(cars.map(({ uuid }) => house.db.owner(marked, [uuid])))).toEqual(
      [texts.slice(0, 2), texts].map(of => of.map((body, at) => ({ body, is_before_owner: at === 0 }))),
    );
    const copy = JSON.stringify(await house.rooms.accounts.copy(id));
    expect(copy).not.toContain(texts[0]);
    expect(copy).toContain(texts[1]);
  });

  it('that waited for its person to leave is not written', async () => {
    const id = await idOf(await house.guest());
    await using leaving = await openTransaction(house.db);
    await leaving.query('select id from accounts where id = $1 for update', [id]);
    const late = staff.codeOf(ADD, { k: 'PERSON', id, b: 'Trop tard.' });
    await untilWaiting(house.db, 1);
    await leaving.query('update accounts set erased_at = now() where id = $1', [id]);
    await leaving.query('commit');
    expect(await late).toBe('NotFound');
  });

  it('of an order is shown to neither side, and goes with the second of them', async () => {
    const { buyer, seller, orderId } = await sellCar(house);
    await staff.ask(ADD, { k: 'ORDER', id: orderId, b: 'Le vendeur est endetté.' });
    const [one, other] = [await idOf(buyer), await idOf(seller)];
    for (const id of [one, other]) expect(await house.rooms.accounts.copy(id)).not.toContain('endetté');
    await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [orderId]);
    await house.rooms.accounts.erase({ id: one, isFresh: true }, PASSWORD);
    expect(await notesOf(staff, 'ORDER', orderId)).toHaveLength(1);
    await house.rooms.accounts.erase({ id: other, isFresh: true }, PASSWORD);
    expect(await notesOf(staff, 'ORDER', orderId)).toEqual([]);
  });
});
