import { SELLER_COMPANY_FIELDS, SELLER_PERSON_FIELDS, type SellerDetails } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { type Cents, type Instant, isReportable, type Millis } from '#shared/sale/index.ts';
import { formatDate } from '#shared/words/format.ts';
import { localeOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { requireFields } from '../../context.ts';
import { type Reads, statement, type Writes } from '../../database/index.ts';
import { AppError, requireInput } from '../../errors.ts';
import { composeLetter } from '../../mail/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { OrdersParts } from '../parts.ts';
import { isCompanySeller, lacksAnswer, readSellerParties, reportsSellers } from './seller-party.ts';
import { CREDITED } from './seller-reports.ts';

const DAY_MS: Millis = 86_400_000;
/** Days after the first request when reminders are sent; both come before any payout is held. */
const REMINDED_AFTER = [20, 40] as const;
/** Days after which payouts are held of sellers who ignored both reminders (directive 2021/514, annex V, IV, A, 2). */
const HELD_AFTER_DAYS = 60;

/** The details requested from a seller for the yearly report, and their answer. */
export type AskedSeller = SellerDetails & {
  readonly askedAt: Instant;
  readonly reminders: number;
  readonly answeredAt: Instant | null;
};

/** Null for sellers who are not asked: no or few sales, or the details are known. */
export const findAskedSeller = statement(
  'sellers.find',
  `select asked_at as "askedAt", reminders, answered_at as "answeredAt", to_char(born_on, 'YYYY-MM-DD') as "bornOn",
     tin, tin_country as "tinCountry", birth_place as "birthPlace", birth_country as "birthCountry"
   from seller_details where account_id = $1`,
).one<AskedSeller, [accountId: string]>();

/** From when payouts to the seller are held; null once they answered. */
export const heldFrom = ({ askedAt, answeredAt }: AskedSeller): Instant | null =>
  answeredAt === null ? askedAt + HELD_AFTER_DAYS * DAY_MS : null;

/** Whether payouts are held until the seller answers. */
export async function isSellerHeld(reads: Reads, sellerId: string, now: Instant): Promise<boolean> {
  const asked = await findAskedSeller(reads, sellerId);
  const from = asked && heldFrom(asked);
  return from !== null && now >= from && asked?.reminders === REMINDED_AFTER.length;
}

const keepSql = statement(
  'sellers.keep',
  `update seller_details set born_on = $2::text::date, tin = $3, tin_country = $4, birth_place = $5,
     birth_country = $6, answered_at = clock_timestamp()
   where account_id = $1 returning account_id as id`,
);

/**
 * Saves a seller's details for the yearly report; they may correct them at any time.
 * @throws AppError BadInput with its field, NotFound for a seller who is not asked
 */
export async function keepSellerDetails(
  parts: Pick<OrdersParts, 'database' | 'findAccount' | 'findTrader'>,
  accountId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const none = { bornOn: null, birthPlace: null, birthCountry: null };
  const { database } = parts;
  const said = (await isCompanySeller(parts, database, accountId))
    ? { ...none, ...requireFields(SELLER_COMPANY_FIELDS, given) }
    : requireFields(SELLER_PERSON_FIELDS, given);
  const { bornOn, tin, tinCountry, birthPlace, birthCountry } = said;
  requireInput(bornOn === null || bornOn < parisDay(Date.now()), 'bornOn');
  const values = [accountId, bornOn, tin, tinCountry, birthPlace, birthCountry];
  if ((await database.query(keepSql, values)).length === 0) throw new AppError('NotFound');
}

/** What a seller was asked, with whether as a company, and their country where known. */
export type AskedParty = AskedSeller & { readonly isCompany: boolean; readonly country: string | null };

/** Null for sellers who are not asked. */
export async function findSellerDetails(
  parts: Pick<OrdersParts, 'database' | 'findAccount' | 'findTrader'>,
  accountId: string,
): Promise<AskedParty | null> {
  const asked = await findAskedSeller(parts.database, accountId);
  if (!asked) return null;
  const party = (await readSellerParties(parts, parts.database, [accountId], null)).get(accountId);
  return { ...asked, isCompany: party?.trade !== undefined, country: party?.address.at(-1) || null };
}

// Counted by year as in the report, including last year, whose report is made this year. Sales not yet handed over
// count for the current year. A seller who was asked anew may have changed back to whom they answered as before.
const soldSql = statement(
  'sellers.sold',
  `with this as (select extract(year from clock_timestamp() at time zone 'Europe/Paris')::int as year),
   counted as (
     select seller_id, year, cents from (${CREDITED}) c where year >= (select year - 1 from this)
     union all
     select o.seller_id, this.year, 100 * o.hammer_price - o.commission_cents from orders o, this
     where o.state in ('SIGNED', 'PAID')
   )
   select c.seller_id as "sellerId", (count(*) filter (where c.cents > 0))::int as sales, sum(c.cents)::bigint as cents,
     case when d.answered_at is null then d.former ->> 'bornOn' else to_char(d.born_on, 'YYYY-MM-DD') end as "bornOn",
     case when d.answered_at is null then d.former ->> 'tin' else d.tin end as tin,
     d.account_id is not null and d.answered_at is null as "isWaited"
   from counted c join accounts a on a.id = c.seller_id and a.erased_at is null
     left join seller_details d on d.account_id = c.seller_id
   group by c.seller_id, c.year, d.account_id`,
);
// An answer given as a person does not count for a company, nor the reverse: they are asked anew, with all reminders.
// The former answer is kept for the years in which they sold as such.
const askSql = statement(
  'sellers.ask',
  `insert into seller_details (account_id) values ($1) on conflict (account_id) do update
     set asked_at = clock_timestamp(), reminders = 0, answered_at = null, former = jsonb_build_object(
         'bornOn', seller_details.born_on, 'tin', seller_details.tin, 'tinCountry', seller_details.tin_country,
         'birthPlace', seller_details.birth_place, 'birthCountry', seller_details.birth_country), born_on = null, tin = null,
       tin_country = null, birth_place = null, birth_country = null
     where seller_details.answered_at is not null
   returning account_id as "accountId"`,
);
// Restores the former answer, which the years of that status need.
const takeBackSql = statement(
  'sellers.takeBack',
  `with restored as (
     update seller_details set answered_at = asked_at, reminders = 0, former = null,
       born_on = (former ->> 'bornOn')::date, tin = former ->> 'tin', tin_country = former ->> 'tinCountry',
       birth_place = former ->> 'birthPlace', birth_country = former ->> 'birthCountry'
     where answered_at is null and former is not null and account_id = coalesce($1::uuid, account_id))
   delete from seller_details
   where answered_at is null and former is null and account_id = coalesce($1::uuid, account_id)`,
);
const remindSql = statement(
  'sellers.remind',
  `update seller_details d set reminders = d.reminders + 1
   where d.answered_at is null and d.reminders < 2 and d.asked_at
     < clock_timestamp() - case d.reminders when 0 then $1::int else $2::int end * interval '1 day'
     and exists (select from accounts a where a.id = d.account_id and a.erased_at is null)
   returning d.account_id as "accountId"`,
);
const orderSql = statement(
  'sellers.newestOrder',
  'select id from orders where seller_id = $1 order by number desc limit 1',
);

// Kept as long as the books of those years, the longest the directive allows (annex V, section IV, C).
const expireSqls = [
  statement(
    'sellers.expireDetails',
    `delete from seller_details d where d.asked_at < clock_timestamp() - interval '11 years' and not exists (
       select from orders o where o.seller_id = d.account_id and o.created_at
         > date_trunc('year', clock_timestamp() at time zone 'Europe/Paris') - interval '10 years')`,
  ),
  statement(
    'sellers.expireReports',
    `delete from seller_reports where year
       < extract(year from clock_timestamp() at time zone 'Europe/Paris')::int - 11`,
  ),
  statement(
    'sellers.expireFilings',
    `delete from seller_filings where year
       < extract(year from clock_timestamp() at time zone 'Europe/Paris')::int - 11`,
  ),
  statement(
    'sellers.expireFiles',
    `delete from seller_files where year
       < extract(year from clock_timestamp() at time zone 'Europe/Paris')::int - 11`,
  ),
];

export const WRITE_SELLER = 'orders.writeSeller';
export type WriteSellerJob = { readonly accountId: string; readonly is: 'asked' | 'reminded' };

/** Asks a seller or reminds them, with the deadline and a link to the form. */
export async function writeSeller(
  parts: OrdersParts,
  writes: Writes,
  { accountId, is }: WriteSellerJob,
): Promise<void> {
  const account = await parts.findAccount(accountId);
  const [order] = await writes.query<{ id: string }>(orderSql, [accountId]);
  const asked = await findAskedSeller(writes, accountId);
  const by = asked && heldFrom(asked);
  if (!account || !order || !by) return;
  const { email, language } = account;
  const say = wordsIn(language);
  const path = linkTo<'user/orders/order'>('user/orders/order', localeOf(language), { id: order.id });
  await parts.mail.send(
    writes,
    composeLetter({
      ...{ to: email, language, subject: say(`letters.sellerDetails.subject.${is}`) },
      paragraphs: [
        say('letters.sellerDetails.text'),
        say('letters.sellerDetails.held', { day: formatDate(by) }),
      ],
      button: { text: say('letters.sellerDetails.button'), url: new URL(path, parts.publicUrl).href },
      note: say('letters.sellerDetails.note'),
    }),
  );
}

/**
 * Asks sellers with reportable sales, from the signed contract on, for missing details, and sends reminders. French
 * companies are not asked, since their VAT number contains the tax number. A house that does not report asks nobody and
 * cancels open requests. Each e-mail is its own job, so that a failing one is retried and stops no other.
 */
export async function sweepSellers(parts: OrdersParts): Promise<void> {
  await parts.database.transaction(async writes => {
    if (reportsSellers(parts)) await askSellers(parts, writes);
    else await writes.query(takeBackSql, [null]);
    for (const sql of expireSqls) await writes.query(sql);
  });
}

async function askSellers(parts: OrdersParts, writes: Writes): Promise<void> {
  type Sold = Pick<SellerDetails, 'bornOn' | 'tin'> & {
    readonly sellerId: string;
    readonly sales: number;
    readonly cents: Cents;
    readonly isWaited: boolean;
  };
  const rows = await writes.query<Sold>(soldSql);
  const sold = rows.filter(({ sales, cents, isWaited }) => isWaited || isReportable(sales, cents));
  const parties = await readSellerParties(
    parts,
    writes,
    sold.map(({ sellerId }) => sellerId),
    null,
  );
  const written: WriteSellerJob[] = [];
  for (const { sellerId, isWaited, ...said } of sold) {
    if (!lacksAnswer(parties.get(sellerId) ?? {}, said)) {
      if (isWaited) await writes.query(takeBackSql, [sellerId]);
    } else if (!isWaited && (await writes.query(askSql, [sellerId])).length > 0) {
      written.push({ accountId: sellerId, is: 'asked' });
    }
  }
  for (const { accountId } of await writes.query<{ accountId: string }>(remindSql, [...REMINDED_AFTER]))
    written.push({ accountId, is: 'reminded' });
  await parts.jobs.enqueue<WriteSellerJob>(
    writes,
    written.map(data => ({ kind: WRITE_SELLER, data })),
  );
}
