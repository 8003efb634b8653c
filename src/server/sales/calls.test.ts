import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

describe('whoever calls', () => {
  const FIND = 'query($search: String!) { callingBidders(search: $search) { email } }';
  const found = async (search: string) => {
    const { data } = await staff.ask(FIND, { search });
    return (data as unknown as { callingBidders: { email: string }[] }).callingBidders.map(
      ({ email }) => email,
    );
  };

  it('is found by a part of their name, their address or their number as it is dialled here', async () => {
    const caller = await house.guest({ firstName: 'Wilhelmine', email: 'wilhelmine@calandre.test' });
    await house.db.owner(
      `update accounts set phone = '+33698765432', last_name = 'Østergård' where email = $1`,
      [caller.email],
    );
    for (const said of [
      'wilhel',
      'Østerg',
      'Wilhelmine Øster',
      'mine@calandre',
      '06 98 76',
      '+33 6 98 76 54 32',
      '98765432',
    ])
      expect([said, await found(said)]).toEqual([said, [caller.email]]);
    expect(await found('06 00 00 00 00')).toEqual([]);
    expect(await found('%%%')).toEqual([]);
    expect(await staff.codeOf(FIND, { search: 'ab' })).toBe('BadInput');
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [caller.email]);
    expect(await found('wilhel')).toEqual([]);
  });
});
