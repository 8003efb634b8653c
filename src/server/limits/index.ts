/**
 * The limits room: how often one may try. Counted in the database, so that several processes count
 * together; named here, so that the whole list can be read. It knows nobody: a key is a hash or an id.
 */
import { hash } from 'node:crypto';
import type { Millis } from '#shared/sale/index.ts';
import { type Database, openBatched, type Reads, statement } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { Events } from '../events.ts';

const DAY = 86_400;
/** In KiB, as bytes are counted here. */
const GIB = 1024 * 1024;

/** How often, or how many KiB, within how many seconds. */
export const LIMITS = {
  login: { points: 10, seconds: 15 * 60 },
  loginAccount: { points: 100, seconds: 3600 },
  loginAddress: { points: 100, seconds: 3600 },
  loginCrowded: { points: 10, seconds: 60 },
  register: { points: 600, seconds: 3600 },
  registerKnown: { points: 30, seconds: 3600 },
  registerCrowded: { points: 10, seconds: 60 },
  passwordReset: { points: 5, seconds: 3600 },
  passwordResetVisitor: { points: 300, seconds: 3600 },
  passwordResetCrowded: { points: 10, seconds: 60 },
  passwordCheck: { points: 10, seconds: 15 * 60 },
  secondFactor: { points: 10, seconds: 15 * 60 },
  proofCode: { points: 10, seconds: 3600 },
  social: { points: 100, seconds: 3600 },
  calendar: { points: 240, seconds: 3600 },
  passkey: { points: 100, seconds: 3600 },
  passkeyAsked: { points: 2_000, seconds: 3600 },
  copy: { points: 10, seconds: 3600 },
  confirmation: { points: 5, seconds: 3600 },
  rename: { points: 30, seconds: 3600 },
  report: { points: 10, seconds: 3600 },
  question: { points: 10, seconds: 3600 },
  favorite: { points: 60, seconds: 60 },
  view: { points: 600, seconds: 60 },
  viewOnce: { points: 1, seconds: 3600 },
  render: { points: 300, seconds: 60 },
  api: { points: 600, seconds: 60 },
  dossier: { points: 60, seconds: 3600 },
  bid: { points: 60, seconds: 60 },
  revealContact: { points: 20, seconds: 3600 },
  inquiry: { points: 30, seconds: 3600 },
  inquiryAddress: { points: 300, seconds: 3600 },
  inquiryCrowded: { points: 30, seconds: 60 },
  inquirySent: { points: 10, seconds: 3600 },
  inquirySentAddress: { points: 100, seconds: 3600 },
  inquirySentCrowded: { points: 10, seconds: 60 },
  inquiryMailbox: { points: 10, seconds: 3600 },
  newsletter: { points: 5, seconds: 3600 },
  newsletterAddress: { points: 100, seconds: 3600 },
  newsletterCrowded: { points: 10, seconds: 60 },
  conversion: { points: 300, seconds: 3600 },
  upload: { points: 200, seconds: 3600 },
  uploadKiB: { points: 2 * GIB, seconds: DAY },
  uploadKiBStaff: { points: 20 * GIB, seconds: DAY },
  uploadKiBAddress: { points: GIB / 4, seconds: DAY },
  uploadKiBVisitors: { points: 8 * GIB, seconds: DAY },
  cardCheckout: { points: 20, seconds: 3600 },
  signingCode: { points: 10, seconds: 3600 },
  orderMessage: { points: 60, seconds: 3600 },
} as const;

/** The fewest seconds in which a person can do it: what comes sooner comes from a machine. */
export const PACES = { inquirySent: 3 } as const;

export type LimitName = keyof typeof LIMITS;
/** Turns that are left, and the seconds until all are given again. */
export type Left = { readonly left: number; readonly wait: number };
export type Limits = {
  /** Takes one turn. @throws AppError RateLimited with the seconds to wait */
  take(name: LimitName, key: string): Promise<void>;
  /**
   * Takes as many at once, or none where so many are not left; `most` is the key's own, where it has one. Answers what
   * is left. @throws AppError RateLimited with the wait
   */
  spend(name: LimitName, key: string, amount: number, most?: number): Promise<Left>;
  /** Takes one turn; whether it was given. Nobody is refused by it, and nothing is written down. */
  isWithin(name: LimitName, key: string): Promise<boolean>;
  /** Gives turns back: what went well was no attempt. */
  giveBack(name: LimitName, key: string, amount?: number): Promise<void>;
  /** Looks at how long it took. @throws AppError RateLimited with the seconds to wait */
  checkPace(name: keyof typeof PACES, tookMs: Millis): void;
};

// An end is kept in whole milliseconds, rounded: one less, or a minute that has just begun would be 61 seconds.
// In the order of the keys, so that two processes never wait for each other in a ring.
const takeSql = statement(
  'limits.take',
  `insert into rate_limits as l (key, points, expire)
   select key, points, (extract(epoch from clock_timestamp()) + seconds) * 1000
   from unnest($1::text[], $2::int[], $3::int[]) as taken (key, points, seconds) order by key
   on conflict (key) do update set
     points = case when l.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.points
                   else l.points + excluded.points end,
     expire = case when l.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.expire
                   else l.expire end
   returning key, points, greatest(1, ceil((expire - 1) / 1000.0 - extract(epoch from clock_timestamp())))::int as wait`,
);
const spendSql = statement(
  'limits.spend',
  `insert into rate_limits as l (key, points, expire)
   values ($1, $3, (extract(epoch from clock_timestamp()) + $2) * 1000)
   on conflict (key) do update set
     points = case when l.expire <= extract(epoch from clock_timestamp()) * 1000 then $3 else l.points + $3 end,
     expire = case when l.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.expire
                   else l.expire end
   where l.expire <= extract(epoch from clock_timestamp()) * 1000 or l.points + $3 <= $4
   returning points, greatest(1, ceil((expire - 1) / 1000.0 - extract(epoch from clock_timestamp())))::int as wait`,
);
const waitSql = statement(
  'limits.wait',
  `select greatest(1, ceil((expire - 1) / 1000.0 - extract(epoch from clock_timestamp())))::int as wait
   from rate_limits where key = $1`,
);
const giveBackSql = statement(
  'limits.giveBack',
  'update rate_limits set points = greatest(0, points - $2::int) where key = $1',
);
const sweepSql = statement(
  'limits.sweep',
  `delete from rate_limits where key in (
     select key from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000 for update skip locked)`,
);

const SWEEP_EVERY = 1_000;

export type LimitsParts = {
  readonly database: Database;
  readonly isOn: boolean;
  readonly events: Events;
};

export function openLimits({ database, isOn, events }: LimitsParts): Limits {
  let taken = 0;
  const takeTurn = openBatched<Turn, Taken>(turns => takeTurns(database, turns));
  async function takeOne(name: LimitName, key: string): Promise<Taken> {
    const turn = await takeTurn({ key: countedAs(name, key), seconds: LIMITS[name].seconds });
    taken += 1;
    if (taken % SWEEP_EVERY === 0) await database.query(sweepSql);
    return turn;
  }
  return {
    async take(name, key) {
      if (!isOn) return;
      const { points } = LIMITS[name];
      const turn = await takeOne(name, key);
      if (turn.points <= points) return;
      events.limitReached({ limit: name, isFirst: turn.points === points + 1 });
      throw new AppError('RateLimited', { retryAfter: turn.wait });
    },
    isWithin: async (name, key) => !isOn || (await takeOne(name, key)).points <= LIMITS[name].points,
    async spend(name, key, amount, most = LIMITS[name].points) {
      const { seconds } = LIMITS[name];
      if (!isOn || amount === 0) return { left: most, wait: seconds };
      const counted = countedAs(name, key);
      const [spent] = await database.query<Taken>(spendSql, [counted, seconds, amount, most]);
      if (spent) return { left: most - spent.points, wait: spent.wait };
      const [row] = await database.query<{ wait: number }>(waitSql, [counted]);
      events.limitReached({ limit: name, isFirst: false });
      throw new AppError('RateLimited', { retryAfter: row?.wait ?? 1 });
    },
    async giveBack(name, key, amount = 1) {
      if (isOn && amount > 0) await database.query(giveBackSql, [countedAs(name, key), amount]);
    },
    checkPace(name, tookMs) {
      const wait = Math.ceil(PACES[name] - tookMs / 1_000);
      if (isOn && wait > 0) throw new AppError('RateLimited', { retryAfter: Math.min(wait, PACES[name]) });
    },
  };
}

type Turn = { readonly key: string; readonly seconds: number };
/** How many turns of the key are taken with this one, and in how many seconds they are given again. */
type Taken = { readonly points: number; readonly wait: number };

/** Takes all these turns at once; those of one key are counted in their order. */
async function takeTurns(reads: Reads, turns: readonly Turn[]): Promise<Taken[]> {
  const counts = new Map<string, { points: number; seconds: number }>();
  for (const { key, seconds } of turns) {
    counts.set(key, { points: (counts.get(key)?.points ?? 0) + 1, seconds });
  }
  const columns = [
    [...counts.keys()],
    ...(['points', 'seconds'] as const).map(name => [...counts.values()].map(count => count[name])),
  ];
  const rows = await reads.query<Taken & { key: string }>(takeSql, columns);
  const before = new Map(
    rows.map(({ key, points, wait }) => [key, { points: points - (counts.get(key)?.points ?? 0), wait }]),
  );
  return turns.map(({ key }) => {
    const taken = before.get(key) ?? { points: 0, wait: 0 };
    taken.points += 1;
    return { ...taken };
  });
}

/** Takes turns, and gives back those it took. */
export function openTurns(limits: Limits) {
  const taken: (readonly [name: LimitName, key: string])[] = [];
  const take = async (name: LimitName, key: string) => {
    await limits.take(name, key);
    taken.push([name, key]);
  };
  return {
    take,
    /** What is counted by address is slowed and not shut: many honest people may share one. */
    async takeOrSlow(name: LimitName, slow: LimitName, origin: string): Promise<void> {
      const isCrowded = await take(name, origin).then(() => false, isRateLimited);
      if (isCrowded) await take(slow, origin);
    },
    async giveBack(): Promise<void> {
      for (const [name, key] of taken.splice(0)) await limits.giveBack(name, key);
    },
  };
}

function isRateLimited(error: unknown): true {
  if (error instanceof AppError && error.code === 'RateLimited') return true;
  throw error;
}

/** Addresses and e-mails are counted, not kept. */
function countedAs(name: LimitName, key: string): string {
  return `${name}:${hash('sha256', key.toLowerCase(), 'base64url')}`;
}
