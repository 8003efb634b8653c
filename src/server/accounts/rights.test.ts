import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let admin: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.guest({ permissions: ['Users:update', 'Ads:update', 'Leads:read', 'Content:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const ME = '{ me { id } }';
const VERSION = 'query($id: ID!) { person(id: $id) { rightsVersion } }';
const GIVE = `mutation($id: ID!, $permissions: [String!]!, $version: String!) {
  changePermissions(id: $id, groupIds: [], permissions: $permissions, version: $version) { rightsVersion } }`;

const readOf = async (id: string) =>
  ((await admin.ask(VERSION, { id })).data as unknown as { person: { rightsVersion: string } }).person
    .rightsVersion;

it('what a colleague has taken from somebody is given back by nobody who has not read that', async () => {
  const clerk = await house.guest({ permissions: ['Ads:update', 'Leads:read'] });
  const { id } = ((await clerk.ask(ME)).data as unknown as { me: { id: string } }).me;
  const version = await readOf(id);
  expect(await admin.codeOf(GIVE, { id, permissions: ['Leads:read'], version })).toBeNull();
  const permissions = ['Ads:update', 'Leads:read', 'Content:update'];
  expect(await admin.codeOf(GIVE, { id, permissions, version })).toBe('StaleVersion');
  expect(await admin.codeOf(GIVE, { id, permissions, version: await readOf(id) })).toBeNull();
  expect(await clerk.codeOf('{ leads { totalCount } }')).toBeNull();
});

it('what is sent again because its answer was lost is given as it stands, in any order', async () => {
  const clerk = await house.guest({ permissions: ['Ads:update'] });
  const { id } = ((await clerk.ask(ME)).data as unknown as { me: { id: string } }).me;
  const version = await readOf(id);
  const told = 'select count(*)::int as count from account_changes where account_id = $1';
  for (const permissions of [
    ['Content:update', 'Leads:read'],
    ['Content:update', 'Leads:read'],
    ['Leads:read', 'Content:update', 'Leads:read'],
  ])
    expect(await admin.codeOf(GIVE, { id, permissions, version })).toBeNull();
  expect(await house.db.owner(told, [id])).toEqual([{ count: 1 }]);
  expect(await admin.codeOf(GIVE, { id, permissions: ['Leads:read'], version })).toBe('StaleVersion');
});
