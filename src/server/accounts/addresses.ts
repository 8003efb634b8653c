import { ADDRESS_FIELDS, type GivenAddress } from '#shared/fields/index.ts';
import { requireFields } from '../context.ts';
import { columnsOf, isUuid, statement, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import type { AccountsParts } from './parts.ts';
import { findTies } from './ties.ts';
import { holdAccount } from './ways.ts';

export type AddressInput = GivenAddress & { readonly isDefault?: boolean | null | undefined };

const { columns, parameters, assigned, valuesOf } = columnsOf(ADDRESS_FIELDS);
const ADDRESSES_MAX = 20;

const countAddresses = statement(
  'addresses.count',
  'select count(*)::int from addresses where account_id = $1',
).count<[accountId: string]>();
const add = statement(
  'addresses.add',
  `insert into addresses (account_id, ${columns.join(', ')})
   values ($1, ${parameters(2)}) returning id`,
).onlyValue<{ id: string }, [accountId: string, values: readonly unknown[]], Writes>(
  'id',
  (accountId, values) => [accountId, ...values],
);
const sameSql = statement(
  'addresses.same',
  `select id from addresses where account_id = $1
     and (${columns.join(', ')}) is not distinct from (${parameters(2)})`,
);
const updateSql = statement(
  'addresses.update',
  `update addresses set ${assigned(3)}
   where account_id = $1 and id = $2 returning id`,
);
const remove = statement(
  'addresses.remove',
  'delete from addresses where account_id = $1 and id = $2 returning is_default as "isDefault"',
).value<{ isDefault: boolean }, [accountId: string, id: string], Writes>('isDefault');
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

/**
 * Changes a person's addresses with the account locked, so that two first addresses cannot both become the default.
 * @throws AppError Unauthenticated when the account has been erased
 */
const atHome = <Answer>(
  { database }: AccountsParts,
  accountId: string,
  change: (writes: Writes) => Promise<Answer>,
): Promise<Answer> =>
  database.transaction(async writes => {
    if ((await holdAccount(writes, accountId)) === null) throw new AppError('Unauthenticated');
    return change(writes);
  });

/** Adds an address and returns its id; the first one becomes the default. @throws AppError BadInput with the field */
export async function addAddress(parts: AccountsParts, accountId: string, input: AddressInput) {
  const values = valuesOf(requireFields(ADDRESS_FIELDS, input));
  return atHome(parts, accountId, async writes => {
    // The client may repeat the request because the response was lost.
    const [same] = await writes.query<{ id: string }>(sameSql, [accountId, ...values]);
    if (same) {
      if (input.isDefault) await choose(writes, accountId, same.id);
      return same.id;
    }
    const count = await countAddresses(writes, accountId);
    requireInput(count < ADDRESSES_MAX, 'addresses');
    const id = await add(writes, accountId, values);
    if (count === 0 || input.isDefault) await choose(writes, accountId, id);
    return id;
  });
}

/** @throws AppError BadInput with the field, NotFound if the person has no such address */
export async function updateAddress(
  parts: AccountsParts,
  accountId: string,
  id: string,
  input: AddressInput,
): Promise<void> {
  const values = valuesOf(requireFields(ADDRESS_FIELDS, input));
  await atHome(parts, accountId, async writes => {
    const changed = isUuid(id) ? await writes.query(updateSql, [accountId, id, ...values]) : [];
    if (changed.length === 0) throw new AppError('NotFound');
    if (input.isDefault) await choose(writes, accountId, id);
  });
}

/**
 * Removes an address; if it was the default, the oldest of the others becomes the default.
 * @throws AppError NotFound; OrderOpen for the default one, which the documents of an open order name
 */
export async function removeAddress(parts: AccountsParts, accountId: string, id: string): Promise<void> {
  await atHome(parts, accountId, async writes => {
    const wasDefault = isUuid(id) ? await remove(writes, accountId, id) : null;
    if (wasDefault === null) throw new AppError('NotFound');
    if (!wasDefault) return;
    if ((await findTies(writes, accountId)).hasOrder) throw new AppError('OrderOpen');
    await writes.query(chooseOldestSql, [accountId]);
  });
}

/** @throws AppError NotFound */
export async function chooseAddress(parts: AccountsParts, accountId: string, id: string): Promise<void> {
  await atHome(parts, accountId, async writes => {
    if (!isUuid(id) || !(await choose(writes, accountId, id))) throw new AppError('NotFound');
  });
}

async function choose(writes: Writes, accountId: string, id: string): Promise<boolean> {
  await writes.query(unchooseSql, [accountId, id]);
  return (await writes.query(chooseSql, [accountId, id])).length > 0;
}
