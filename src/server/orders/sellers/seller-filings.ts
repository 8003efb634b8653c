import { type Instant, isCalendarDay } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { record } from '../../audit/index.ts';
import { statement, type Writes } from '../../database/index.ts';
import { AppError, requireInput } from '../../errors.ts';
import { requireReason } from '../invoices/invoices.ts';
import type { OrdersParts } from '../parts.ts';
import { type DpiFile, type DpiRecord, isSameRecord, type Quarter, type ReportedSeller } from './dpi.ts';

/** A year's complete sellers, and the sales of those whose answer is missing, by id. */
export type YearFile = {
  readonly sellers: readonly ReportedSeller[];
  readonly asked: ReadonlyMap<string, readonly Quarter[]>;
};

type Filing = { readonly id: number; readonly filedOn: string; readonly records: readonly DpiRecord[] };
/** The valid filings of a year, oldest first. */
export const listFilings = statement(
  'sellers.filings',
  `select id, to_char(filed_on, 'YYYY-MM-DD') as "filedOn", records from seller_filings
   where year = $1 and undone_at is null order by id`,
).all<Filing, [year: number]>();

/** Returns the last filed record of each seller by id, without deleted ones. */
function filedLast(filings: readonly Filing[]): Map<string, DpiRecord> {
  const all = filings.flatMap(({ records }) => records.map(each => [each.seller.id, each] as const));
  return new Map([...new Map(all)].filter(([, { is }]) => is !== 'DELETED'));
}

/** Returns a year's sellers after the next filings. Those asked anew keep their details, with their current sales. */
export const onceFiled = (filings: readonly Filing[], { sellers, asked }: YearFile): ReportedSeller[] => [
  ...sellers,
  ...[...filedLast(filings).values()].flatMap(({ seller }) => {
    const quarters = asked.get(seller.id);
    return quarters ? [{ ...seller, quarters }] : [];
  }),
];

/**
 * Returns the next file of a year: first the whole year, then corrections of what was filed, then additions. One
 * message holds new records or corrections, never both (OECD, DPI schema 1.0, corrections).
 */
export function nextFile(
  filings: readonly Filing[],
  year: YearFile,
  refOf: (of: string) => string = of => of,
): DpiFile {
  const sellers = onceFiled(filings, year);
  if (filings.length === 0)
    return { kind: 'FIRST', records: sellers.map(seller => ({ seller, ref: refOf(seller.id), is: 'NEW' })) };
  const version = filings.length + 1;
  const filed = filedLast(filings);
  const corrections = [...filed.values()].flatMap((before): DpiRecord[] => {
    const now = sellers.find(({ id }) => id === before.seller.id);
    // A later change of the bank account does not affect where that year was paid.
    const { iban, holder } = before.seller;
    const seller = now && { ...now, iban, holder };
    if (seller && isSameRecord(seller, before.seller)) return [];
    const called = { ref: refOf(`${before.seller.id}-${version}`), corrects: before.ref };
    return [{ ...called, seller: seller ?? before.seller, is: seller ? 'CORRECTED' : 'DELETED' }];
  });
  if (corrections.length > 0) return { kind: 'CORRECTION', records: corrections };
  const added = sellers.filter(({ id }) => !filed.has(id));
  const records = added.map(seller => ({
    seller,
    ref: refOf(`${seller.id}-${version}`),
    is: 'NEW' as const,
  }));
  return { kind: added.length > 0 ? 'ADDITION' : 'NOTHING', records };
}

type Taken = {
  readonly takenAt: Instant;
  readonly records: readonly DpiRecord[] | null;
  readonly now: Instant;
};
/** The file last taken; without records if taken before the year's end, as such a file is never filed. */
export const findTaken = statement(
  'sellers.taken',
  `select taken_at as "takenAt", clock_timestamp() as now,
     case when extract(year from taken_at at time zone 'Europe/Paris') > year then records end as records
   from seller_files where year = $1`,
).one<Taken, [year: number]>();
const fileSql = statement(
  'sellers.file',
  `with filed as (insert into seller_filings (year, filed_on, filed_by, records) values ($1, $2, $3, $4))
   update seller_files set records = null where year = $1`,
).run<[year: number, filedOn: string, actorId: string, records: readonly DpiRecord[]]>(
  (year, filedOn, actorId, records) => [year, filedOn, actorId, JSON.stringify(records)],
);

const holdSql = statement(
  'sellers.holdYear',
  `select pg_advisory_xact_lock(hashtextextended('sellers ' || $1::text, 0))::text as locked`,
);
/** Locks a year's file until the transaction ends. */
export const holdYear = (writes: Writes, year: number): Promise<unknown> => writes.query(holdSql, [year]);

/**
 * Records that staff filed the file taken at that moment; the next one corrects it or adds to it.
 * @throws AppError BadInput with `filedOn` for a day before it was taken, or a future one; `state` where none was
 * taken; StaleVersion where another was taken since
 */
export async function fileSellers(
  { database }: Pick<OrdersParts, 'database'>,
  actorId: string,
  { year, filedOn, takenAt }: { readonly year: number; readonly filedOn: string; readonly takenAt: Instant },
): Promise<void> {
  await database.transaction(async writes => {
    await holdYear(writes, year);
    const taken = await findTaken(writes, year);
    if (!taken?.records) throw new AppError('BadInput', { field: 'state' });
    if (taken.takenAt !== takenAt) throw new AppError('StaleVersion');
    const isDay =
      isCalendarDay(filedOn) && filedOn >= parisDay(taken.takenAt) && filedOn <= parisDay(taken.now);
    requireInput(isDay, 'filedOn');
    await fileSql(writes, year, filedOn, actorId, taken.records);
    await record(writes, { actorId, action: 'sellers.filed', ...subjectOf(year), after: { filedOn } });
  });
}

const subjectOf = (year: number) => ({ subjectId: `sellers ${year}`, subjectName: String(year) });

const unfileSql = statement(
  'sellers.unfile',
  `with undone as (update seller_filings set undone_at = clock_timestamp(), undone_by = $2 where id = $1 returning year)
   update seller_files f set records = null from undone u where f.year = u.year`,
).run<[id: number, actorId: string]>();

/**
 * Undoes the last filing of a year, because it was not sent or the tax authority refused it. The next file is made as
 * if it had never been; a file taken since is void, since it corrects the undone one.
 * @throws AppError BadInput with `reason` without one; StaleVersion where it is not the last valid one: another was
 * filed since, or it was undone already
 */
export async function unfileSellers(
  { database }: Pick<OrdersParts, 'database'>,
  actorId: string,
  { year, filingId, reason }: { readonly year: number; readonly filingId: string; readonly reason: string },
): Promise<void> {
  requireReason(reason);
  await database.transaction(async writes => {
    await holdYear(writes, year);
    const last = (await listFilings(writes, year)).at(-1);
    if (!last || String(last.id) !== filingId) throw new AppError('StaleVersion');
    await unfileSql(writes, last.id, actorId);
    await record(writes, {
      actorId,
      action: 'sellers.unfiled',
      ...subjectOf(year),
      before: { filedOn: last.filedOn },
      reason,
    });
  });
}
