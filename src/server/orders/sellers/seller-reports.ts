import { createHash } from 'node:crypto';
import type { SellerDetails } from '#shared/fields/index.ts';
import { type Cents, type Instant, isReportable, leavesUnion } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { sirenOf } from '../../accounting/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import type { PartyParticulars } from '../contract/party.ts';
import type { OrdersParts } from '../parts.ts';
import { type DpiFile, type Quarter, type ReportedSeller, refOf, writeDpi } from './dpi.ts';
import { findTaken, holdYear, listFilings, nextFile, onceFiled, type YearFile } from './seller-filings.ts';
import { lacksAnswer, numberOf, readSellerParties } from './seller-party.ts';

/** A seller's status in the report of a year. */
export const SELLER_STATES = [
  /** In the file; in it once they have answered. */
  ...(['READY', 'MISSING'] as const),
  /** Below the thresholds; not resident in the EU and without an EU number. */
  ...(['EXCLUDED', 'ELSEWHERE'] as const),
] as const;

type Row = SellerDetails & {
  readonly sellerId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null once the account is deleted. */
  readonly email: string | null;
  readonly language: Language;
  /** Their answer under their former status. */
  readonly former: SellerDetails | null;
  readonly iban: string | null;
  readonly holder: string | null;
  readonly toldAt: Instant | null;
  readonly quarters: readonly Quarter[];
};

export type YearSeller = Omit<ReportedSeller, 'person'> & {
  readonly person: (Omit<NonNullable<ReportedSeller['person']>, 'bornOn'> & { bornOn: string | null }) | null;
  readonly state: (typeof SELLER_STATES)[number];
  readonly email: string | null;
  readonly language: Language;
  readonly toldAt: Instant | null;
  readonly sales: number;
  readonly cents: Cents;
};

const BOOKED = `min(e.booked_at) filter (where p.account = 'SELLERS' and p.cents < 0) at time zone 'Europe/Paris'`;
/**
 * The counted sales per order and quarter. A price counts when it becomes the seller's, at the handover, and not again
 * when paid out; a sale upheld after a withdrawal counts as the original one.
 */
export const CREDITED = `select seller_id, extract(year from booked)::int as year,
       extract(quarter from booked)::int as quarter, cents, fees
     from (select o.seller_id, o.id, ${BOOKED} as booked,
         coalesce(-sum(p.cents) filter (where p.account = 'SELLERS'), 0)::bigint as cents,
         coalesce(-sum(p.cents) filter (where p.account <> 'SELLERS'), 0)::bigint as fees
       from postings p join journal_entries e on e.id = p.entry_id join orders o on o.id = p.order_id
       where (p.account in ('SELLERS', 'COMMISSIONS') or p.account = 'VAT' and p.purpose = 'PRICE')
         and e.kind = 'TRANSFER' and o.seller_id is not null and o.state in ('HANDED_OVER', 'CLOSED')
       group by o.id) of_order
     where cents > 0`;
const sellersSql = statement(
  'sellers.ofYear',
  `with quarters as (
     select seller_id, quarter, count(*)::int as sales, sum(cents)::bigint as cents, sum(fees)::bigint as fees
     from (${CREDITED}) c where year = $1 group by 1, 2
   ), sellers as (
     select seller_id, json_agg(json_build_object('quarter', quarter, 'sales', sales, 'cents', cents,
       'feeCents', fees) order by quarter) as quarters
     from quarters group by 1
   )
   select a.id as "sellerId", coalesce(d.first_name, a.first_name) as "firstName",
     coalesce(d.last_name, a.last_name) as "lastName", a.email, a.language, coalesce(s.quarters, '[]') as quarters,
     to_char(d.born_on, 'YYYY-MM-DD') as "bornOn", d.tin, d.tin_country as "tinCountry",
     d.birth_place as "birthPlace", d.birth_country as "birthCountry", d.former, b.iban, b.holder, r.told_at as "toldAt"
   from sellers s full join (select account_id, told_at from seller_reports where year = $1) r
       on r.account_id = s.seller_id
     join accounts a on a.id = coalesce(s.seller_id, r.account_id)
     left join seller_details d on d.account_id = a.id
     left join payout_accounts b on b.account_id = a.id
   order by "lastName", "firstName", "sellerId"`,
);

const isInUnion = (country: string | null): boolean => country !== null && !leavesUnion(country);

function sellerOf(row: Row, party: Pick<PartyParticulars, 'name' | 'address' | 'trade'>): YearSeller {
  const { sellerId: id, firstName, lastName, quarters } = row;
  const { trade, address } = party;
  const country = address.at(-1) ?? '';
  const said = lacksAnswer(party, row) && row.former ? row.former : row;
  const isMissing = lacksAnswer(party, said);
  const { bornOn, birthPlace, birthCountry } = said;
  const siren = numberOf(party);
  const tin = siren ?? (isMissing ? null : said.tin);
  const tinCountry = tin === null ? null : siren === null ? said.tinCountry : 'FR';
  const sales = quarters.reduce((sum, each) => sum + each.sales, 0);
  const cents = quarters.reduce((sum, each) => sum + each.cents, 0);
  const isWhole = country !== '' && !isMissing;
  const isHere = country === '' || isInUnion(country) || isInUnion(tinCountry);
  const reported = isHere ? (isWhole ? ('READY' as const) : ('MISSING' as const)) : ('ELSEWHERE' as const);
  return {
    ...{ id, country, tin, tinCountry, quarters, sales, cents },
    state: isReportable(sales, cents) ? reported : 'EXCLUDED',
    name: party.name,
    address: address.slice(0, -1),
    vatNumber: trade?.vatNumber ?? null,
    registerNumber: trade?.registerNumber ?? null,
    person: trade ? null : { firstName, lastName, bornOn, birthPlace, birthCountry },
    ...{ iban: row.iban, holder: row.holder, email: row.email, language: row.language, toldAt: row.toldAt },
  };
}

type Known = Pick<OrdersParts, 'database' | 'findAccount' | 'findTrader'>;

/**
 * Lists who sold through the house in a year (Paris time) and was credited a price, by name; also sellers told of a
 * report who have nothing left to report.
 */
export async function listSellers(parts: Known, year: number): Promise<YearSeller[]> {
  const rows = await parts.database.query<Row>(sellersSql, [year]);
  const ids = rows.map(({ sellerId }) => sellerId);
  const parties = await readSellerParties(parts, parts.database, ids, year);
  return rows.map(row => {
    const name = `${row.firstName} ${row.lastName}`.trim();
    return sellerOf(row, parties.get(row.sellerId) ?? { name, address: [] });
  });
}

const takenSql = statement(
  'sellers.fileTaken',
  `insert into seller_files (year, digest, records) values ($1, $2, $3) on conflict (year) do update
     set digest = excluded.digest, taken_at = clock_timestamp(), seen = null, records = excluded.records`,
);

/** Digest of a year's reported sellers with their sales and answers; it changes when the file would. */
export async function digestOf(reads: Reads, year: number, all: readonly YearSeller[]): Promise<string> {
  const sellers = onceFiled(await listFilings(reads, year), yearFileOf(all));
  const reported = sellers.map(({ id, quarters, tin, tinCountry, person }) =>
    JSON.stringify([id, quarters, tin, tinCountry, person?.bornOn, person?.birthPlace, person?.birthCountry]),
  );
  return createHash('sha256').update(reported.sort().join()).digest('hex');
}

/** Splits a year's sellers into complete ones and those whose answer is missing. */
const yearFileOf = (all: readonly YearSeller[]): YearFile => ({
  asked: new Map(all.flatMap(({ id, state, quarters }) => (state === 'MISSING' ? [[id, quarters]] : []))),
  sellers: all.flatMap(seller => {
    if (seller.state !== 'READY') return [];
    const { id, name, country, address, tin, tinCountry, vatNumber, registerNumber, iban, holder } = seller;
    const { quarters, person } = seller;
    return [
      {
        ...{ id, name, country, address, tin, tinCountry, vatNumber, registerNumber, iban, holder, quarters },
        person: person && { ...person, bornOn: person.bornOn ?? '' },
      },
    ];
  }),
});

export type SellersFile = Pick<DpiFile, 'kind'> & {
  /** The number of records in the next file. */
  readonly count: number;
  /** When the last unfiled one was taken. */
  readonly takenAt: Instant | null;
  /** The last filing; its day: `2027-01-29`. */
  readonly filingId: string | null;
  readonly filedOn: string | null;
};

/** Returns the state of a year's file. */
export async function findSellersFile(parts: Known, year: number): Promise<SellersFile> {
  const { database } = parts;
  const filings = await listFilings(database, year);
  const { kind, records } = nextFile(filings, yearFileOf(await listSellers(parts, year)));
  const taken = await findTaken(database, year);
  const last = filings.at(-1);
  return {
    kind,
    count: records.length,
    takenAt: taken?.records ? taken.takenAt : null,
    filedOn: last?.filedOn ?? null,
    filingId: last ? String(last.id) : null,
  };
}

/**
 * Writes the next file of a year for the tax authority, with the sellers whose details are complete. Stores its
 * contents, so that staff can be told of changes and a later file can correct it.
 * @throws AppError NotFound for a house without a French number, BadInput with `year` for one that is not over, with
 * `state` where nothing is to be filed
 */
export async function readSellersFile(
  parts: Known & Pick<OrdersParts, 'settings' | 'clock'>,
  year: number,
): Promise<{ name: string; text: string }> {
  const { database, settings, clock } = parts;
  requireInput(String(year) < parisDay(clock()).slice(0, 4), 'year');
  const { name, address, vatNumber } = settings.read('house');
  const tin = found(sirenOf(vatNumber));
  const all = await listSellers(parts, year);
  const house = { name, address: [address], country: 'FR', tin, tinCountry: 'FR', vatNumber };
  const of = { year, operator: house };
  const next = await database.transaction(async writes => {
    await holdYear(writes, year);
    const file = nextFile(await listFilings(writes, year), yearFileOf(all), id => refOf(of, id));
    requireInput(file.kind !== 'NOTHING', 'state');
    await writes.query(takenSql, [year, await digestOf(writes, year, all), JSON.stringify(file.records)]);
    return file;
  });
  const text = writeDpi({ ...next, ...of, madeAt: clock() });
  return { name: `DPI-${tin}-${year}.xml`, text };
}

/** @throws AppError BadInput with `year` for an invalid one */
export const requireYear = (year: number): void =>
  requireInput(Number.isInteger(year) && year >= 2000 && year <= 2200, 'year');
