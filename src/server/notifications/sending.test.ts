import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDateTime } from '#shared/words/format.ts';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { type MailServer, openMailServer } from '#test/kit/mail-server.ts';
import { bid, SET } from '#test/kit/notifications.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';

let server: MailServer;
let house: TestHouse;
beforeAll(async () => {
  server = await openMailServer();
  house = await openTestHouse({ SMTP_URL: server.url });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await house.db.owner('delete from jobs');
  await house.db.owner('delete from mails');
  server.letters.length = 0;
});

/** What waits in the queue is due. */
const work = async () => {
  await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
  await house.rooms.jobs.drain();
};
const tell = async () => {
  await house.rooms.notifications.follower.catchUp();
  await house.rooms.jobs.drain();
};
const reached = () => server.letters.map(({ to }) => to?.[0]?.address);
const givenUp = async ({ email }: Guest) => {
  const rows = await house.db.owner<{ why: string | null }>(
    'select given_up as why from mails where recipient = $1',
    [email],
  );
  return rows.map(({ why }) => why);
};

/** Somebody is outbid while the mail server is away: their letter waits. */
async function outbid(): Promise<{ one: Guest; other: Guest; car: TestCar }> {
  const [one, other] = [await house.guest(), await house.guest()];
  const car = await addCar(house, { auction: { endsInMs: 3_600_000 } });
  await bid(one, car, 1_000);
  await tell();
  server.letters.length = 0;
  await server.kill();
  await bid(other, car, 2_000);
  await tell();
  expect(await givenUp(one)).toEqual([null]);
  return { one, other, car };
}
/** Once it is back. */
const sendAll = async () => {
  await server.start();
  await work();
};

describe('news that waited for the mail server', () => {
  it('of an auction whose end was moved goes until its new end, and says that', async () => {
    const { one, car } = await outbid();
    const [{ at } = { at: 0 }] = await house.db.owner<{ at: number }>(
      "update auctions set end_at = end_at + interval '26 hours' where id = $1 returning end_at as at",
      [car.auctionId],
    );
    await house.db.owner("update mails set good_until = now() - interval '1 second' where recipient = $1", [
      one.email,
    ]);
    await sendAll();
    expect([reached(), await givenUp(one)]).toEqual([[one.email], [null]]);
    const text = server.letters[0]?.text?.replace(/\s/g, ' ') ?? '';
    expect(text.split(formatDateTime(at).replace(/\s/g, ' '))).toHaveLength(3);
  });

  it('or brought forward is given up at its new end', async () => {
    const { one, car } = await outbid();
    await house.db.owner("update auctions set end_at = now() - interval '1 second' where id = $1", [
      car.auctionId,
    ]);
    await sendAll();
    expect([reached(), await givenUp(one)]).toEqual([[], ['LATE']]);
  });

  it('is given up where it is not so any more: they lead again', async () => {
    const { one, car } = await outbid();
    await bid(one, car, 3_000);
    await sendAll();
    expect([reached().filter(address => address === one.email), await givenUp(one)]).toEqual([[], ['LATE']]);
  });

  it('says nothing of the next auction of its car', async () => {
    const { one, car } = await outbid();
    await house.db.owner("update auctions set status = 'unsold', closed_at = now() where id = $1", [
      car.auctionId,
    ]);
    await house.db.owner(
      `insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at)
       select $1, now(), t.end_at, 1000, t.end_at from (select now() + interval '3 days' as end_at) t`,
      [car.uuid],
    );
    await sendAll();
    expect([reached(), await givenUp(one)]).toEqual([[], ['LATE']]);
  });

  it('is written no more to who was suspended, or said no to its kind, meanwhile', async () => {
    const { one } = await outbid();
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [one.email]);
    await sendAll();
    expect([reached(), await givenUp(one)]).toEqual([[], ['UNWANTED']]);
    const [{ id } = { id: 0 }] = await house.db.owner<{ id: number }>(
      'select id from mails where recipient = $1',
      [one.email],
    );
    // Staff who try it again write to them no more than the house does.
    await house.rooms.mail.staff.retry(String(id), null);
    await work();
    expect([reached(), await givenUp(one)]).toEqual([[], ['UNWANTED']]);
    const { one: another } = await outbid();
    const choices = { choices: [{ kind: 'OUTBID', channels: ['IN_PAGE'] }] };
    expect(await another.codeOf(SET, { d: choices })).toBeNull();
    await sendAll();
    expect([reached(), await givenUp(another)]).toEqual([[], ['UNWANTED']]);
  });

  it('follows its person to their other address', async () => {
    const { one } = await outbid();
    await house.db.owner("update accounts set email = 'moved@calandre.test' where email = $1", [one.email]);
    await sendAll();
    expect(reached()).toEqual(['moved@calandre.test']);
  });

  it('goes where it is of a purchase, whatever became of its reader', async () => {
    await server.kill();
    const { buyer } = await sellCar(house);
    await tell();
    const [{ count } = { count: 0 }] = await house.db.owner<{ count: number }>(
      'select count(*)::int as count from mails where recipient = $1 and sent_at is null',
      [buyer.email],
    );
    expect(count).toBeGreaterThan(0);
    await house.db.owner('update accounts set blocked_at = now() where id = $1', [await idOf(house, buyer)]);
    await sendAll();
    expect(reached().filter(address => address === buyer.email).length).toBeGreaterThanOrEqual(count);
  });
});
