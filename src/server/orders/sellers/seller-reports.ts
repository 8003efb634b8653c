import { linkTo } from '#shared/paths/links.ts';
import { type Cents, type Instant, isReportable, leavesUnion } from '#shared/sale/index.ts';
import { formatCents } from '#shared/words/format.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { sirenOf } from '../../accounting/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { composeLetter } from '../../mail/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { PartyParticulars } from '../contract/party.ts';
import type { OrdersParts } from '../parts.ts';
import { type Quarter, type ReportedSeller, writeDpi } from './dpi.ts';

/** How a seller of a year stands to its report. */
export const SELLER_STATES = [
  /** In the file; in it once they have answered. */
  ...(['READY', 'MISSING'] as const),
  /** Too few sales for too little; neither resident in the Union nor with a number of it. */
  ...(['EXCLUDED', 'ELSEWHERE'] as const),
] as const;

type Row = {
  readonly sellerId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null once they have left. */
  readonly email: string | null;
  readonly language: Language;
  /** As their last contract of the year has them; of a sale without one, as their account does. */
  readonly party: PartyParticulars;
  readonly bornOn: string | null;
  readonly tin: string | null;
  readonly tinCountry: string | null;
  readonly birthPlace: string | null;
  readonly birthCountry: string | null;
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

const BOOKED = `(e.booked_at at time zone 'Europe/Paris')`;
/**
 * What counts as sold in a year and its quarter. A price is credited when it becomes the seller's, with the handover;
 * what is passed on later is no sale more.
 */
export const CREDITED = `select o.seller_id, p.order_id, extract(year from ${BOOKED})::int as year,
       extract(quarter from ${BOOKED})::int as quarter,
       coalesce(-sum(p.cents) filter (where p.account = 'SELLERS'), 0)::bigint as cents,
       coalesce(-sum(p.cents) filter (where p.account <> 'SELLERS'), 0)::bigint as fees
     from postings p join journal_entries e on e.id = p.entry_id join orders o on o.id = p.order_id
     where (p.account in ('SELLERS', 'COMMISSIONS') or p.account = 'VAT' and p.purpose = 'PRICE')
       and e.kind = 'TRANSFER' and o.seller_id is not null and o.state in ('HANDED_OVER', 'CLOSED')
     group by 1, 2, 3, 4 having coalesce(sum(p.cents) filter (where p.account = 'SELLERS'), 0) <> 0`;
const sellersSql = statement(
  'sellers.ofYear',
  `with credited as (
     select * from (${CREDITED}) c where year = $1
   ), quarters as (
     select seller_id, quarter, (count(*) filter (where cents > 0))::int as sales, sum(cents)::bigint as cents,
       sum(fees)::bigint as fees
     from credited group by 1, 2
   ), sellers as (
     select seller_id, json_agg(json_build_object('quarter', quarter, 'sales', sales, 'cents', cents,
       'feeCents', fees) order by quarter)
       as quarters,
       (select f.particulars -> 'seller' from credited c join order_particulars f on f.order_id = c.order_id
          join orders o on o.id = c.order_id
        where c.seller_id = q.seller_id order by o.number desc limit 1) as party
     from quarters q group by seller_id
   )
   select s.seller_id as "sellerId", coalesce(d.first_name, a.first_name) as "firstName",
     coalesce(d.last_name, a.last_name) as "lastName", a.email, a.language, s.quarters,
     coalesce(s.party, jsonb_build_object('name', concat_ws(' ', a.first_name, a.last_name), 'address', coalesce(
       (select jsonb_build_array(h.street, concat_ws(' ', h.zip_code, h.city), h.country) from addresses h
        where h.account_id = a.id order by h.is_default desc limit 1), '[]'))) as party,
     to_char(d.born_on, 'YYYY-MM-DD') as "bornOn", d.tin, d.tin_country as "tinCountry",
     d.birth_place as "birthPlace", d.birth_country as "birthCountry", b.iban, b.holder, r.told_at as "toldAt"
   from sellers s join accounts a on a.id = s.seller_id
     left join seller_details d on d.account_id = s.seller_id
     left join payout_accounts b on b.account_id = s.seller_id
     left join seller_reports r on r.account_id = s.seller_id and r.year = $1
   order by "lastName", "firstName", "sellerId"`,
);

const isInUnion = (country: string | null): boolean => country !== null && !leavesUnion(country);

function sellerOf(row: Row): YearSeller {
  const { sellerId: id, firstName, lastName, party, bornOn, birthPlace, birthCountry, quarters } = row;
  const { trade, address } = party;
  const country = address.at(-1) ?? '';
  const siren = sirenOf(trade?.vatNumber ?? '');
  const tin = row.tin ?? siren;
  const tinCountry = row.tin === null ? siren && 'FR' : row.tinCountry;
  const sales = quarters.reduce((sum, each) => sum + each.sales, 0);
  const cents = quarters.reduce((sum, each) => sum + each.cents, 0);
  const isWhole = country !== '' && (trade ? tin !== null : bornOn !== null);
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

/** Who sold something through the house in a year of Paris, and got its price: by name. */
export async function listSellers(reads: Reads, year: number): Promise<YearSeller[]> {
  return (await reads.query<Row>(sellersSql, [year])).map(sellerOf);
}

/**
 * The file of a year for the tax authority, and how it is called: of the sellers of whom all is known.
 * @throws AppError NotFound for a house without a French number
 */
export async function readSellersFile(
  { database, settings, clock }: Pick<OrdersParts, 'database' | 'settings' | 'clock'>,
  year: number,
): Promise<{ name: string; text: string }> {
  const { name, address, vatNumber } = settings.read('house');
  const tin = found(sirenOf(vatNumber));
  const sellers = (await listSellers(database, year)).flatMap(seller => {
    const { person, state } = seller;
    if (state !== 'READY') return [];
    const bornOn = person?.bornOn ?? '';
    return [{ ...seller, person: person && { ...person, bornOn } }];
  });
  const house = { name, address: [address], country: 'FR', tin, tinCountry: 'FR', vatNumber };
  const text = writeDpi({ year, madeAt: clock(), operator: house, sellers });
  return { name: `DPI-${tin}-${year}.xml`, text };
}

const tellSql = statement(
  'sellers.tell',
  `insert into seller_reports (account_id, year) values ($1, $2) on conflict do nothing returning account_id as id`,
);

/**
 * Tells sellers what is reported of them for a year, each once: by 31 January of the next one (directive 2021/514,
 * annex V, section III, A, 5). Answers how many were told now. @throws what kept one from being told, once all others
 * are
 */
export async function tellSellers(parts: OrdersParts, year: number): Promise<number> {
  let count = 0;
  let fault: { readonly error: unknown } | null = null;
  for (const seller of await listSellers(parts.database, year)) {
    try {
      count += await tellSeller(parts, seller, year);
    } catch (error) {
      fault ??= { error };
    }
  }
  if (fault) throw fault.error;
  return count;
}

async function tellSeller(parts: OrdersParts, seller: YearSeller, year: number): Promise<number> {
  const { email, state, toldAt } = seller;
  if (email === null || toldAt !== null || !(state === 'READY' || state === 'MISSING')) return 0;
  return parts.database.transaction(async writes => {
    if ((await writes.query(tellSql, [seller.id, year])).length === 0) return 0;
    await parts.mail.send(writes, letterTo(parts, { ...seller, email }, year));
    return 1;
  });
}

function letterTo(
  { publicUrl, settings }: Pick<OrdersParts, 'publicUrl' | 'settings'>,
  { email: to, language, quarters, sales, cents }: YearSeller & { email: string },
  year: number,
) {
  const say = wordsIn(language);
  const line = (each: { readonly sales: number; readonly cents: Cents }) =>
    say('letters.sellerReport.line', { count: each.sales, amount: formatCents(each.cents) });
  return composeLetter({
    ...{ to, language, subject: say('letters.sellerReport.subject', { year: String(year) }) },
    paragraphs: [
      say('letters.sellerReport.text', { year: String(year), house: settings.read('house').name }),
      say('letters.sellerReport.known'),
    ],
    facts: [
      ...quarters.map(
        each => [say('letters.sellerReport.quarter', { quarter: String(each.quarter) }), line(each)] as const,
      ),
      [say('letters.sellerReport.total'), line({ sales, cents })],
      [
        say('letters.sellerReport.fees'),
        formatCents(quarters.reduce((sum, { feeCents }) => sum + feeCents, 0)),
      ],
    ],
    button: {
      text: say('letters.sellerReport.button'),
      url: new URL(linkTo<'contact'>('contact', localeOf(language), {}), publicUrl).href,
    },
    note: say('letters.sellerReport.note'),
  });
}

/** Before it who bought in December may still go back on the sale, and what was told would be wrong. */
const TOLD_FROM = '01-20';

/** The year whose sellers are told on a day of Paris, in its ISO form: the one before, late in January; or null. */
export function yearToTell(today: string): number | null {
  const day = today.slice('2026-'.length);
  return day >= TOLD_FROM && day <= '01-31' ? Number(today.slice(0, 4)) - 1 : null;
}

/** Late in January, tells sellers what is reported of the year that is over. */
export async function sweepSellerReports(parts: OrdersParts): Promise<void> {
  const year = yearToTell(parisDay(parts.clock()));
  if (year !== null) await tellSellers(parts, year);
}

/** @throws AppError BadInput with `year` for what is none */
export const requireYear = (year: number): void =>
  requireInput(Number.isInteger(year) && year >= 2000 && year <= 2200, 'year');
