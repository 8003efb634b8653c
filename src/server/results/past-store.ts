import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { type ResultsFilter, SALES_MAX, type Sale } from './results-store.ts';

/** A result of another seller, sold or not, imported from a file. */
export type PastResult = {
  readonly importId: string;
  /** The auction house and sale, or the publication, it comes from. */
  readonly source: string;
  /** Its id within the source. */
  readonly reference: string;
  readonly brand: string;
  readonly model: string;
  readonly version: string | null;
  readonly year: number | null;
  /** `2019-05-31` */
  readonly soldOn: string;
  readonly isSold: boolean;
  /** Whole euros; null where unsold. */
  readonly price: number | null;
  readonly lotUrl: string | null;
};

const saveSql = statement(
  'results.savePast',
  `insert into past_results as p
     (import_id, source, reference, brand, model, version, car_year, sold_on, is_sold, price, lot_url)
   values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9, $10, $11)
   on conflict (source, reference) do update set import_id = excluded.import_id, brand = excluded.brand,
     model = excluded.model, version = excluded.version, car_year = excluded.car_year, sold_on = excluded.sold_on,
     is_sold = excluded.is_sold, price = excluded.price, lot_url = excluded.lot_url
   where (p.brand, p.model, p.version, p.car_year, p.sold_on, p.is_sold, p.price, p.lot_url) is distinct from
     (excluded.brand, excluded.model, excluded.version, excluded.car_year, excluded.sold_on, excluded.is_sold,
      excluded.price, excluded.lot_url)
   returning p.xmax::text = '0' as "isNew"`,
);
const valuesOf = inOrderOf(
  ...(['importId', 'source', 'reference', 'brand', 'model', 'version'] as const),
  ...(['year', 'soldOn', 'isSold', 'price', 'lotUrl'] as const),
);

/** Saves a result, once: a known one is updated where it differs. */
export async function savePastResult(
  writes: Writes,
  result: PastResult,
): Promise<'CREATED' | 'UPDATED' | 'UNCHANGED'> {
  const [row] = await writes.query<{ isNew: boolean }>(saveSql, valuesOf(result));
  if (!row) return 'UNCHANGED';
  return row.isNew ? 'CREATED' : 'UPDATED';
}

/** Counts the results added or last changed by an import. */
export const countPastResults = statement(
  'results.countPast',
  'select count(*)::int as count from past_results where import_id = $1',
).count<[importId: string]>();

/** Deletes the results of an import; returns how many there were. */
export const removePastResults = statement(
  'results.removePast',
  `with removed as (delete from past_results where import_id = $1 returning id)
   select count(*)::int as count from removed`,
).count<[importId: string]>();

/** Sales of a make by others, latest first, up to a limit. */
export const findPastSales = statement(
  'results.pastSales',
  `select id, sold_on::timestamptz as "endedAt", price, source, lot_url as "lotUrl" from past_results
   where is_sold and brand_slug = $1 and ($2::text is null or model_slug = $2)
     and ($3::int is null or extract(year from sold_on) = $3)
   order by sold_on desc, id limit ${SALES_MAX}`,
).all<Sale, [filter: ResultsFilter]>(inOrderOf('brand', 'model', 'year'));
