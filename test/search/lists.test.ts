import { afterAll, beforeAll, expect, it } from 'vitest';
import { record } from '#server/audit/index.ts';
import { READS_ACCOUNTS } from '#server/context.ts';
import { fold } from '#shared/words/text.ts';
import { addCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { idOf, type Sale, sellCar } from '../kit/sales.ts';
import { linesOf, takeSheet } from '../kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
let sale: Sale;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: [
      ...(['Ads:update', 'Auctions:update', 'Leads:read', 'Questions:answer', 'Users:update'] as const),
      ...(['Content:update', 'Settings:update', 'Orders:update', READS_ACCOUNTS].flat() as never[]),
    ],
  });
  sale = await sellCar(house);
  await sellCar(house);
  await addCar(house, { status: 'DRAFT' });
  await fill(house, sale);
});
afterAll(() => house[Symbol.asyncDispose]());

/** A line of each list that says `Citroën`, and one that does not. */
async function fill(into: TestHouse, { car, seller, buyer, orderId }: Sale): Promise<void> {
  const { db } = into;
  const own = await addCar(into, { status: 'DRAFT' });
  await db.owner("update ads set brand = 'Citroën' where uuid = any($1::uuid[])", [[car.uuid, own.uuid]]);
  const ids = [await idOf(into, seller), await idOf(into, buyer)];
  await db.owner("update accounts set last_name = 'Citroën' where id = $1", [ids[0]]);
  const entry = { actorId: null, subjectId: orderId, subjectName: '' };
  for (const word of ['Citroën', 'Alpine']) {
    const rows: readonly (readonly [sql: string, values: readonly unknown[]])[] = [
      [
        "insert into leads (form, name, email, lead_source, due_at, note) values ('CONTACT', 'A', 'a@b.test', 'x', now(), $1)",
        [word],
      ],
      ['insert into questions (ad_uuid, author_id, question) values ($2, $3, $1)', [word, car.uuid, ids[1]]],
      ['insert into reviews (reviewed_at, message) values (now(), $1)', [word]],
      [
        "insert into mails (recipient, subject, body_text, body_html) values ('a@b.test', $1, '', '')",
        [word],
      ],
      ['insert into consignments (title, opened_by) values ($1, $2)', [word, ids[1]]],
      [
        `insert into api_keys (name, key_hash, start, scopes, per_minute) values ($1, decode(md5($1), 'hex'), 'cal_' || lower($1), '{ads:read}', 1)`,
        [word],
      ],
      [
        `with endpoint as (insert into webhook_endpoints (account_id, url, events) values ($2, 'https://' || md5($1) || '.test', '{x}') returning id)
         insert into webhook_messages (endpoint_id, subject_id, kind, payload) select id, $2, 'x', '' from endpoint where length($1) > 0`,
        [word, word === 'Citroën' ? ids[0] : ids[1]],
      ],
      [
        `insert into campaigns (author_id, subject, body, segment) values ($2, jsonb_build_object('fr', $1::text), '{}', 'PEOPLE')`,
        [word, ids[1]],
      ],
      [
        `insert into sales (slug, title, start_at, first_end_at, interval_minutes, stagger, hot_from, hot_gap_minutes, extension_window_ms, asks_for_card)
         values (md5($1), jsonb_build_object('fr', $1::text), now(), now() + interval '1 day', 1, 'INTERVAL', 1, 1, 0, false)`,
        [word],
      ],
      [
        `insert into reports (subject, subject_id, excerpt, reason, text, language, created_at) values ('AD', $2, $1, 'OTHER', '', 'FR', now())`,
        [word, car.uuid],
      ],
    ];
    for (const [sql, values] of rows) await db.owner(sql, [...values]);
    await db.database.transaction(writes =>
      record(writes, { ...entry, subjectName: word, action: 'ad.updated', after: { a: word } }),
    );
  }
}

const SEARCHED = [
  ...([
    'ads',
    'auctions',
    'audit',
    'campaigns',
    'consignments',
    'house-cars',
    'keys',
    'leads',
    'letters',
  ] as const),
  ...([
    'models',
    'people',
    'questions',
    'reports',
    'reviews',
    'sales',
    'webhooks',
    'webhook-messages',
  ] as const),
];

/** How many lines of a list hold this. */
async function count(name: string, search: string): Promise<number> {
  const isFiltered = name === 'ads' || name === 'audit';
  const asked = isFiltered ? { filter: { text: search } } : { search };
  const sheet = await takeSheet(house, staff, name, asked);
  expect([name, sheet.code]).toEqual([name, null]);
  return linesOf(sheet).length;
}

async function countAsked(
  field: 'orders' | 'auctionCandidates' | 'callingBidders',
  s: string,
): Promise<number> {
  const { data } = await staff.ask(
    `query($s: String!) { orders(search: $s) { orders { id } }
      auctionCandidates(search: $s) { uuid } callingBidders(search: $s) { email } }`,
    { s },
  );
  const { orders, ...others } = data as unknown as {
    orders: { orders: [] };
    auctionCandidates: [];
    callingBidders: [];
  };
  return { ...others, orders: orders.orders }[field].length;
}

it.for(SEARCHED)('finds without accents and capitals what it finds with them: %s', async name => {
  const found = await Promise.all(
    ['Citroën', 'citroen', 'CITROËN', 'Citroe\u0308n'].map(each => count(name, each)),
  );
  expect(found[0]).toBeGreaterThan(0);
  expect(new Set(found).size).toBe(1);
  expect([await count(name, 'citroxn'), await count(name, 'citro%n')]).toEqual([0, 0]);
});

it.for(['orders', 'auctionCandidates', 'callingBidders'] as const)(
  'and where it is only shown: %s',
  async name => {
    expect(await countAsked(name, 'Citroën')).toBe(1);
    expect(await countAsked(name, 'citroen')).toBe(1);
    expect(await countAsked(name, 'citro%n')).toBe(0);
  },
);

it('counts its lines beyond its last page', async () => {
  const count = (page: number) =>
    staff.ask(
      `query($page: Int!) { people(page: $page) { totalCount } leads(page: $page) { totalCount }
        auctionBoard(page: $page) { totalCount } staffLetters(page: $page) { totalCount } }`,
      { page },
    );
  const first = await count(1);
  expect(Object.values(first.data ?? {})).toHaveLength(4);
  expect(await count(99)).toEqual(first);
});

it('a field of a car, too', async () => {
  const filter = { fields: [{ field: 'brand', is: 'CITROEN' }] };
  expect(linesOf(await takeSheet(house, staff, 'ads', { filter }))).toHaveLength(2);
});

it('still finds by numbers, addresses and the ids of rows', async () => {
  const { car, seller, orderId } = sale;
  const sellerId = await idOf(house, seller);
  for (const [name, search] of [
    ...[
      ['ads', car.uuid],
      ['ads', car.uuid.toUpperCase()],
      ['ads', seller.email],
      ['auctions', car.uuid],
    ],
    ...[
      ['people', sellerId],
      ['people', seller.email.toUpperCase()],
      ['audit', orderId],
      ['consignments', 'dos-000001'],
    ],
    ...[
      ['letters', 'A@b.'],
      ['keys', 'CAL_ci'],
      ['reports', '1'],
      ['webhooks', seller.email],
    ],
  ] as [string, string][]) {
    expect([name, search, (await count(name, search)) > 0]).toEqual([name, search, true]);
  }
  for (const search of [orderId, 'cal-000001', seller.email])
    expect(await countAsked('orders', search)).toBe(1);
});

it('takes a word for the same in the database as where it is typed', async () => {
  const letters = [
    ...'éèêëàâäçñöôîïüùÿŠžŁøØœŒæÆßẞ№ﬁ％＿ÉÇŒİ',
    'e\u0301',
    'plain ASCII 100%_\\',
    '\u00a0',
    '…',
  ];
  const said = await house.db.owner<{ folded: string }>('select folded(x) from unnest($1::text[]) x', [
    letters,
  ]);
  expect(said.map(({ folded }) => folded)).toEqual(letters.map(fold));
});
