import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const CANCEL = 'mutation($uuid:ID!){cancelAuction(uuid:$uuid,reason:"Papers"){id}}';
const CONFIRM = 'mutation($p:String!){confirmPassword(password:$p)}';

/** Lets the ten minutes pass. */
const growOld = (guest: Guest) =>
  house.db.owner(
    `update sessions set proven_at = now() - interval '11 minutes'
     where account_id = (select id from accounts where email = $1)`,
    [guest.email],
  );

describe('what cannot be taken back', () => {
  it('asks for the password once ten minutes have passed, and for no permission’s sake', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    await growOld(staff);
    expect(await staff.codeOf(CANCEL, { uuid })).toBe('PasswordNeeded');
    expect(await staff.codeOf(CONFIRM, { p: 'wrong' })).toBe('InvalidCredentials');
    expect(await staff.codeOf(CANCEL, { uuid })).toBe('PasswordNeeded');
    expect(await staff.codeOf(CONFIRM, { p: PASSWORD })).toBeNull();
    expect(await staff.codeOf(CANCEL, { uuid })).toBeNull();

    const buyer = await house.guest();
    await growOld(buyer);
    expect(await buyer.codeOf(CANCEL, { uuid })).toBe('Forbidden');
    expect(await house.visitor().codeOf(CONFIRM, { p: PASSWORD })).toBe('Unauthenticated');
  });

  it('is closed to who has no password until they sign in anew', async () => {
    const guest = await house.guest();
    await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
    expect(await guest.codeOf(CONFIRM, { p: '' })).toBe('InvalidCredentials');
  });
});
