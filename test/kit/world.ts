import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type Auctions, openAuctions } from '#server/auctions/index.ts';
import { type Bus, openBus } from '#server/bus/index.ts';
import { openClock } from '#server/database/index.ts';
import { openDomainEvents } from '#server/domain-events.ts';
import { type Events, openEvents } from '#server/events.ts';
import { type OpenJobs, openJobs } from '#server/jobs/index.ts';
import { openOrder } from '#server/orders/index.ts';
import { usualSettings } from '#server/settings/index.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export type AuctionWish = {
  startsInMs?: number;
  endsInMs?: number;
  startingPrice?: number;
  reserve?: number | null;
  asksForCard?: boolean;
  windowMs?: number;
  tieRule?: 'REFUSE' | 'EARLIEST_WINS';
  sellerId?: string | null;
  isHandled?: boolean;
  isStartAnnounced?: boolean;
};

/** A room of auctions on a real database, and people and cars made at will. */
export type World = AsyncDisposable & {
  readonly db: TestDatabase;
  readonly auctions: Auctions;
  readonly bus: Bus;
  readonly events: Events;
  readonly jobs: OpenJobs;
  /** Somebody who can bid. */
  person(wish?: {
    hasCard?: boolean;
    firstName?: string;
    pseudo?: string;
    permissions?: string[];
  }): Promise<string>;
  people(count: number): Promise<string[]>;
  /** A published car under the hammer; answers the ids of both. */
  auction(wish?: AuctionWish): Promise<{ auctionId: string; adUuid: string }>;
  /** Another process on the same database, with a desk, a feed and a bus of its own. */
  secondProcess(): Promise<{ auctions: Auctions } & AsyncDisposable>;
};

export function quietEvents(): Events {
  return openEvents(pino({ level: 'silent' }), new Registry());
}

export async function openWorld(options: { outageFromMs?: number } = {}): Promise<World> {
  const db = await openTestDatabase();
  const first = await openProcess(db, options);
  const person: World['person'] = async (wish = {}) => {
    const { hasCard = true, firstName = 'Alain', pseudo = null, permissions = [] } = wish;
    const [row] = await db.owner<{ id: string }>(
      `insert into accounts (email, first_name, last_name, pseudo, added_permissions)
       values (gen_random_uuid() || '@x.test', $1, 'Test', $2, $3) returning id`,
      [firstName, pseudo, permissions],
    );
    const id = row?.id ?? '';
    if (hasCard) await addCard(db, id);
    return id;
  };
  return {
    db,
    auctions: first.auctions,
    bus: first.bus,
    events: first.events,
    jobs: first.jobs,
    person,
    people: count => Promise.all(Array.from({ length: count }, () => person())),
    auction: wish => addAuction(db, wish ?? {}),
    secondProcess: () => openProcess(db, options),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}

async function openProcess(db: TestDatabase, options: { outageFromMs?: number }) {
  const { APP_ROLE, openDatabase } = await import('#server/database/index.ts');
  const events = quietEvents();
  const database = openDatabase({
    url: db.url,
    role: APP_ROLE,
    applicationName: 'process',
    onError: () => {},
  });
  const bus = await openBus(database, null, () => {});
  const clock = await openClock(database, () => {});
  const jobs = openJobs({ database, bus, events });
  const domain = openDomainEvents();
  const settings = usualSettings;
  const orders = { bus, domain, jobs, notify: async () => {}, settings, payments: { escrow: null } };
  domain.on('auction.sold', (writes, sale) => openOrder(orders, writes, sale));
  const auctions = openAuctions({
    database,
    bus,
    events,
    clock: () => clock.now(),
    domain,
    jobs,
    settings,
    ...options,
  });
  return {
    auctions,
    bus,
    events,
    jobs,
    async [Symbol.asyncDispose]() {
      await jobs[Symbol.asyncDispose]();
      await auctions[Symbol.asyncDispose]();
      clock[Symbol.dispose]();
      await bus[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function addCard(db: TestDatabase, id: string): Promise<void> {
  await db.owner(
    `insert into cards (account_id, brand, last_four, expires_at, provider_ref)
     values ($1, 'visa', '4242', now() + interval '1 year', 'test')`,
    [id],
  );
}

/** A published car under the hammer; answers the ids of both. */
export async function addAuction(db: Pick<TestDatabase, 'owner'>, wish: AuctionWish) {
  const { startsInMs = -60_000, endsInMs = 3_600_000, startingPrice = 1_000, reserve = null } = wish;
  const {
    asksForCard = true,
    windowMs = 120_000,
    tieRule = 'REFUSE',
    sellerId = null,
    isHandled = false,
    isStartAnnounced = false,
  } = wish;
  const [ad] = await db.owner<{ uuid: string }>(
    `insert into ads (slug, brand, model, car_type, status, owner_id, handle_by_calandre, published_at)
     values (gen_random_uuid()::text, 'Alpine', 'A110', 'CLASSIC', 'PUBLISHED', $1, $2, now()) returning uuid`,
    [sellerId, isHandled],
  );
  const adUuid = ad?.uuid ?? '';
  const [row] = await db.owner<{ id: string }>(
    `insert into auctions (ad_uuid, start_at, end_at, starting_price, reserve, reserve_reached, asks_for_card,
       extension_window_ms, tie_rule, scheduled_end_at, scheduled_reserve, is_start_announced)
     select $1, t.start_at, t.end_at, $4, $5::bigint, case when $5::bigint is null then null else false end, $6, $7, $8,
       t.end_at, $5, $9
     from (select clock_timestamp() + $2 * interval '1 ms' as start_at,
             clock_timestamp() + $3 * interval '1 ms' as end_at) t returning id`,
    [adUuid, startsInMs, endsInMs, startingPrice, reserve, asksForCard, windowMs, tieRule, isStartAnnounced],
  );
  return { auctionId: row?.id ?? '', adUuid };
}

/** A bid with everything in order but what is said. */
export function bidOf(
  auctionId: string,
  bidderId: string,
  bid: number,
  maxBid: number | null = null,
  key?: string,
) {
  const clientBidId = key ?? null;
  return { auctionId, bidderId, bid, maxBid, clientBidId, termsAccepted: true, leadSource: 'website' };
}
