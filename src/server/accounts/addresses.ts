import { isCountryCode, isZipCode } from '#shared/sale/index.ts';
import { requireInput } from '../context.ts';
import { isUuid, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { AccountsParts } from './parts.ts';
import { findTies } from './ties.ts';

export type AddressInput = {
  readonly label?: string | null | undefined;
  readonly country: string;
  readonly city: string;
  readonly zipCode: string;
  readonly street: string;
  readonly isDefault?: boolean | null | undefined;
};

const LINE_LENGTH_MAX = 120;
const ADDRESSES_MAX = 20;

// The first address is the default one, wished or not; locking the account keeps two of them from being first.
const lockSql = statement('addresses.lock', 'select id from accounts where id = $1 for no key update');
const countSql = statement('addresses.count', 'select count(*)::int from addresses where account_id = $1');
const addSql = statement(
  'addresses.add',
  `insert into addresses (account_id, label, country, city, zip_code, street)
   values ($1, $2, $3, $4, $5, $6) returning id`,
);
const updateSql = statement(
  'addresses.update',
  `update addresses set label = $3, country = $4, city = $5, zip_code = $6, street = $7
   where account_id = $1 and id = $2 returning id`,
);
const removeSql = statement(
  'addresses.remove',
  'delete from addresses where account_id = $1 and id = $2 returning is_default as "isDefault"',
);
const unchooseSql = statement(
  'addresses.unchoose',
  'update addresses set is_default = false where account_id = $1 and is_default and id <> $2',
);
const chooseSql = statement(
  'addresses.choose',
  'update addresses set is_default = true where account_id = $1 and id = $2 returning id',
);
const chooseOldestSql = statement(
  'addresses.chooseOldest',
  `update addresses set is_default = true where id =
     (select id from addresses where account_id = $1 order by created_at, id limit 1)`,
);

function checked(input: AddressInput): (string | null)[] {
  const { country, city, zipCode, street } = input;
  const label = input.label?.trim() || null;
  const isLine = (text: string) => text.trim() !== '' && text.trim().length <= LINE_LENGTH_MAX;
  requireInput((label?.length ?? 0) <= LINE_LENGTH_MAX, 'label');
  requireInput(isLine(street), 'street');
  requireInput(isCountryCode(country), 'country');
  requireInput(isZipCode(country, zipCode), 'zipCode');
  requireInput(isLine(city), 'city');
  return [label, country, city.trim(), zipCode.trim().toUpperCase(), street.trim()];
}

/** Adds an address and answers its id. @throws AppError BadInput with the field */
export async function addAddress(
  { database }: AccountsParts,
  accountId: string,
  input: AddressInput,
): Promise<string> {
  const values = checked(input);
  return database.transaction(async writes => {
    await writes.query(lockSql, [accountId]);
    const [{ count } = { count: 0 }] = await writes.query<{ count: number }>(countSql, [accountId]);
    requireInput(count < ADDRESSES_MAX, 'addresses');
    const [row] = await writes.query<{ id: string }>(addSql, [accountId, ...values]);
    if (!row) throw new Error('an address that was just added has an id');
    if (count === 0 || input.isDefault) await choose(writes, accountId, row.id);
    return row.id;
  });
}

/** @throws AppError BadInput with the field, NotFound where it is no address of theirs */
export async function updateAddress(
  { database }: AccountsParts,
  accountId: string,
  id: string,
  input: AddressInput,
): Promise<void> {
  const values = checked(input);
  await database.transaction(async writes => {
    await writes.query(lockSql, [accountId]);
    const changed = isUuid(id) ? await writes.query(updateSql, [accountId, id, ...values]) : [];
    if (changed.length === 0) throw new AppError('NotFound');
    if (input.isDefault) await choose(writes, accountId, id);
  });
}

/**
 * Takes an address away; where it was the default one, the oldest of the others is.
 * @throws AppError NotFound; OrderOpen for the default one, which the papers of an open order name
 */
export async function removeAddress(
  { database }: AccountsParts,
  accountId: string,
  id: string,
): Promise<void> {
  await database.transaction(async writes => {
    await writes.query(lockSql, [accountId]);
    type Row = { isDefault: boolean };
    const [removed] = isUuid(id) ? await writes.query<Row>(removeSql, [accountId, id]) : [];
    if (!removed) throw new AppError('NotFound');
    if (!removed.isDefault) return;
    if ((await findTies(writes, accountId)).hasOrder) throw new AppError('OrderOpen');
    await writes.query(chooseOldestSql, [accountId]);
  });
}

/** @throws AppError NotFound */
export async function chooseAddress(
  { database }: AccountsParts,
  accountId: string,
  id: string,
): Promise<void> {
  await database.transaction(async writes => {
    await writes.query(lockSql, [accountId]);
    if (!isUuid(id) || !(await choose(writes, accountId, id))) throw new AppError('NotFound');
  });
}

async function choose(writes: Writes, accountId: string, id: string): Promise<boolean> {
  await writes.query(unchooseSql, [accountId, id]);
  return (await writes.query(chooseSql, [accountId, id])).length > 0;
}
