import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let admin: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.guest({ permissions: ['Users:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const BLOCK =
  'mutation($id: ID!, $reason: String!) { blockPerson(id: $id, reason: $reason) { blockReason } }';
const RESEND = 'mutation($id: ID!) { resendPersonConfirmation(id: $id) { id } }';

it('somebody is kept out once, and written to once, whose keeping out is sent again', async () => {
  const guest = await house.guest();
  const id = await idOf(house, guest);
  const block = async (reason: string) => (await admin.ask(BLOCK, { id, reason })).data?.blockPerson;
  const told = async () => [
    (await house.rooms.mail.list(guest.email)).length,
    await house.db.owner('select blocked_at from accounts where id = $1', [id]),
    await house.db.owner('select kind, reason from account_changes where account_id = $1', [id]),
  ];
  expect(await block('Impayé.')).toEqual({ blockReason: 'Impayé.' });
  const once = await told();
  expect(await block(' Impayé. ')).toEqual({ blockReason: 'Impayé.' });
  expect(await told()).toEqual(once);
  expect(await block('Deux impayés.')).toEqual({ blockReason: 'Deux impayés.' });
  expect(await told()).not.toEqual(once);
});

it('an address that is confirmed already is no wrong value', async () => {
  const id = await idOf(house, await house.guest());
  const { errors } = await admin.ask(RESEND, { id });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
});

it('somebody is let in again once, whose letting in is sent again', async () => {
  const id = await idOf(house, await house.guest());
  const unblock = 'mutation($id: ID!) { unblockPerson(id: $id) { blockedAt changes { kind } } }';
  await admin.ask(BLOCK, { id, reason: 'Impayé.' });
  const first = await admin.ask(unblock, { id });
  expect(first.data).toMatchObject({ unblockPerson: { blockedAt: null } });
  expect(await admin.ask(unblock, { id })).toEqual(first);
});

it('a group that is made again because its answer was lost is the one that was made', async () => {
  const save = async (name: string, permissions: string[], id: string | null = null) =>
    admin.ask(
      `mutation($id: ID, $name: String!, $permissions: [String!]!) {
         saveStaffGroup(id: $id, name: $name, permissions: $permissions) { id name permissions } }`,
      { id, name, permissions },
    );
  const [first, second] = await Promise.all([
    save('Clés', ['Users:update']),
    save(' Clés ', ['Users:update', 'Users:update']),
  ]);
  expect(first.errors).toBeUndefined();
  expect(second).toEqual(first);
  expect((await save('Clés', [])).errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'name' });
  const { id } = (first.data as unknown as { saveStaffGroup: { id: string } }).saveStaffGroup;
  await save('Clés', [], id);
  expect((await save('Clés', ['Users:update'])).errors?.[0]?.extensions).toMatchObject({ field: 'name' });
  await admin.ask('mutation($id: ID!) { removeStaffGroup(id: $id) }', { id });
  expect((await save('Clés', ['Users:update'])).errors).toBeUndefined();
});
