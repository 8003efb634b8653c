import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());

const NEXT = 'Encore-Un-Autre-2';
const CHANGE = 'mutation($c: String!, $p: String!) { updatePassword(currentPassword: $c, password: $p) }';
const letters = async ({ email }: Guest) => (await house.rooms.mail.list(email)).length;

describe('a new password whose answer was lost', () => {
  it('is set once, and told once', async () => {
    const guest = await house.guest();
    const change = (c: string, p: string) => guest.codeOf(CHANGE, { c, p });
    expect(await change(PASSWORD, NEXT)).toBeNull();
    const told = await letters(guest);
    expect(await change(PASSWORD, NEXT)).toBeNull();
    expect(await letters(guest)).toBe(told);
    expect(await change(PASSWORD, 'Et-Encore-Un-3x')).toBe('InvalidCredentials');
  });

  it('lets nobody try more passwords than before, on either side of the form', async () => {
    const guest = await house.guest();
    const change = (c: string, p: string) => guest.codeOf(CHANGE, { c, p });
    await change(PASSWORD, NEXT);
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      codes.push(await change(`Nobody-Knows-${turn}`, `Nor-This-One-${turn}`));
    expect(codes).toEqual([...Array(5).fill('InvalidCredentials'), 'RateLimited']);
    // Once it was not just changed, what stands is no answer to a password that is not theirs.
    await house.db.owner(
      `delete from rate_limits; update account_events set happened_at = happened_at - interval '3 minutes'`,
    );
    expect(await change(PASSWORD, NEXT)).toBe('InvalidCredentials');
  });
});
