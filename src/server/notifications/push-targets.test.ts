import { createECDH } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openGuest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { bid } from '#test/kit/notifications.ts';
import { openBus } from '../bus/index.ts';
import { openEvents } from '../events.ts';
import { openJobs } from '../jobs/index.ts';
import { openPush } from './push.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ADD = `mutation($e: String!, $p: String!, $a: String!) {
  addPushSubscription(endpoint: $e, p256dh: $p, auth: $a) }`;
const p = createECDH('prime256v1').generateKeys('base64url');
const a = Buffer.alloc(16, 1).toString('base64url');

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
    const registry = new Registry();
    const events = openEvents(pino({ level: 'silent' }), registry);
    const { database } = house.db;
    await using bus = await openBus(database, null, () => {});
    await using jobs = openJobs({ database, bus, events });
    openPush({
      database,
      jobs,
      events,
      secrets: house.rooms.secrets,
      contact: () => 'mailto:x@calandre.test',
    });
    await jobs.drain();
    expect(await jobs.failed()).toEqual([]);
    const figure = await registry.getSingleMetric('calandre_pushes_given_up_total')?.get();
    expect(figure?.values[0]?.value).toBe(1);
    await send(Date.now() + 60_000);
    await house.rooms.jobs.drain();
    expect(await house.rooms.jobs.failed()).toHaveLength(1);
  });

  it('of an auction is worth nothing after its end', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    expect(await guest.codeOf(ADD, { e: 'https://web.push.apple.com/end', p, a })).toBeNull();
    const car = await addCar(house, { auction: { endsInMs: 300_000 } });
    await bid(guest, car, 1_000);
    await bid(other, car, 2_000);
    await house.db.owner(`create function hold() returns trigger language plpgsql as $$ begin
      new.run_at := now() + interval '1 hour'; return new; end $$;
      create trigger hold before insert on jobs for each row when (new.kind = 'notifications.push') execute function hold()`);
    await house.rooms.notifications.follower.catchUp();
    await house.rooms.jobs.drain();
    await house.db.owner('drop function hold cascade');
    expect(
      await house.db.owner(
        `delete from jobs using auctions a where kind = 'notifications.push' and a.id = $1 and data #>> '{message,title}' <> 'x'
         returning extract(epoch from a.end_at)::float8 * 1000 = (data ->> 'until')::float8 as "atEnd"`,
        [car.auctionId],
      ),
    ).toEqual([{ atEnd: true }]);
  });

  it('holds no connection while its push service says nothing', async () => {
    const guest = await house.guest();
    expect(await guest.codeOf(ADD, { e: 'https://web.push.apple.com/silent', p, a })).toBeNull();
    const taken = Promise.withResolvers<Socket>();
    const silent = createServer(socket => taken.resolve(socket));
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await house.db.owner(
      `with target as (update push_subscriptions set endpoint = 'https://127.0.0.1:${port}/'
         where endpoint like '%/silent' returning id)
       insert into jobs (kind, data) select 'notifications.push', jsonb_build_object('targetId', id, 'until', $1::bigint,
         'message', jsonb_build_object('title', 'x', 'body', 'x', 'url', '/', 'tag', 'x')) from target`,
      [Date.now() + 60_000],
    );
    const working = house.rooms.jobs.drain();
    const socket = await taken.promise;
    const open = `select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(await house.db.owner(open)).toEqual([]);
    socket.destroy();
    await working;
    silent.close();
    await house.db.owner("delete from jobs where kind = 'notifications.push'");
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
