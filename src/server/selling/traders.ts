import { isCountryCode } from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import { requireInput } from '../context.ts';
import { type Database, type Reads, statement, type Writes } from '../database/index.ts';

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

const shownSql = statement(
  'selling.findShownBy',
  `select uuid from ads where owner_id = $1 and status in ('PUBLISHED', 'SOLD')`,
);
const namelessSql = statement(
  'selling.isNamelessTrade',
  `select exists (select from ads d join accounts p on p.id = d.owner_id
     where d.uuid = $1 and p.is_professional and not d.calandre_collection
       and not exists (select from traders where account_id = p.id)) as "isNameless"`,
);

/** A professional's car goes before the public with who sells it. @throws AppError BadInput `trader` */
export async function requireTrader(writes: Writes, adUuid: string): Promise<void> {
  const [row] = await writes.query<{ isNameless: boolean }>(namelessSql, [adUuid]);
  requireInput(row?.isNameless !== true, 'trader');
}

export async function findTrader(reads: Reads, accountId: string | null): Promise<Trader | null> {
  const [row] = await reads.query<Trader>(findSql, [accountId]);
  return row ?? null;
}

/** Keeps what somebody who sells by trade says of their house. @throws AppError BadInput with the field */
export async function saveTrader(
  { database, bus }: { database: Database; bus: Bus },
  accountId: string,
  given: Trader,
): Promise<Trader> {
  const trimmed = Object.fromEntries(FIELDS.map(field => [field, given[field].trim()])) as Trader;
  const vatNumber = trimmed.vatNumber.replace(/[\s.-]/g, '').toUpperCase();
  const trader = { ...trimmed, vatNumber, country: trimmed.country.toUpperCase() };
  for (const field of FIELDS) {
    requireInput(trader[field] !== '' && trader[field].length <= LENGTH_MAX, field);
  }
  requireInput(VAT_NUMBER.test(vatNumber), 'vatNumber');
  requireInput(isCountryCode(trader.country), 'country');
  await database.transaction(async writes => {
    await writes.query(saveSql, [accountId, ...FIELDS.map(field => trader[field])]);
    const shown = await writes.query<{ uuid: string }>(shownSql, [accountId]);
    await bus.publish(
      writes,
      shown.map(({ uuid }) => ({ topic: 'ad', id: uuid, version: 0 })),
    );
  });
  return trader;
}
