import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { bid, kindsTo, MINE, READ, SET, toldTo } from '#test/kit/notifications.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const EDIT = 'mutation($u: ID!, $d: CarAdInput!) { updateCarAd(uuid: $u, data: $d) { uuid } }';
const lettersTo = (guest: Guest) => house.rooms.mail.list(guest.email);
/** Everything that is due is found out and told. */
async function tellAll(): Promise<void> {
  await house.rooms.notifications.follower.catchUp();
  await house.rooms.jobs.drain();
}

describe('what one is told', () => {
  it('is for somebody signed in, asked for in pages that exist', async () => {
    const guest = await house.guest();
    expect((await house.visitor().ask(MINE)).data).toEqual({ myNotifications: null });
    expect(await house.visitor().codeOf(READ)).toBe('Unauthenticated');
    expect(await house.visitor().codeOf(SET, { d: {} })).toBe('Unauthenticated');
    for (const args of ['first: -1', 'first: 101', 'after: "x"']) {
      expect(await guest.codeOf(`{ myNotifications(${args}) { unreadCount } }`)).toBe('BadInput');
    }
    expect(await guest.codeOf(READ, { ids: ['x'] })).toBe('BadInput');
  });

  it('comes in pages, newest first, none twice and none left out', async () => {
    const guest = await house.guest();
    await house.db.owner(
      `insert into notifications (account_id, kind, event_key, created_at)
       select id, 'LOST', n::text, now() - n % 3 * interval '1 minute'
       from accounts, generate_series(1, 25) n where email = $1`,
      [guest.email],
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query =
        'query($a: String) { myNotifications(first: 10, after: $a) { nodes { id } pageInfo { hasNextPage endCursor } } }';
      const { data } = await guest.ask(query, { a: after });
      const page = (
        data as unknown as {
          myNotifications: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
        }
      ).myNotifications;
      seen.push(...page.nodes.map(node => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  });

  it('names a car that is not public to its seller, and to who reads ads through as long as they do', async () => {
    const [reader, seller] = [await house.guest({ permissions: ['Ads:publish'] }), await house.guest()];
    const { uuid: adUuid } = await addCar(house, { sellerEmail: seller.email });
    await house.db.owner("update ads set status = 'DRAFT' where uuid = $1", [adUuid]);
    const told = await Promise.all(
      [reader, seller].map(async guest => ({
        ...({ accountId: await idOf(house, guest), kind: 'AD_SUBMITTED', key: 'x', adUuid } as const),
      })),
    );
    await house.db.database.transaction(writes => house.rooms.notifications.notify(writes, told));
    const carTo = async (guest: Guest) => (await toldTo(guest))[0]?.ad;
    expect([await carTo(reader), await carTo(seller)]).toEqual([{ uuid: adUuid }, { uuid: adUuid }]);
    await house.db.owner("update accounts set added_permissions = '{}' where email = $1", [reader.email]);
    expect([await carTo(reader), await carTo(seller)]).toEqual([null, { uuid: adUuid }]);
  });

  it('is marked as read by its owner alone', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await house.db.owner(
      `insert into notifications (account_id, kind, event_key) select id, 'LOST', 'a' from accounts where email = $1`,
      [guest.email],
    );
    const [told] = await toldTo(guest);
    expect((await other.ask(READ, { ids: [told?.id] })).data).toEqual({ markNotificationsRead: 0 });
    expect((await toldTo(guest))[0]?.isRead).toBe(false);
    expect((await guest.ask(READ, { ids: [told?.id] })).data).toEqual({ markNotificationsRead: 0 });
    expect((await toldTo(guest))[0]?.isRead).toBe(true);
  });
});

describe('being outbid', () => {
  it('tells who led, once, in the page and by one letter, and not who leads', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    expect(await bid(one, car, 1_000)).toBeNull();
    await tellAll();
    expect(await kindsTo(one)).toEqual([]);
    expect(await bid(other, car, 2_000)).toBeNull();
    for (const _again of [1, 2]) await tellAll();
    expect(await toldTo(one)).toMatchObject([{ kind: 'OUTBID', amount: 2_000, isRead: false }]);
    expect(await kindsTo(other)).toEqual([]);
    const [letter, ...more] = await lettersTo(one);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Enchère dépassée : Alpine A110');
    expect(letter?.text).toContain('2\u00a0000\u00a0€');
    expect(letter?.unsubscribeUrl).toContain('/mail/unsubscribe/');
    const lines = letter?.text.replace(/[\u00a0\u202f]/g, ' ').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Enchère actuelle : 2 000 €', 'Votre maximum : 1 000 €']));
    expect(lines).toContain('Prochaine enchère possible : 2 100 €');
    expect(lines?.some(line => /^Fin de la vente : \d.*, heure de Paris$/.test(line))).toBe(true);
    expect(letter?.html).toMatch(/Votre maximum<\/td><td[^>]*>1/);
  });

  it('says no one’s maximum while it is secret: staff read letters', async () => {
    const [leader, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(leader, car, 1_000, 98_700);
    await bid(other, car, 6_000);
    await house.db.owner("update ads set city = 'Turin', country = 'IT' where uuid = $1", [car.uuid]);
    await staff.ask(EDIT, { u: car.uuid, d: { mileage: 61_500 } });
    await tellAll();
    const [letter] = await lettersTo(leader);
    expect(letter?.subject).toBe('Annonce modifiée pendant la vente : Alpine A110');
    const text = letter?.text.replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('Kilométrage : 61 500 km\nLieu : Turin, Italie');
    expect(text).toContain('Enchère actuelle : 6 100 €');
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/98.700/);
  });

  it('is one event for a whole fight, and none for who leads again before it is told', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    for (const [amount, who] of [
      [1_000, one],
      [2_000, other],
      [3_000, one],
      [4_000, other],
      [5_000, one],
    ] as const) {
      await bid(who, car, amount);
    }
    await tellAll();
    expect([await kindsTo(one), await kindsTo(other)]).toEqual([[], ['OUTBID']]);
  });

  it('says to who leads by their maximum that it was used', async () => {
    const [leader, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(leader, car, 1_000, 9_000);
    await tellAll();
    await bid(other, car, 3_000);
    await tellAll();
    expect(await kindsTo(leader)).toEqual(['MAX_BID_USED']);
    expect(await lettersTo(leader)).toEqual([]);
  });

  it('is told once by two processes that follow the same auction', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(one, car, 1_000);
    await bid(other, car, 2_000);
    await Promise.all([1, 2, 3, 4].map(() => house.rooms.notifications.follower.catchUp()));
    await Promise.all([1, 2].map(() => house.rooms.jobs.drain()));
    expect([await kindsTo(one), (await lettersTo(one)).length]).toEqual([['OUTBID'], 1]);
  });
});

describe('the reserve', () => {
  const LOWER =
    'mutation($u: ID!, $r: Int) { lowerMyReserve(uuid: $u, reservePrice: $r) { sale { reserve } } }';
  /** A car with a reserve of 5,000 euros, its seller, and somebody who leads with 1,000. */
  async function underReserve() {
    const [seller, one] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await house.db.owner('update auctions set reserve = 5000, reserve_reached = false where id = $1', [
      car.auctionId,
    ]);
    await bid(one, car, 1_000);
    await tellAll();
    return { seller, one, car };
  }
  const amountsTo = async (guest: Guest) =>
    (await toldTo(guest)).flatMap(({ kind, amount }) => (kind === 'RESERVE_REACHED' ? [amount] : []));

  it('that is met by being lowered to the price, of which no row tells, is told once to everybody', async () => {
    const { seller, one, car } = await underReserve();
    expect(await seller.codeOf(LOWER, { u: car.uuid, r: 1_000 })).toBeNull();
    for (const _again of [1, 2]) await tellAll();
    expect(await kindsTo(one)).toEqual(['RESERVE_REACHED']);
    await bid(await house.guest(), car, 2_000);
    await tellAll();
    for (const guest of [one, seller]) expect(await amountsTo(guest)).toEqual([1_000]);
  });

  it('that a bid has met is told once, and never of one that was dropped', async () => {
    const [met, dropped] = [await underReserve(), await underReserve()];
    await bid(await house.guest(), met.car, 6_000);
    expect(await dropped.seller.codeOf(LOWER, { u: dropped.car.uuid, r: null })).toBeNull();
    for (const _again of [1, 2]) await tellAll();
    await bid(await house.guest(), met.car, 7_000);
    await tellAll();
    expect([await amountsTo(met.one), await amountsTo(dropped.one)]).toEqual([[6_000], []]);
  });

  it('that was told before whether it was is kept, is not told anew', async () => {
    const { one, car } = await underReserve();
    const late = await house.guest();
    await bid(one, car, 1_100, 6_000);
    await tellAll();
    await house.db.owner('alter table told_auctions drop column is_reserve_told');
    await house.db.owner("delete from migrations where name like '0213%'");
    await migrate(house.db.url);
    await late.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    await tellAll();
    expect([await amountsTo(one), await kindsTo(late)]).toEqual([[5_000], []]);
  });
});

describe('a letter that cannot be written', () => {
  it('holds up none of those that go out with it, and is tried again by itself', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const { uuid: adUuid } = await addCar(house, { auction: {} });
    const told = await Promise.all(
      [one, other].map(async (guest, at) => ({
        ...{ accountId: await idOf(house, guest), kind: 'WON' as const, key: `x${at}`, adUuid },
        // An instant that is none.
        data: { amount: 1_000, endAt: (at === 0 ? 'none' : 0) as number },
      })),
    );
    await house.db.database.transaction(writes => house.rooms.notifications.notify(writes, told));
    await house.rooms.jobs.drain();
    expect([(await lettersTo(one)).length, (await lettersTo(other)).length]).toEqual([0, 1]);
    const left = await house.db.owner(
      "select jsonb_array_length(data -> 'ids') as ids from jobs where kind = 'notifications.tell'",
    );
    expect(left).toEqual([{ ids: 1 }]);
  });
});

describe('the end', () => {
  it('tells the winner, the others, those who kept an eye on it, and the seller', async () => {
    const [winner, loser, fan] = [await house.guest(), await house.guest(), await house.guest()];
    const seller = await house.guest();
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await fan.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    await bid(loser, car, 1_000);
    await bid(winner, car, 2_000);
    await endAuction(house, car.uuid);
    await tellAll();
    expect(await toldTo(winner)).toMatchObject([
      { kind: 'WON', amount: 2_000, isSold: true },
      { kind: 'ORDER_STEP', amount: 2_000 },
    ]);
    for (const guest of [loser, fan]) expect(await kindsTo(guest)).toEqual(['LOST']);
    expect(await kindsTo(seller)).toEqual(['SALE_RESULT', 'ORDER_STEP']);
    const letters = await lettersTo(winner);
    expect(letters[0]).toMatchObject({ unsubscribeUrl: null });
    const dues =
      /Prix de vente : 2 000 €\nFrais d’acheteur : 500,00 €\ndont TVA, si elle est due en France : 83,33 €\nTotal à payer : 2 500,00 €/;
    for (const { text } of letters) expect(text.replace(/[\u00a0\u202f]/g, ' ')).toMatch(dues);
    for (const { text } of await lettersTo(seller)) expect(text).not.toContain('Total à payer');
  });

  it('of an end without a bid speaks of no reserve, for there may be none', async () => {
    const [seller, fan] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await fan.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    await endAuction(house, car.uuid);
    await tellAll();
    for (const guest of [seller, fan]) {
      const texts = (await lettersTo(guest)).map(({ text }) => text).join();
      expect(texts).toContain('Personne n’a enchéri');
      expect(texts).not.toContain('réserve');
    }
  });

  it('is announced to who keeps an eye on it, once for each of their own times', async () => {
    const [fan, calm] = [await house.guest(), await house.guest()];
    await calm.ask(SET, { d: { endingOffsets: [] } });
    await fan.ask(SET, { d: { endingOffsets: [30] } });
    const car = await addCar(house, { auction: { endsInMs: 40 * 60_000 } });
    for (const guest of [fan, calm]) {
      await guest.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    }
    await tellAll();
    expect(await kindsTo(fan)).toEqual([]);
    // A quarter of an hour goes by.
    const back = (name: string) => `${name} = ${name} - interval '15 minutes'`;
    await house.db.owner(`update favorites set ${back('created_at')} where ad_uuid = $1`, [car.uuid]);
    await house.db.owner(`update auctions set ${back('end_at')} where id = $1`, [car.auctionId]);
    for (const _again of [1, 2]) await tellAll();
    expect([await kindsTo(fan), await kindsTo(calm)]).toEqual([['ENDING_SOON'], []]);
    const end = (await house.rooms.auctions.find(car.auctionId))?.endAt ?? 0;
    await house.rooms.auctions.moveEnd(car.auctionId, end + 60_000, await idOf(house, staff));
    for (const _again of [1, 2]) await tellAll();
    expect(await kindsTo(fan)).toEqual(['ENDING_SOON', 'ENDING_SOON']);
  });

  it('is announced by the nearest reminder alone, where one comes back to several at once', async () => {
    const fan = await house.guest();
    await fan.ask(SET, { d: { endingOffsets: [1_440, 60] } });
    const car = await addCar(house, { auction: { endsInMs: 40 * 60_000 } });
    await fan.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    await house.db.owner(
      `update favorites set created_at = created_at - interval '2 days' where ad_uuid = $1`,
      [car.uuid],
    );
    for (const _again of [1, 2, 3]) await tellAll();
    expect(await kindsTo(fan)).toEqual(['ENDING_SOON']);
  });
});

describe('questions', () => {
  it('reach the seller, and their answer who asked', async () => {
    const [seller, asker] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const ask = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id } }';
    const { data } = await asker.ask(ask, { i: { uuid: car.uuid, question: 'Rust?' } });
    const id = (data as unknown as { createQuestion: { id: string } }).createQuestion.id;
    await tellAll();
    await seller.ask('mutation($id: ID!) { answerQuestion(id: $id, answer: "None.") { id } }', { id });
    await tellAll();
    expect([await kindsTo(seller), await kindsTo(asker)]).toEqual([
      ['QUESTION_ASKED'],
      ['QUESTION_ANSWERED'],
    ]);
    expect((await lettersTo(seller))[0]?.subject).toBe('Une question sur Alpine A110');
  });
});

describe('one-click unsubscribing', () => {
  it('ends the letters of that kind, for nobody but whom the link was for, and without signing in', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const fight = async () => {
      const car = await addCar(house, { auction: {} });
      await bid(guest, car, 1_000);
      await bid(other, car, 2_000);
      await tellAll();
    };
    await fight();
    const link = new URL((await lettersTo(guest))[0]?.unsubscribeUrl ?? '');
    const door = house.url + link.pathname;
    const page = await fetch(door);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await page.text()).toMatch(/«\s?Enchère dépassée\s?».*“Outbid”.*«Puja superada»/);
    expect((await fetch(`${door}x`)).status).toBe(404);
    expect((await fetch(`${house.url}/mail/unsubscribe/a.b`, { method: 'POST' })).status).toBe(404);
    await fight();
    expect(await lettersTo(guest)).toHaveLength(2);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(door, { method: 'POST', body })).status).toBe(200);
    await fight();
    expect([(await lettersTo(guest)).length, (await kindsTo(guest)).length]).toEqual([2, 3]);
  });
});

describe('live news', () => {
  it('come of a maximum that its person raised on another device, of which no row tells', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(guest, car, 1_000);
    await tellAll();
    const newsOf = async (whose: Guest) => {
      const { data } = await whose.ask('{ myNotifications { liveKey } }');
      const { liveKey } = (data as unknown as { myNotifications: { liveKey: string } }).myNotifications;
      return (await house.rooms.notifications.watch(liveKey))?.news;
    };
    const [mine, theirs] = [await newsOf(guest), await newsOf(other)];
    const news = Promise.race([mine?.next(), theirs?.next().then(() => 'told to another')]);
    const raise = { auctionId: car.auctionId, bid: 1_100, maxBid: 6_000, isAuctionCGVAccepted: true };
    const { errors } = await guest.ask('mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }', {
      i: raise,
    });
    expect(errors).toBeUndefined();
    expect(await news).toEqual({ done: false, value: true });
    for (const each of [mine, theirs]) await each?.return?.();
  });

  it('reach whoever holds the person’s key, and nobody else', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { data } = await guest.ask('{ myNotifications { liveKey } }');
    const key = (data as unknown as { myNotifications: { liveKey: string } }).myNotifications.liveKey;
    expect(await house.rooms.notifications.watch(`${key}x`)).toBeNull();
    const watched = await house.rooms.notifications.watch(key);
    const next = watched?.news.next();
    const car = await addCar(house, { auction: {} });
    await bid(guest, car, 1_000);
    await bid(other, car, 2_000);
    await tellAll();
    expect(await next).toEqual({ done: false, value: true });
    await watched?.news.return?.();
    expect(await watched?.news.next()).toMatchObject({ done: true });
    // With the session that the key was given to, whoever holds it by now.
    const after = (await house.rooms.notifications.watch(key))?.news;
    const last = after?.next();
    await guest.ask('mutation { logout }');
    expect(await house.rooms.notifications.watch(key)).toBeNull();
    expect(await last).toMatchObject({ done: true });
  });
});
