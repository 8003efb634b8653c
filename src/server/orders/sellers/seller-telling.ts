import { linkTo } from '#shared/paths/links.ts';
import type { Cents, Instant } from '#shared/sale/index.ts';
import { formatCents, formatDate } from '#shared/words/format.ts';
import { localeOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { boundTo } from '../../bound.ts';
import { statement } from '../../database/index.ts';
import { composeLetter, houseLetter } from '../../mail/index.ts';
import { houseWords, wordsIn } from '../../words/index.ts';
import type { OrdersParts } from '../parts.ts';
import {
  findSellerDetails,
  keepSellerDetails,
  sweepSellers,
  WRITE_SELLER,
  type WriteSellerJob,
  writeSeller,
} from './seller-details.ts';
import { fileSellers, unfileSellers } from './seller-filings.ts';
import { reportsSellers } from './seller-party.ts';
import {
  digestOf,
  findSellersFile,
  listSellers,
  readSellersFile,
  type YearSeller,
} from './seller-reports.ts';

const tellSql = statement(
  'sellers.tellFigures',
  `insert into seller_reports (account_id, year, figures) values ($1, $2, $3) on conflict (account_id, year) do update
     set figures = excluded.figures, told_at = clock_timestamp()
     where seller_reports.figures is distinct from excluded.figures
   returning account_id as id`,
);

/**
 * Tells sellers what is reported on them for a year, by 31 January of the next (directive 2021/514, annex V, section
 * III, A, 5), and again after changes; tells staff when the file they took is outdated. Returns how many sellers were
 * told. @throws the error of one of them, once all others are done
 */
async function tellSellers(parts: OrdersParts, year: number): Promise<number> {
  const sellers = await listSellers(parts, year);
  return eachCounted([...sellers.map(seller => () => tellSeller(parts, seller, year)), tellsStaff]);
  async function tellsStaff(): Promise<number> {
    await tellStaff(parts, year, await digestOf(parts.database, year, sellers));
    return 0;
  }
}

/** Runs all in sequence and returns their sum. @throws the error of one, once all others are done */
async function eachCounted(acts: readonly (() => Promise<number>)[]): Promise<number> {
  let count = 0;
  let fault: { readonly error: unknown } | null = null;
  for (const act of acts) {
    try {
      count += await act();
    } catch (error) {
      fault ??= { error };
    }
  }
  if (fault) throw fault.error;
  return count;
}

const isReported = ({ state }: YearSeller): boolean => state === 'READY' || state === 'MISSING';

async function tellSeller(parts: OrdersParts, seller: YearSeller, year: number): Promise<number> {
  const { email, toldAt, quarters } = seller;
  if (email === null || (toldAt === null && !isReported(seller))) return 0;
  const figures = JSON.stringify(isReported(seller) ? quarters : []);
  return parts.database.transaction(async writes => {
    if ((await writes.query(tellSql, [seller.id, year, figures])).length === 0) return 0;
    await parts.mail.send(writes, letterTo(parts, { ...seller, email }, year));
    return 1;
  });
}

function letterTo(
  { publicUrl, settings }: Pick<OrdersParts, 'publicUrl' | 'settings'>,
  seller: YearSeller & { email: string },
  year: number,
) {
  const { email: to, language, quarters, sales, cents, toldAt } = seller;
  const say = wordsIn(language);
  const isMissing = seller.state === 'MISSING';
  const line = (each: { readonly sales: number; readonly cents: Cents }) =>
    say('letters.sellerReport.line', { count: each.sales, amount: formatCents(each.cents) });
  const named = { year: String(year), house: settings.read('house').name };
  const again = toldAt === null ? [] : [say('letters.sellerReport.again', { day: formatDate(toldAt) })];
  const said = isReported(seller)
    ? {
        paragraphs: [
          ...[say('letters.sellerReport.text', named), ...again],
          say(isMissing ? 'letters.sellerReport.missing' : 'letters.sellerReport.known'),
        ],
        facts: [
          ...quarters.map(
            each =>
              [say('letters.sellerReport.quarter', { quarter: String(each.quarter) }), line(each)] as const,
          ),
          [say('letters.sellerReport.total'), line({ sales, cents })] as const,
          [
            say('letters.sellerReport.fees'),
            formatCents(quarters.reduce((sum, { feeCents }) => sum + feeCents, 0)),
          ] as const,
        ],
      }
    : { paragraphs: [say('letters.sellerReport.dropped', named)] };
  return composeLetter({
    ...{ to, language, subject: say('letters.sellerReport.subject', { year: String(year) }) },
    ...said,
    button: {
      text: say(isMissing ? 'letters.sellerReport.complete' : 'letters.sellerReport.button'),
      url: new URL(linkTo(isMissing ? 'user/orders' : 'contact', localeOf(language)), publicUrl).href,
    },
    note: say('letters.sellerReport.note'),
  });
}

const seenSql = statement(
  'sellers.fileSeen',
  `update seller_files set seen = $2 where year = $1 and coalesce(seen, digest) <> $2
   returning taken_at as "takenAt", digest = $2 as "isSame"`,
);

/** E-mails the house when a year's file becomes different from the one taken, or equal to it again. */
async function tellStaff(parts: OrdersParts, year: number, digest: string): Promise<void> {
  await parts.database.transaction(async writes => {
    type Seen = { readonly takenAt: Instant; readonly isSame: boolean };
    const [seen] = await writes.query<Seen>(seenSql, [year, digest]);
    if (!seen) return;
    const say = houseWords();
    const how = { year: String(year), day: formatDate(seen.takenAt), is: seen.isSame ? 'same' : 'other' };
    const letter = houseLetter(parts, {
      subject: say('house.sellersFile.subject', how),
      paragraphs: [say('house.sellersFile.text', how)],
      button: say('house.sellersFile.button'),
      path: linkTo('admin/money', 'fr'),
    });
    await parts.mail.send(writes, letter);
  });
}

/** Before this day a December buyer may still withdraw, which would make the report wrong. */
const TOLD_FROM = '01-20';

/** Returns the newest year to report to sellers on an ISO day in Paris: last year's from 20 January on. */
export function yearToTell(today: string): number {
  return Number(today.slice(0, 4)) - (today.slice('2026-'.length) >= TOLD_FROM ? 1 : 2);
}

// Only years whose books, on which the report is based, are surely still kept.
const listYearsTold = statement(
  'sellers.yearsTold',
  `select year from (select year from seller_reports union select year from seller_files) told
   where year between $1::int - 8 and $1::int - 1 order by year desc`,
).column<{ year: number }, [newest: number]>('year');

/**
 * Tells sellers what is reported for last year, and changes of earlier years; does nothing for a house without a French
 * number.
 */
async function sweepSellerReports(parts: OrdersParts): Promise<void> {
  if (!reportsSellers(parts)) return;
  const newest = yearToTell(parisDay(parts.clock()));
  const years = [newest, ...(await listYearsTold(parts.database, newest))];
  await eachCounted(years.map(year => () => tellSellers(parts, year)));
}

/** The operations of the report on sellers. */
export function forSellers(parts: OrdersParts) {
  parts.jobs.handle<WriteSellerJob>(WRITE_SELLER, (job, writes) => writeSeller(parts, writes, job));
  return {
    ...boundTo(parts, { findSellerDetails, keepSellerDetails, sweepSellers }),
    ...boundTo(parts, { listSellers, findSellersFile, readSellersFile, fileSellers, unfileSellers }),
    ...boundTo(parts, { tellSellers, sweepSellerReports }),
  };
}
