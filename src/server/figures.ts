import { Counter, Gauge, type Registry } from 'prom-client';
import { type Database, type Pulse, type Reads, statement } from './database/index.ts';

/** The sources of the metrics. */
export type FiguresParts = {
  readonly registry: Registry;
  readonly database: Reads & Pick<Database, 'replica'>;
  /** Metrics without database access matter most when the database does not answer. */
  readonly pulse: Pick<Pulse, 'unlessAway'>;
  /** The number of bids that wait at the desk. */
  readonly waitingBids: () => number;
  readonly live: { socketCount(): number; sharedCount(): number };
  readonly pages: {
    figures(): Record<'kept' | 'bytes' | 'given' | 'rendered', number>;
  };
};

const lateSql = statement(
  'figures.closingLate',
  `select coalesce(extract(epoch from clock_timestamp() - min(end_at)), 0)::float8 as seconds
   from auctions where status = 'open' and end_at < clock_timestamp()`,
);
const unclosedSql = statement(
  'figures.unclosed',
  `select count(*)::int as count from closing_failures f join auctions a on a.id = f.auction_id
   where a.status = 'open'`,
);
const lettersSql = statement(
  'figures.letters',
  `select count(*) filter (where refusal is null and given_up is null)::int as waiting,
     count(*) filter (where refusal is not null)::int as refused,
     count(*) filter (where refusal is null and given_up is not null)::int as "givenUp",
     coalesce(extract(epoch from clock_timestamp()
       - min(created_at) filter (where refusal is null and given_up is null)), 0)::float8 as seconds,
     (select count(*)::int from jobs
      where kind = 'mail.send' and died_at is null and last_error like 'HouseRefused:%') as "houseRefused"
   from mails where sent_at is null and created_at > clock_timestamp() - interval '7 days'`,
);

/** Adds the metrics that are read on request; docs/runbook.md explains each. */
export function followHouse({ registry, database, pulse, waitingBids, live, pages }: FiguresParts): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `calandre_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await pulse.unlessAway(Promise.resolve(read())).catch(() => Number.NaN));
      },
    });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `calandre_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  gauge('bids_waiting', 'Bids that wait at the desk of this process', waitingBids);
  gauge('live_sockets', 'Open live sockets of this process', () => live.socketCount());
  gauge('live_subscriptions', 'Subscriptions executed, however many watch', () => live.sharedCount());
  gauge('pages_kept', 'Pages kept ready to be sent', () => pages.figures().kept);
  gauge('pages_bytes', 'Bytes of the pages kept', () => pages.figures().bytes);
  total('pages_given', 'Pages that were ready when they were asked for', () => pages.figures().given);
  total('pages_rendered', 'Pages that had to be rendered', () => pages.figures().rendered);
  const { replica } = database;
  if (replica) {
    const help = 'How far the replica is known to be behind; not a number while it is away';
    gauge('replica_behind_seconds', help, () => replica.behindSeconds());
  }
  gauge(
    'closing_late_seconds',
    'For how long the first auction past its end waits for the hammer',
    async () => {
      const [row] = await database.query<{ seconds: number }>(lateSql);
      return row?.seconds ?? 0;
    },
  );
  gauge('auctions_unclosed', 'Auctions past their end that could not be closed so far', async () => {
    const [row] = await database.query<{ count: number }>(unclosedSql);
    return row?.count ?? 0;
  });
  type Letters = Record<'waiting' | 'refused' | 'givenUp' | 'seconds' | 'houseRefused', number>;
  const letters = async (kind: keyof Letters) => {
    const [row] = await database.query<Letters>(lettersSql);
    return row?.[kind] ?? 0;
  };
  gauge('letters_waiting', 'Letters of the last week that are not handed over yet', () => letters('waiting'));
  gauge('letters_waiting_seconds', 'For how long the oldest of them has waited', () => letters('seconds'));
  gauge('letters_given_up', 'Letters of the last week that were worth nothing before they were sent', () =>
    letters('givenUp'),
  );
  gauge('letters_refused', 'Letters of the last week that no mail server takes', () => letters('refused'));
  gauge('letters_house_refused', 'Letters that wait because a mail server refuses the house itself', () =>
    letters('houseRefused'),
  );
}
