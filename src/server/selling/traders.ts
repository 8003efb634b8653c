import { isCountryCode } from '#sale/index.ts';
import { requireInput } from '../context.ts';
import { type Database, type Reads, statement } from '../database/index.ts';

/** Who sells by trade, as the law has them say it. */
export type Trader = {
  readonly company: string;
  readonly registerNumber: string;
  readonly vatNumber: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
};

const FIELDS = ['company', 'registerNumber', 'vatNumber', 'street', 'zipCode', 'city', 'country'] as const;
const LENGTH_MAX = 200;
/** Two letters of a country, then what that country gives out. */
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z]{2,13}$/;

const findSql = statement(
  'selling.findTrader',
  `select company, register_number as "registerNumber", vat_number as "vatNumber", street,
     zip_code as "zipCode", city, country from traders where account_id = $1`,
);
const saveSql = statement(
  'selling.saveTrader',
  `insert into traders (account_id, company, register_number, vat_number, street, zip_code, city, country)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (account_id) do update set company = excluded.company,
     register_number = excluded.register_number, vat_number = excluded.vat_number, street = excluded.street,
     zip_code = excluded.zip_code, city = excluded.city, country = excluded.country, updated_at = now()`,
);

export async function findTrader(reads: Reads, accountId: string | null): Promise<Trader | null> {
  const [row] = await reads.query<Trader>(findSql, [accountId]);
  return row ?? null;
}

/** Keeps what somebody who sells by trade says of their house. @throws AppError BadInput with the field */
export async function saveTrader(database: Database, accountId: string, given: Trader): Promise<Trader> {
  const trimmed = Object.fromEntries(FIELDS.map(field => [field, given[field].trim()])) as Trader;
  const vatNumber = trimmed.vatNumber.replace(/[\s.-]/g, '').toUpperCase();
  const trader = { ...trimmed, vatNumber, country: trimmed.country.toUpperCase() };
  for (const field of FIELDS) {
    requireInput(trader[field] !== '' && trader[field].length <= LENGTH_MAX, field);
  }
  requireInput(VAT_NUMBER.test(vatNumber), 'vatNumber');
  requireInput(isCountryCode(trader.country), 'country');
  await database.transaction(writes =>
    writes.query(saveSql, [accountId, ...FIELDS.map(field => trader[field])]),
  );
  return trader;
}
