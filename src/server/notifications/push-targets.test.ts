import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ADD = `mutation($e: String!, $p: String!, $a: String!) {
  addPushSubscription(endpoint: $e, p256dh: $p, auth: $a) }`;
const [p, a] = [Buffer.alloc(65, 1).toString('base64url'), Buffer.alloc(16, 1).toString('base64url')];

describe('a message to a telephone', () => {
  it('is not sent once its time is over, however long its push service was away', async () => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: 'https://web.push.apple.com/y', p, a })).toBeNull();
    const [target] = await house.db.owner<{ id: string }>(
      "update push_subscriptions set endpoint = 'https://127.0.0.1:1/y' where endpoint like '%/y' returning id",
    );
    const message = { title: 'x', body: 'x', url: '/', tag: 'x' };
    const send = (until: number) =>
      house.db.owner(`insert into jobs (kind, data) values ('notifications.push', $1)`, [
        JSON.stringify({ targetId: target?.id, message, until }),
      ]);
    await send(Date.now() - 1);
    await house.rooms.jobs.drain();
    expect(await house.rooms.jobs.failed()).toEqual([]);
    await send(Date.now() + 60_000);
    await house.rooms.jobs.drain();
    expect(await house.rooms.jobs.failed()).toHaveLength(1);
  });
});

describe('a browser', () => {
  it('is of whoever asked last on it to be told, until the house forgets it', async () => {
    const [guest, next] = [await house.guest(), await house.guest()];
    const e = 'https://web.push.apple.com/shared';
    const isOf = async (each: typeof guest) =>
      (await each.ask('query($e: String!) { isPushSubscribed(endpoint: $e) }', { e })).data?.isPushSubscribed;
    expect([await isOf(guest), await isOf(house.visitor())]).toEqual([false, null]);
    expect(await guest.codeOf(ADD, { e, p, a })).toBeNull();
    expect([await isOf(guest), await isOf(next)]).toEqual([true, false]);
    expect(await next.codeOf(ADD, { e, p, a })).toBeNull();
    expect([await isOf(guest), await isOf(next)]).toEqual([false, true]);
    await house.db.owner('delete from push_subscriptions');
    expect(await isOf(next)).toBe(false);
  });
});

describe('a browser that was signed out', () => {
  const countOf = async (each: { email: string }) =>
    (
      await house.db.owner(
        'select from push_subscriptions p join accounts a on a.id = p.account_id where a.email = $1',
        [each.email],
      )
    ).length;
  it.each([
    ['from elsewhere', 'mutation { endOtherSessions }', 1],
    ['by itself', 'mutation { logout }', 0],
  ])('%s is told nothing any more', async (where, query, left) => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: `https://web.push.apple.com/${where.length}`, p, a })).toBeNull();
    const elsewhere = openGuest(house.url, guest.email);
    const login = 'mutation($e:String!,$p:String!){login(email:$e,password:$p){user{id}}}';
    await elsewhere.ask(login, { e: guest.email, p: PASSWORD });
    expect(await elsewhere.codeOf(ADD, { e: 'https://web.push.apple.com/elsewhere', p, a })).toBeNull();
    expect(await countOf(guest)).toBe(2);
    expect(await elsewhere.codeOf(query)).toBeNull();
    expect(await countOf(guest)).toBe(1);
    expect(await guest.codeOf(ADD, { e: 'https://web.push.apple.com/anew', p, a })).toBe(
      left === 0 ? null : 'Unauthenticated',
    );
  });

  it('whose session is over is told nothing, swept or not', async () => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: 'https://web.push.apple.com/over', p, a })).toBeNull();
    const [person] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      guest.email,
    ]);
    const send = async () => {
      await house.db.owner("delete from jobs where kind = 'notifications.push'");
      await house.db.database.transaction(writes =>
        house.rooms.notifications.push.send(writes, person?.id ?? '', {
          title: 'x',
          body: 'x',
          url: '/',
          tag: 'x',
        }),
      );
      return (await house.db.owner("select from jobs where kind = 'notifications.push'")).length;
    };
    expect(await send()).toBe(1);
    await house.db.owner(
      "update sessions set expires_at = now() - interval '1 second' where account_id = $1",
      [person?.id],
    );
    expect(await send()).toBe(0);
  });
});

describe('where a browser wants to be told', () => {
  it.each([
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://127.0.0.1/x'],
    ...['https://[::1]/x', 'https://169.254.169.254/latest', 'https://localhost/x', 'file:///etc/passwd'],
    ...[
      'https://fcm.googleapis.com.evil.test/x',
      'https://evilpush.apple.com.test/x',
      'https://xpush.apple.com/x',
    ],
    ...['https://fcm.googleapis.com@evil.test/x', 'gopher://fcm.googleapis.com/x', 'x', ''],
  ])('is a push service of a browser, and never %s', async endpoint => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: endpoint, p, a })).toBe('BadInput');
  });

  it.each([
    ...['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'],
    ...[
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-par02p.notify.windows.com/w/?x',
    ],
  ])('may be %s', async endpoint => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: endpoint, p, a })).toBeNull();
  });
});
