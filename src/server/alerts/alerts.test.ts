import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { EMPTY_FILTER } from '../search/index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const CREATE = 'mutation($d: CreateAlertInput!) { createAlert(data: $d) { id matchCount } }';
const UPDATE =
  'mutation($id: ID!, $d: UpdateAlertInput!) { updateAlert(id: $id, data: $d) { name isPaused } }';
const REMOVE = 'mutation($id: ID!) { removeAlert(id: $id) }';
const MINE = '{ myAlerts { id name frequency isPaused query matchCount } }';
const ALPINES = { name: 'Alpine', filter: { brands: ['Alpine'] } };
const migration = (name: string) =>
  readFile(new URL(`../database/migrations/${name}.sql`, import.meta.url), 'utf8');

async function create(guest: Guest, data: object = ALPINES): Promise<string> {
  const answer = await guest.ask(CREATE, { d: data });
  return (answer.data as unknown as { createAlert: { id: string } }).createAlert.id;
}
/** The subjects of what the person was written. */
async function lettersTo(guest: Guest): Promise<string[]> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(guest.email)).map(letter => letter.subject);
}

describe('an alert', () => {
  it('says what it watches, is named after it, and both follow where it is edited', async () => {
    const guest = await house.guest();
    const filter = { text: 'porsche moins de 30 000 €' };
    const line = `query($f: CarAdFilter) { searchCarAds(filter: $f) { reading { line(locale: FR) } } }`;
    const { data } = await guest.ask(line, { f: filter });
    const named = (data as unknown as { searchCarAds: { reading: { line: string } } }).searchCarAds.reading
      .line;
    expect(named.replaceAll('\u00a0', ' ')).toBe('Porsche ≤ 30 000 €');
    const id = await create(guest, { name: named, filter });
    const watched = async () => {
      const said = await guest.ask('{ myAlerts { name chips(locale: EN) { field value label } } }');
      return JSON.parse(JSON.stringify(said.data).replaceAll('\u00a0', ' ')).myAlerts[0];
    };
    expect(await watched()).toEqual({
      name: 'Porsche ≤ 30 000 €',
      chips: [
        { field: 'brands', value: 'porsche', label: 'Porsche' },
        { field: 'priceMax', value: '30000', label: 'Up to 30 000 €' },
      ],
    });
    await guest.ask(UPDATE, {
      id,
      d: { filter: { brands: ['citroen'], yearMin: 1968, yearMax: 1960 }, query: '' },
    });
    expect((await watched()).name).toBe('Citroën 1960–1968');
    await guest.ask(UPDATE, { id, d: { name: 'Mine' } });
    await guest.ask(UPDATE, { id, d: { filter: { brands: ['alpine'] }, query: '' } });
    expect((await watched()).name).toBe('Mine');
    const alpine = { brand: 'Alpine', model: 'A110', carType: 'CLASSIC', price: 62_000 } as const;
    await house.rooms.ads.publish(await house.rooms.ads.create(alpine));
    await house.rooms.jobs.drain();
    const [letter] = await house.rooms.mail.list(guest.email);
    expect(letter?.text).toContain('Ce qu’elle surveille : Alpine.');
    expect(letter?.text).toMatch(/Prix\s: 62.000.€/);
    await guest.ask(REMOVE, { id });
  });

  it('is for somebody signed in, has a name, and is its owner’s alone', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    expect(await house.visitor().codeOf(CREATE, { d: ALPINES })).toBe('Unauthenticated');
    expect((await house.visitor().ask(MINE)).data).toEqual({ myAlerts: [] });
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(81) }, { query: 'x'.repeat(1_001) }]) {
      expect(await guest.codeOf(CREATE, { d: { ...ALPINES, ...wrong } })).toBe('BadInput');
    }
    const id = await create(guest);
    for (const asked of [{ id }, { id: 'x' }]) {
      expect(await other.codeOf(REMOVE, asked)).toBe('NotFound');
      expect(await other.codeOf(UPDATE, { ...asked, d: {} })).toBe('NotFound');
    }
    expect((await guest.ask(REMOVE, { id })).data).toEqual({ removeAlert: true });
    expect((await guest.ask(MINE)).data).toEqual({ myAlerts: [] });
  });

  it('is one for one search, however often it is asked for, and awake again', async () => {
    const guest = await house.guest();
    const id = await create(guest);
    await guest.ask(UPDATE, { id, d: { isPaused: true } });
    expect(await create(guest, { ...ALPINES, name: 'Mes Alpine', frequency: 'DAILY' })).toBe(id);
    const { data } = await guest.ask('{ myAlerts { name frequency isPaused } }');
    expect(data).toEqual({ myAlerts: [{ name: 'Mes Alpine', frequency: 'DAILY', isPaused: false }] });
    // The page's button says neither: both stay as their owner wants them.
    expect(await create(guest, { ...ALPINES, keepsName: true })).toBe(id);
    expect((await guest.ask('{ myAlerts { name frequency isPaused } }')).data).toEqual(data);
  });

  it('is not edited into the search of another, which stays one', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await create(guest);
    await create(other, { name: 'Citroën', filter: { brands: ['Citroën'] } });
    const id = await create(guest, { name: 'Porsche', filter: { brands: ['Porsche'] } });
    const edit = (d: object) => guest.codeOf(UPDATE, { id, d });
    expect(await edit({ filter: ALPINES.filter, query: '' })).toBe('AlertExists');
    expect((await guest.ask(MINE)).data).toMatchObject({
      myAlerts: [{ name: 'Porsche' }, { name: 'Alpine' }],
    });
    // As it is itself, as somebody else's is, and on another page of the search.
    expect(await edit({ filter: { brands: ['Porsche'] }, query: '' })).toBeNull();
    expect(await edit({ filter: { brands: ['Citroën'] }, query: '' })).toBeNull();
    expect(await edit({ filter: ALPINES.filter, query: 'auctions=1' })).toBeNull();
    expect(await edit({ query: '' })).toBe('AlertExists');
  });

  it('keeps its search’s page, and says how many cars the search finds now', async () => {
    const guest = await house.guest();
    await addCar(house);
    await create(guest, { ...ALPINES, query: 'auctions=1', frequency: 'WEEKLY' });
    const { data } = await guest.ask(MINE);
    const [alert] = (data as unknown as { myAlerts: { matchCount: number }[] }).myAlerts;
    expect(alert).toMatchObject({ query: 'auctions=1', frequency: 'WEEKLY' });
    expect(alert?.matchCount).toBeGreaterThan(0);
  });

  it('tells once of a car that is published and found, and of no other', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await create(guest);
    await create(other, { name: 'Porsche', filter: { brands: ['Porsche'] } });
    const { uuid } = await addCar(house);
    expect(await lettersTo(guest)).toEqual(['Alpine : Alpine A110']);
    expect(await lettersTo(other)).toEqual([]);
    await house.rooms.ads.withdraw(uuid);
    await house.rooms.ads.publish(uuid);
    expect(await lettersTo(guest)).toHaveLength(1);
  });

  it('tells of a car that comes back after it was kept, and of an auction that one for auctions finds', async () => {
    const [{ uuid }, elsewhere] = [await addCar(house), await addCar(house)];
    await house.rooms.ads.withdraw(uuid);
    const [guest, other, typed] = [await house.guest(), await house.guest(), await house.guest()];
    await create(guest, { name: 'Enchères', filter: { brands: ['Alpine'], auctionsOnly: true } });
    await create(typed, { name: 'Mots', filter: { text: 'alpine aux enchères' } });
    await create(other);
    await house.rooms.ads.publish(uuid);
    expect(await lettersTo(other)).toEqual(['Alpine : Alpine A110']);
    expect(await lettersTo(guest)).toEqual([]);
    const now = house.rooms.auctions.clock();
    const plan = {
      ...{ startAt: now + 3_600_000, endAt: now + 7_200_000, startingPrice: 1_000, reserve: null },
      ...{ asksForCard: false, extensionWindowMs: 120_000, tieRule: 'REFUSE' as const },
    };
    const [staff] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      other.email,
    ]);
    const by = staff?.id ?? '';
    const auctionId = await house.rooms.auctions.schedule(elsewhere.uuid, plan, by);
    expect(await lettersTo(guest)).toEqual(['Enchères : Alpine A110']);
    expect(await lettersTo(typed)).toEqual(['Mots : Alpine A110']);
    // Whoever watches a make saw the car before its auction, and is told of each car once.
    expect(await lettersTo(other)).toHaveLength(1);
    await house.rooms.auctions.cancel(auctionId, 'Panne', by);
    await house.rooms.auctions.relist(elsewhere.uuid, {}, by);
    expect(await lettersTo(guest)).toHaveLength(1);
  });

  it('for auctions watches those that one can still bid in, whichever page it was kept on', async () => {
    const guest = await house.guest();
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const open = { auctionsOnly: true, auctionStates: ['RUNNING', 'NOT_STARTED'] };
    const made = { name: 'Enchères', query: 'auctions=1' };
    const id = await create(guest, { ...made, filter: { auctionsOnly: true } });
    expect(await create(guest, { ...made, filter: open })).toBe(id);
    expect(await create(guest, { ...made, filter: { ...open, auctionStates: ['FINISHED'] } })).not.toBe(id);
    const matchCount = async () => {
      const { data } = await guest.ask('{ myAlerts { id matchCount } }');
      const { myAlerts } = data as unknown as { myAlerts: { id: string; matchCount: number }[] };
      return myAlerts.find(each => each.id === id)?.matchCount ?? 0;
    };
    const before = await matchCount();
    const [by] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      guest.email,
    ]);
    await house.rooms.auctions.cancel(auctionId, 'Panne', by?.id ?? '');
    await expect.poll(matchCount).toBe(before - 1);
    // It comes back at a price: nobody can bid on it.
    await house.rooms.ads.withdraw(uuid);
    await house.rooms.ads.publish(uuid);
    expect(await lettersTo(guest)).toEqual([]);
  });

  it('for auctions that was kept before each was kept once is one, and tells again of nothing', async () => {
    const guest = await house.guest();
    const { uuid } = await addCar(house);
    const filter = { ...EMPTY_FILTER, auctionsOnly: true };
    const { withdrawal: _, auctionStates: __, ...old } = filter;
    const kept = [
      { filter: old, isPaused: true, told: null },
      { filter: { ...filter, auctionStates: ['RUNNING', 'NOT_STARTED'] }, isPaused: false, told: new Date() },
      { filter: { ...filter, auctionStates: ['FINISHED'] }, isPaused: true, told: null },
      { filter: { ...filter, brands: ['alpine'] }, isPaused: true, told: null },
      { filter: EMPTY_FILTER, isPaused: true, told: null },
    ];
    for (const [at, { filter: asked, isPaused, told }] of kept.entries()) {
      const [{ id } = { id: '' }] = await house.db.owner<{ id: string }>(
        `insert into alerts (account_id, name, filter, query, paused_at, tells_drops)
         select id, $4, $2, 'auctions=1', case when $3 then now() end, $3 = false from accounts where email = $1 returning id`,
        [guest.email, JSON.stringify(asked), isPaused, `Kept ${at}`],
      );
      await house.db.owner('insert into alert_matches (alert_id, ad_uuid, told_at) values ($1, $2, $3)', [
        ...[id, uuid, told],
      ]);
    }
    for (let again = 0; again < 2; again += 1)
      await house.db.owner(await migration('0204-open-auctions-watched'));
    const rows = await house.db.owner(
      `select filter -> 'auctionStates' as states, jsonb_array_length(filter -> 'brands') as brands,
         paused_at is null as "isAwake", tells_drops as drops,
         (select told_at is not null from alert_matches where alert_id = a.id) as "isTold"
       from alerts a where name like 'Kept %' order by name`,
    );
    const open = ['NOT_STARTED', 'RUNNING'];
    const asleep = { isAwake: false, drops: false, isTold: false, brands: 0 };
    expect(rows).toEqual([
      { ...asleep, states: open, isAwake: true, drops: true, isTold: true },
      { ...asleep, states: ['FINISHED'] },
      { ...asleep, states: open, brands: 1 },
      { ...asleep, states: [] },
    ]);
    await house.db.owner("delete from alerts where name like 'Kept %'");
  });

  it.each([
    [{ sold: false }, { forSale: true }],
    [{}, {}],
  ])('kept from before as %j is the one that the same search keeps again', async (before, now) => {
    const guest = await house.guest();
    const id = await create(guest, { name: 'Kept', filter: { brands: ['Alpine'], ...before } });
    await house.db.owner("update alerts set filter = filter - 'forSale' where id = $1", [id]);
    await house.db.owner(await migration('0254-what-is-for-sale-by-its-name'));
    expect(await create(guest, { name: 'Kept', filter: { brands: ['Alpine'], ...now } })).toBe(id);
  });

  it('kept twice, as before and as now, is one that has told what both told, and tells what both found', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const [told, untold] = [await addCar(house, { status: 'DRAFT' }), await addCar(house)];
    const now = { ...EMPTY_FILTER, brands: ['alpine'], forSale: true };
    const { forSale: _, ...before } = { ...now, sold: false };
    const keep = async (by: Guest, filter: object, matches: readonly (readonly [string, boolean])[]) => {
      const [{ id } = { id: '' }] = await house.db.owner<{ id: string }>(
        `insert into alerts (account_id, name, filter, query, tells_drops)
         select id, 'Twin', $2, 'stock=available', $3 from accounts where email = $1 returning id`,
        [by.email, JSON.stringify(filter), matches.length > 0],
      );
      for (const [uuid, isTold] of matches)
        await house.db.owner(
          'insert into alert_matches (alert_id, ad_uuid, told_at) values ($1, $2, case when $3 then now() end)',
          [id, uuid, isTold],
        );
      return id;
    };
    const first = await keep(guest, before, []);
    await keep(guest, now, [[told.uuid, true]]);
    await house.db.owner(await migration('0254-what-is-for-sale-by-its-name'));
    // A process of before that is still at work.
    await keep(guest, before, [[untold.uuid, false]]);
    const others = await keep(other, now, []);
    for (let again = 0; again < 2; again += 1)
      await house.db.owner(await migration('0255-alerts-that-became-the-same'));
    const kept = await house.db.owner(
      `select id, filter, tells_drops as drops, (select json_agg(told_at is not null order by told_at) from alert_matches
         where alert_id = a.id) as told from alerts a where name = 'Twin' order by created_at`,
    );
    expect(kept).toEqual([
      { id: first, filter: now, drops: true, told: [true, false] },
      { id: others, filter: now, drops: false, told: null },
    ]);
    expect(await lettersTo(guest)).toHaveLength(1);
    await house.db.owner("delete from alerts where name = 'Twin'");
  });

  it('says nothing of a draft, of one’s own car, or while it is paused', async () => {
    const guest = await house.guest();
    const id = await create(guest);
    await addCar(house, { status: 'DRAFT' });
    await addCar(house, { sellerEmail: guest.email });
    await guest.ask(UPDATE, { id, d: { isPaused: true } });
    await addCar(house);
    expect(await lettersTo(guest)).toEqual([]);
    await guest.ask(UPDATE, { id, d: { isPaused: false } });
    await addCar(house);
    expect(await lettersTo(guest)).toHaveLength(1);
  });

  it('that tells by the day tells of all it found in one letter, when the day is over', async () => {
    const guest = await house.guest();
    const id = await create(guest, { ...ALPINES, frequency: 'DAILY' });
    const [gone] = [await addCar(house), await addCar(house), await addCar(house)];
    expect(await lettersTo(guest)).toEqual([]);
    await house.rooms.ads.withdraw(gone?.uuid ?? '');
    await house.db.owner("update alerts set told_at = told_at - interval '1 day' where id = $1", [id]);
    await house.db.owner(
      "update jobs set run_at = now() - interval '1 second' where kind = 'alerts.tellCollected'",
    );
    expect(await lettersTo(guest)).toEqual(['Alpine : 2 nouvelles voitures']);
  });

  it('that collects loses no car to a letter that is not due yet, a pause, or another frequency', async () => {
    const guest = await house.guest();
    const id = await create(guest, { ...ALPINES, frequency: 'DAILY' });
    const isDue = () =>
      house.db.owner("update alerts set told_at = told_at - interval '7 days' where id = $1", [id]);
    const run = async () => {
      await house.rooms.jobs.drain();
      await house.db.owner("update jobs set run_at = now() where kind = 'alerts.tellCollected'");
      return lettersTo(guest);
    };
    const one = 'Alpine : Alpine A110';
    await addCar(house);
    expect(await run()).toEqual([]);
    await isDue();
    expect(await run()).toEqual([one]);
    await addCar(house);
    await house.rooms.jobs.drain();
    await guest.ask(UPDATE, { id, d: { frequency: 'WEEKLY' } });
    await guest.ask(UPDATE, { id, d: { isPaused: true } });
    await isDue();
    expect(await run()).toEqual([one]);
    await guest.ask(UPDATE, { id, d: { isPaused: false } });
    expect(await run()).toEqual([one, one]);
    // What waits is told of where the search still finds it.
    await addCar(house);
    await house.rooms.jobs.drain();
    await guest.ask(UPDATE, { id, d: { filter: { brands: ['Porsche'] }, query: '' } });
    await isDue();
    expect(await run()).toEqual([one, one]);
  });

  it('that collects promises itself one letter, none for a car that is gone, and one for it once it is back', async () => {
    const guest = await house.guest();
    const id = await create(guest, { ...ALPINES, frequency: 'DAILY' });
    const promised = async () => {
      await house.rooms.jobs.drain();
      return (await house.db.owner("select from jobs where data ->> 'id' = $1", [id])).length;
    };
    const pass = async () => {
      await house.db.owner("update alerts set told_at = told_at - interval '1 day' where id = $1", [id]);
      await house.db.owner("update jobs set run_at = now() where kind = 'alerts.tellCollected'");
      return lettersTo(guest);
    };
    const gone = await addCar(house);
    for (let more = 0; more < 8; more += 1) await addCar(house);
    expect(await promised()).toBe(1);
    await house.rooms.ads.withdraw(gone.uuid);
    expect(await pass()).toHaveLength(1);
    expect(await promised()).toBe(0);
    await house.rooms.ads.publish(gone.uuid);
    expect(await promised()).toBe(1);
    expect(await pass()).toHaveLength(2);
  });

  it('finds and tells what the database has in a process that has not heard of it', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const talbots = { name: 'Talbot', filter: { brands: ['Talbot'] } };
    await create(guest, talbots);
    await create(other, { ...talbots, frequency: 'DAILY' });
    await house.rooms.search.ready();
    const uuid = await house.rooms.ads.create({ brand: 'Talbot', model: 'Lago', carType: 'CLASSIC' });
    const publishUnheard = async () => {
      // All that was said of it until now is heard.
      expect(await house.rooms.search.finds({ ...EMPTY_FILTER, brands: ['Talbot'] }, uuid)).toBe(false);
      await house.db.owner("update ads set status = 'PUBLISHED', published_at = now() where uuid = $1", [
        uuid,
      ]);
    };
    await publishUnheard();
    await house.db.owner("insert into jobs (kind, data) values ('alerts.match', $1)", [{ uuid }]);
    expect(await lettersTo(guest)).toEqual(['Talbot : Talbot Lago']);
    await house.rooms.ads.withdraw(uuid);
    await publishUnheard();
    await house.db.owner("update alerts set told_at = told_at - interval '1 day'");
    await house.db.owner("update jobs set run_at = now() where kind = 'alerts.tellCollected'");
    expect(await lettersTo(other)).toEqual(['Talbot : Talbot Lago']);
  });

  it('is one of fifty at the most', async () => {
    const guest = await house.guest();
    await house.db.owner(
      `insert into alerts (account_id, name, filter) select id, 'x', '{}' from accounts, generate_series(1, 50)
       where email = $1`,
      [guest.email],
    );
    expect(await guest.codeOf(CREATE, { d: ALPINES })).toBe('BadInput');
    await house.db.owner("delete from alerts where name = 'x'");
  });
});
