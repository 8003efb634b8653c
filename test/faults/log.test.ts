import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/index.ts';
import { type App, openFolder, startApp } from '../kit/app.ts';
import { openTestDatabase, type TestDatabase } from '../kit/database.ts';
import { openTestHouse } from '../kit/house.ts';

const PASSWORD = 'Un-Mot-De-Passe-Secret-1';
const MAXIMUM = 43_219;
const RESERVE = 21_987;
const PEOPLE = [
  { first: 'Ghislaine', last: 'Vauquelin', email: 'ghislaine@private.test', phone: '+33698765431' },
  { first: 'Barnabé', last: 'Troussard', email: 'barnabe@private.test', phone: '+33698765432' },
  { first: 'Philomène', last: 'Quesnel', email: 'philomene@private.test', phone: '+33698765433' },
] as const;

let db: TestDatabase;
let folder: Awaited<ReturnType<typeof openFolder>>;
let app: App;
beforeAll(async () => {
  db = await openTestDatabase();
  folder = await openFolder();
  app = await startApp({ DATA_DIR: folder.path, DATABASE_URL: db.url, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await app.kill('SIGTERM');
  await db[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

type Asked = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };
const cookies: string[] = [];

async function ask(query: string, cookie = ''): Promise<Asked> {
  const answer = await fetch(`${app.url}/graphql?from=${PEOPLE[0].email}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'user-agent': `Browser of ${PEOPLE[0].last}` },
    body: JSON.stringify({ query }),
  });
  const given = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (given) cookies.push(given);
  return (await answer.json()) as Asked;
}

async function addPeople(): Promise<string[]> {
  const hash = await hashPassword(PASSWORD);
  const ids: string[] = [];
  for (const { first, last, email, phone } of PEOPLE) {
    const [row] = await db.owner<{ id: string }>(
      `insert into accounts (email, password_hash, first_name, last_name, phone, email_confirmed_at)
       values ($1, $2, $3, $4, $5, now()) returning id`,
      [email, hash, first, last, phone],
    );
    ids.push(row?.id ?? '');
    await ask(`mutation { login(email: "${email}", password: "${PASSWORD}") { user { id } } }`);
  }
  return ids;
}

async function addAuction(sellerId: string) {
  const [ad] = await db.owner<{ uuid: string }>(
    `insert into ads (slug, brand, model, car_type, status, owner_id, published_at)
     values ($2, 'Alpine', 'A110', 'CLASSIC', 'PUBLISHED', $1, now()) returning uuid`,
    [sellerId, randomUUID()],
  );
  const [auction] = await db.owner<{ id: string }>(
    `insert into auctions (ad_uuid, start_at, end_at, scheduled_end_at, starting_price, reserve, reserve_reached,
       scheduled_reserve, asks_for_card)
     values ($1, now() - interval '1 hour', now() + interval '1 hour', now(), 1000, $2, false, $2, false) returning id`,
    [ad?.uuid, RESERVE],
  );
  return { uuid: ad?.uuid ?? '', id: auction?.id ?? '' };
}

const bid = (auctionId: string, amount: number, maxBid?: number) =>
  `mutation { addBid(addBidInput: { auctionId: "${auctionId}", bid: ${amount}, isAuctionCGVAccepted: true
     ${maxBid === undefined ? '' : `, maxBid: ${maxBid}`} }) { id } }`;

describe('the log of a whole auction', () => {
  it('tells what happened, and nothing of whom', async () => {
    const [seller = ''] = await addPeople();
    const { uuid, id } = await addAuction(seller);
    const [, one = '', two = ''] = cookies;
    await ask(
      `mutation { createQuestion(createQuestionInput: { uuid: "${uuid}", question: "Ici Barnabé ?" }) { id } }`,
      one,
    );
    expect((await ask(bid(id, 1_000, MAXIMUM), one)).errors).toBeUndefined();
    expect((await ask(bid(id, 900), two)).errors?.[0]?.extensions.code).toBe('BidTooLow');
    expect((await ask(bid(id, 30_000), two)).errors).toBeUndefined();
    await ask(
      `mutation { login(email: "${PEOPLE[1].email}", password: "${PASSWORD}-wrong") { user { id } } }`,
    );
    await db.owner('update auctions set end_at = clock_timestamp() where id = $1', [id]);
    await expect.poll(() => db.owner('select from orders where auction_id = $1', [id])).toHaveLength(1);
    await expect.poll(() => app.said()).toContain('auction closed');

    // A bug in the middle of somebody's row: the database tells the whole row to whoever asks.
    await db.owner(
      `alter table accounts add constraint broken check (first_name <> 'Ghislaine' or pseudo is null)`,
    );
    const broken = await ask('mutation { updatePseudo(pseudo: "ghighi-du-bois") { id } }', cookies[0]);
    expect(broken.errors?.[0]?.extensions.code).toBe('Unknown');
    await expect.poll(() => app.said()).toContain('a request ended in a bug');

    const said = app.said();
    for (const happened of [
      'bid placed',
      'bid refused',
      '"security":true',
      'sign-in failed',
      'account changed',
      '"verdict":"sold"',
      '"seal":"',
    ])
      expect(said).toContain(happened);
    const secrets = [
      ...PEOPLE.flatMap(person => Object.values(person)),
      ...[PASSWORD, 'ghighi', 'Ici ', String(MAXIMUM), String(RESERVE), 'private.test'],
      ...cookies.map(cookie => cookie.split('=')[1] ?? 'no cookie'),
    ];
    expect(secrets.filter(secret => said.includes(secret))).toEqual([]);
    expect(secrets.length).toBeGreaterThan(20);
  });
});

describe('the figures', () => {
  it('say how the desk, the hammer, the sockets, the pages, the letters and the work stand', async () => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    const names = [
      ...[
        'bids_placed_total',
        'bids_refused_total',
        'bids_waiting',
        'auctions_closed_total',
        'closing_late_seconds',
      ],
      ...['live_sockets', 'live_subscriptions', 'live_sockets_cut_total', 'pages_kept', 'pages_given_total'],
      ...[
        'pages_rendered_total',
        'letters_waiting',
        'letters_refused',
        'letters_given_up',
        'letters_house_refused',
        'jobs_waiting',
        'jobs_dead',
        'jobs_failed_total',
      ],
      ...[
        'requests_failed_total',
        'desk_batches_retried_total',
        'auctions_reopened_total',
        'jobs_late_seconds',
      ],
    ].map(name => `calandre_${name}`);
    expect(names.filter(name => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('are each explained in the runbook', async () => {
    const { readFile } = await import('node:fs/promises');
    const runbook = await readFile(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
    const text = await (await fetch(`${app.url}/metrics`)).text();
    const ours = Array.from(text.matchAll(/^# TYPE (calandre_\w+) /gm), ([, name = '']) => name);
    expect(ours.filter(name => !runbook.includes(`\`${name.replace('calandre_', '')}\``))).toEqual([]);
  });

  it('are closed to whoever has not their key', async () => {
    const token = 'a-key-to-the-figures-of-the-house';
    await using guarded = await openTestHouse({ METRICS_TOKEN: token });
    const statusOf = async (authorization: string) =>
      (await fetch(`${guarded.url}/metrics`, { headers: { authorization } })).status;
    expect([await statusOf(''), await statusOf('Bearer x'), await statusOf(`Bearer ${token}`)]).toEqual([
      404, 404, 200,
    ]);
  });
});
