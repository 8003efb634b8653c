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
 * Tells sellers what is reported of them for a year, by 31 January of the next one (directive 2021/514, annex V,
 * section III, A, 5), and anew once that is no longer so; staff, that the file which they took would be another now.
 * Answers how many sellers were told now. @throws what kept one from being told, once all others are
 */
async function tellSellers(parts: OrdersParts, year: number): Promise<number> {
  const sellers = await listSellers(parts, year);
  return eachCounted([...sellers.map(seller => () => tellSeller(parts, seller, year)), tellsStaff]);
  async function tellsStaff(): Promise<number> {
    await tellStaff(parts, year, await digestOf(parts.database, year, sellers));
    return 0;
  }
}

/** Does each, one after the other, and answers their sum. @throws what one of them threw, once all others are done */
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

/** To the house, each time that the file of a year becomes another than the one it took, or that one again. */
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

/** Before it who bought in December may still go back on the sale, and what was told would be wrong. */
const TOLD_FROM = '01-20';

/** The newest year whose sellers are told on a day of Paris, in its ISO form: from late January on the one before. */
export function yearToTell(today: string): number {
  return Number(today.slice(0, 4)) - (today.slice('2026-'.length) >= TOLD_FROM ? 1 : 2);
}

// Before its books may be gone, and what a report stands on with them.
const listYearsTold = statement(
  'sellers.yearsTold',
  `select year from (select year from seller_reports union select year from seller_files) told
   where year between $1::int - 8 and $1::int - 1 order by year desc`,
).column<{ year: number }, [newest: number]>('year');

/**
 * Tells sellers what is reported of the year that is over, and of those before it what has become of it since; a house
 * without a French number reports nobody.
 */
async function sweepSellerReports(parts: OrdersParts): Promise<void> {
  if (!reportsSellers(parts)) return;
  const newest = yearToTell(parisDay(parts.clock()));
  const years = [newest, ...(await listYearsTold(parts.database, newest))];
  await eachCounted(years.map(year => () => tellSellers(parts, year)));
}

/** What the tax authority is told of sellers, and what they are asked for it. */
export function forSellers(parts: OrdersParts) {
  parts.jobs.handle<WriteSellerJob>(WRITE_SELLER, (job, writes) => writeSeller(parts, writes, job));
  return {
    ...boundTo(parts, { findSellerDetails, keepSellerDetails, sweepSellers }),
    ...boundTo(parts, { listSellers, findSellersFile, readSellersFile, fileSellers, unfileSellers }),
    ...boundTo(parts, { tellSellers, sweepSellerReports }),
  };
}
