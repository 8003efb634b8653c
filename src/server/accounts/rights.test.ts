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

it('what a colleague has taken from somebody is given back by nobody who has not read that', async () => {
  const clerk = await house.guest({ permissions: ['Ads:update', 'Leads:read'] });
  const { id } = ((await clerk.ask(ME)).data as unknown as { me: { id: string } }).me;
  const read = async () =>
    ((await admin.ask(VERSION, { id })).data as unknown as { person: { rightsVersion: string } }).person
      .rightsVersion;
  const version = await read();
  expect(await admin.codeOf(GIVE, { id, permissions: ['Leads:read'], version })).toBeNull();
  const permissions = ['Ads:update', 'Leads:read', 'Content:update'];
  expect(await admin.codeOf(GIVE, { id, permissions, version })).toBe('StaleVersion');
  expect(await admin.codeOf(GIVE, { id, permissions, version: await read() })).toBeNull();
  expect(await clerk.codeOf('{ leads { totalCount } }')).toBeNull();
});
