import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDateTime } from '#shared/words/format.ts';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { type MailServer, openMailServer } from '#test/kit/mail-server.ts';
import { bid, SET } from '#test/kit/notifications.ts';
import { book, endAuction, idOf, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';
import { HELD_BACK } from '../mail/index.ts';

let server: MailServer;
let house: TestHouse;
/** Whose mailbox is gone for good. */
const gone = new Set<string>();
beforeAll(async () => {
  server = await openMailServer({
    says: (step, address) => (step === 'RCPT TO' && gone.has(address) ? '550 5.1.1 no such mailbox' : null),
  });
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

  it('of an end that comes near is given up where that was moved, for it is told anew then', async () => {
    const ending = async () => {
      const fan = await house.guest();
      const car = await addCar(house, { auction: { endsInMs: 50 * 60_000 } });
      await fan.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
      await house.db.owner(
        "update favorites set created_at = created_at - interval '2 days' where ad_uuid = $1",
        [car.uuid],
      );
      return { fan, car };
    };
    const [moved, extended] = [await ending(), await ending()];
    await server.kill();
    await tell();
    expect([await givenUp(moved.fan), await givenUp(extended.fan)]).toEqual([[null], [null]]);
    const { auctions } = house.rooms;
    const end = (await auctions.find(moved.car.auctionId))?.endAt ?? 0;
    const staff = await house.guest();
    await auctions.moveEnd(moved.car.auctionId, end + 86_400_000, await idOf(house, staff));
    // A bid moves the end too, of which nobody is told anew.
    await house.db.owner("update auctions set end_at = end_at + interval '2 minutes' where id = $1", [
      extended.car.auctionId,
    ]);
    await sendAll();
    expect([reached(), await givenUp(moved.fan)]).toEqual([[extended.fan.email], ['LATE']]);
    await house.db.owner("update auctions set end_at = end_at - interval '1 hour' where id = $1", [
      moved.car.auctionId,
    ]);
    await tell();
    expect(reached()).toEqual([extended.fan.email, moved.fan.email]);
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

/** Everything that somebody was sent by now. */
const subjectsTo = ({ email }: Guest) =>
  server.letters.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '');

describe('a formal notice', () => {
  const SEE = 'query($id: ID!) { order(id: $id) { noticedAt } }';
  const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id, reason: "Sans nouvelles", fault: BUYER) { id } }`;

  /** A buyer who has not paid in time is given notice in their quiet hours, while the mail server is away. */
  async function noticed() {
    const { orderId: id, buyer } = await sellSigned(house);
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    await tell();
    await server.kill();
    await buyer.ask(SET, { d: { quietFrom: 0, quietUntil: 23 } });
    await house.db.owner("update orders set pay_by = now() - interval '1 hour' where id = $1", [id]);
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
    await house.rooms.jobs.drain();
    const noticedAt = async () =>
      ((await staff.ask(SEE, { id })).data as unknown as { order: { noticedAt: string | null } }).order
        .noticedAt;
    return { id, buyer, staff, noticedAt };
  }

  it('is held back by no quiet hours, and counts from when its letter has left', async () => {
    const { id, buyer, staff, noticedAt } = await noticed();
    expect(await noticedAt()).toBeNull();
    // Long since written: it has given nobody seven days.
    await house.db.owner('alter table order_steps disable trigger user');
    await house.db.owner("update order_steps set at = at - interval '8 days' where order_id = $1", [id]);
    await house.db.owner('alter table order_steps enable trigger user');
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    await server.start();
    await work();
    expect(subjectsTo(buyer)).toContainEqual(expect.stringContaining('Mise en demeure de payer'));
    const sentAt = await noticedAt();
    expect(Date.parse(sentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    // The letter is forgotten after a month; that it left is not.
    await house.db.owner('delete from mails');
    expect(await noticedAt()).toBe(sentAt);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    await house.db.owner("update notifications set mailed_at = mailed_at - interval '7 days'");
    expect(await staff.codeOf(CANCEL, { id })).toBeNull();
  });

  it('is given another way to a buyer whose mailbox refuses it, as staff are told', async () => {
    const { id, buyer, staff } = await noticed();
    const see = 'query($id: ID!) { order(id: $id) { noticedAt noticeRefusedAt } }';
    const state = async (who = staff) => (await who.ask(see, { id })).data?.order as unknown;
    expect(await state()).toEqual({ noticedAt: null, noticeRefusedAt: null });
    gone.add(buyer.email);
    await server.start();
    await work();
    const refusedAt = expect.any(String);
    expect(await state()).toEqual({ noticedAt: null, noticeRefusedAt: refusedAt });
    expect(await state(buyer)).toEqual({ noticedAt: null, noticeRefusedAt: null });
    const refusal = (await staff.ask(CANCEL, { id })).errors?.[0]?.extensions;
    expect(refusal).toMatchObject({ code: 'NoticeRefused', refusedAt });
    // Neither is it given once more: it would be refused as well.
    await house.rooms.orders.sweepNotices();
    expect(await house.db.owner("select from notifications where event_key like '%:unproven:%'")).toEqual([]);
    // A process of the release before notes no hour.
    await house.db.owner('update mails set refused_at = null');
    expect(await state()).toEqual({ noticedAt: null, noticeRefusedAt: refusedAt });
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRefused');
    // Staff who know better have it tried again, and it leaves.
    gone.delete(buyer.email);
    const [{ mail } = { mail: '' }] = await house.db.owner<{ mail: string }>(
      'select id::text as mail from mails where refusal is not null and recipient = $1',
      [buyer.email],
    );
    await house.rooms.mail.staff.retry(mail, null);
    await work();
    expect(await state()).toEqual({ noticedAt: expect.any(String), noticeRefusedAt: null });
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  });

  it('is given another way where no server took its letter for as long as letters are tried', async () => {
    const { id, staff, noticedAt } = await noticed();
    await house.db.owner("update jobs set created_at = now() - interval '6 days' where kind = 'mail.send'");
    await work();
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRefused');
    await house.rooms.orders.sweepNotices();
    const [letter] = await house.db.owner<{ id: string }>(
      'select m.id::text as id from mails m join notifications n on n.id = m.notification_id where n.event_key like $1',
      [`${id}:PAY_LATE`],
    );
    await server.start();
    await house.rooms.mail.staff.retry(letter?.id ?? '', null);
    await work();
    expect(await noticedAt()).toEqual(expect.any(String));
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  });

  it.each([
    ['a restore held back', `update mails set refusal = '${HELD_BACK}'`],
    ['was given up', "update mails set given_up = 'LATE'"],
    [
      'could not be worded for as long as that is tried',
      `with gone as (delete from mails returning notification_id as id)
       insert into jobs (kind, data, died_at)
       select 'notifications.tell', jsonb_build_object('ids', jsonb_build_array(id)), now() from gone where id is not null`,
    ],
  ])('whose letter %s is given anew', async (_why, sql) => {
    const { id, staff, noticedAt } = await noticed();
    await house.db.owner("delete from jobs where kind = 'mail.send'");
    await house.db.owner(sql);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    for (const _ of ['first', 'second']) await house.rooms.orders.sweepNotices();
    await sendAll();
    expect(await noticedAt()).toEqual(expect.any(String));
  });

  it('that a process of the release before wrote, which notes nothing, is given anew by one that does', async () => {
    const { id, buyer, noticedAt } = await noticed();
    const notices = () => subjectsTo(buyer).filter(said => said.includes('Mise en demeure')).length;
    // One that waits for its mail server is none of those.
    await house.rooms.orders.sweepNotices();
    await sendAll();
    expect(notices()).toBe(1);
    await house.db.owner('update mails set notification_id = null');
    await house.db.owner("update notifications set mailed_at = null where data ->> 'orderId' = $1", [id]);
    expect(await noticedAt()).toBeNull();
    for (const _ of ['first', 'second']) await house.rooms.orders.sweepNotices();
    // Whoever is about to be replaced would take what is due at once.
    await house.rooms.jobs.drain();
    expect(notices()).toBe(1);
    await work();
    expect([notices(), await noticedAt()]).toEqual([2, expect.any(String)]);
    await house.rooms.orders.sweepNotices();
    await work();
    expect(notices()).toBe(2);
  });

  it('is given to nobody who has paid by the time it would go', async () => {
    const { id, buyer, staff, noticedAt } = await noticed();
    await book(staff, id, { cents: 120_000, purpose: 'FEE' });
    await book(staff, id, { cents: 2_500_000 });
    await sendAll();
    expect(subjectsTo(buyer)).not.toContainEqual(expect.stringContaining('Mise en demeure'));
    expect(await givenUp(buyer)).toContain('LATE');
    expect(await noticedAt()).toBeNull();
  });

  it('to sign is given to nobody who has signed, though another has not', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const staff = await house.guest({ permissions: ['Orders:update'] });
    await tell();
    await server.kill();
    await house.db.owner("update orders set sign_by = now() - interval '1 hour' where id = $1", [id]);
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
    await house.rooms.jobs.drain();
    await signPaper(house, buyer, id);
    await sendAll();
    await house.db.owner("update notifications set mailed_at = now() where data ->> 'step' = 'SIGN_LATE'");
    expect((await staff.ask(SEE, { id })).data).toEqual({ order: { noticedAt: null } });
    expect(
      [buyer, seller].map(side => subjectsTo(side).some(said => said.includes('contrat n’est pas signé'))),
    ).toEqual([false, true]);
  });
});

describe('what asks somebody for a word', () => {
  it('of an offer goes out only while it is their turn', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const open = 'mutation($u: ID!) { openOffer(uuid: $u) { id } }';
    const close = 'mutation($i: ID!) { closeOffer(id: $i, reason: "Vendue ailleurs") { id } }';
    const asked = async (isClosed: boolean) => {
      const [bidder, seller] = [await house.guest(), await house.guest()];
      const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
      await house.db.owner('update auctions set reserve = 30000, reserve_reached = false where id = $1', [
        car.auctionId,
      ]);
      await bid(bidder, car, 20_000);
      await endAuction(house, car.uuid);
      await tell();
      await server.kill();
      const { data } = await staff.ask(open, { u: car.uuid });
      await house.rooms.jobs.drain();
      const { id } = (data as unknown as { openOffer: { id: string } }).openOffer;
      if (isClosed) expect(await staff.codeOf(close, { i: id })).toBeNull();
      await server.start();
      await house.db.owner("update jobs set run_at = now() where kind = 'mail.send'");
      await house.rooms.jobs.drain();
      return subjectsTo(bidder);
    };
    const ASKED = expect.stringContaining('Faites votre meilleure offre');
    expect(await asked(false)).toContainEqual(ASKED);
    expect(await asked(true)).not.toContainEqual(ASKED);
  });

  it('to a question goes out only while it has no answer, and is to be seen', async () => {
    const asker = await house.guest();
    const ask = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id } }';
    const answer = 'mutation($id: ID!) { answerQuestion(id: $id, answer: "À Lyon") { answer } }';
    const hide = 'update questions set hidden_at = now() where id = $1';
    const asked = async (then: (seller: Guest, id: string) => Promise<unknown>) => {
      const seller = await house.guest();
      const car = await addCar(house, { sellerEmail: seller.email });
      const { data } = await asker.ask(ask, { i: { uuid: car.uuid, question: 'Où est-elle ?' } });
      const { id } = (data as unknown as { createQuestion: { id: string } }).createQuestion;
      await server.kill();
      await house.rooms.jobs.drain();
      await then(seller, id);
      await sendAll();
      return subjectsTo(seller).length;
    };
    expect(await asked(async () => {})).toBe(2);
    expect(await asked((seller, id) => seller.ask(answer, { id }))).toBe(0);
    expect(await asked((_, id) => house.db.owner(hide, [id]))).toBe(0);
  });
});
