import { linkTo } from '#shared/paths/links.ts';
import type { Instant } from '#shared/sale/index.ts';
import { formatCents, formatEuros, formatNumber } from '#shared/words/format.ts';
import { fromParisWall, parisDay, parisWall } from '#shared/words/paris.ts';
import type { Words } from '#shared/words/words.gen.ts';
import type { Core } from '../core.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';
import { type Fact, houseLetter } from '../mail/index.ts';
import type { Results } from '../results/index.ts';
import { houseLanguage, houseWords, longDate } from '../words/index.ts';
import { countWaiting, type Waiting } from './overview-store.ts';

export type WeekParts = Pick<Core, 'database' | 'clock' | 'mail' | 'settings' | 'publicUrl'> & {
  readonly results: Pick<Results, 'figuresOf'>;
};
type FactName = keyof Words['house']['week']['facts'];
type Figures = Awaited<ReturnType<Results['figuresOf']>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** On Monday, before the house opens. */
const TOLD_AT_MS = 7 * HOUR_MS;
/** A house that was off on Monday is told later; one that was off for longer reads it in the figures. */
const TOLD_WITHIN_MS = 3 * DAY_MS;

/** Notes down that it is told; false where it was. */
const claimWeek = statement(
  'overview.claimWeek',
  'insert into week_letters (monday) values ($1::text::date) on conflict do nothing returning monday',
).any<[monday: string], Writes>();

const isTold = statement(
  'overview.isWeekTold',
  'select monday from week_letters where monday = $1::text::date',
).any<[monday: string]>();

const countNext = statement(
  'overview.countNext',
  `select count(*)::int as count from auctions where status = 'open' and end_at >= $1 and end_at < $2`,
).value<{ count: number }, [since: Date, until: Date]>('count');

/** Midnight of the Monday of a moment, by the clocks of Paris. */
function mondayOf(now: Instant): Instant {
  const wall = parisWall(now);
  // The epoch was a Thursday.
  const day = Math.floor(wall / DAY_MS);
  return fromParisWall((day - ((day + 3) % 7)) * DAY_MS);
}

/**
 * Writes to the house what became of the week before, on Monday morning and once, however many processes ask; nothing
 * where neither anything ended nor anything waits.
 */
export async function tellWeek(parts: WeekParts): Promise<void> {
  const { database, clock, results } = parts;
  const now = clock();
  const monday = mondayOf(now);
  if (now < monday + TOLD_AT_MS || now > monday + TOLD_WITHIN_MS) return;
  // Asked every hour, and at each start: all of it is counted once.
  if (await isTold(database, parisDay(monday))) return;
  const period = { since: mondayOf(monday - DAY_MS), until: monday };
  const nextMonday = mondayOf(monday + 8 * DAY_MS);
  const [figures, waiting, next] = await Promise.all([
    results.figuresOf(period),
    countWaiting(database),
    countNext(database, timestamp(monday), timestamp(nextMonday)),
  ]);
  if (figures.total.ended === 0 && figures.bidders === 0 && !next) return;
  const letter = houseLetter(parts, sayWeek(figures, waiting, { ...period, next: next ?? 0 }));
  await database.transaction(async writes => {
    if (!(await claimWeek(writes, parisDay(monday)))) return;
    await parts.mail.send(writes, letter);
  });
}

type Week = { readonly since: Instant; readonly until: Instant; readonly next: number };

function sayWeek({ total, ...figures }: Figures, waiting: Waiting, { since, until, next }: Week) {
  const t = houseWords();
  const percent = (share: number | null) =>
    share === null ? null : t('house.week.percent', { share: formatNumber(Math.round(100 * share)) });
  const rounded = (count: number | null) => (count === null ? null : Math.round(count));
  const [days, hours] = [rounded(figures.daysToPay), rounded(figures.answerHours)];
  const open = figures.withinWeek + figures.withinMonth + figures.older;
  const said: Record<FactName, string | null> = {
    hammer: formatEuros(total.hammer),
    fees: formatCents(total.feeCents),
    commissions: total.commissionCents === 0 ? null : formatCents(total.commissionCents),
    ofReserve: percent(total.ofReserve),
    ofEstimate: percent(total.ofEstimate),
    people: t('house.week.people', { bidders: String(figures.bidders), buyers: String(figures.buyers) }),
    daysToPay: days === null ? null : t('house.week.days', { count: days }),
    answerHours: hours === null ? null : t('house.week.hours', { count: hours }),
    open: formatNumber(open),
    late: formatNumber(waiting.ordersLate),
    leads: formatNumber(waiting.leadsDue),
    next: formatNumber(next),
  };
  const facts = Object.entries(said).flatMap(([name, value]): Fact[] =>
    value === null ? [] : [[t(`house.week.facts.${name as FactName}`), value]],
  );
  const [from, to] = [since, until - 1].map(at => longDate(parisDay(at), houseLanguage()));
  return {
    facts,
    subject: t('house.week.subject', { from: from ?? '', to: to ?? '' }),
    paragraphs: [t('house.week.text', { ended: total.ended, sold: String(total.sold) })],
    button: t('house.week.button'),
    path: linkTo('admin/figures', 'fr'),
  };
}
