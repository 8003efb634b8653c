import { TRADER_FIELDS, type Trader } from '#shared/fields/index.ts';
import type { Bus } from '../bus/index.ts';
import { requireFields, requireInput } from '../context.ts';
import { columnsOf, type Database, type Reads, statement, type Writes } from '../database/index.ts';

const { columns, selected, parameters, valuesOf } = columnsOf(TRADER_FIELDS);

const findSql = statement(
  'selling.findTrader',
  `select ${selected('t')} from traders t where account_id = $1`,
);
const saveSql = statement(
  'selling.saveTrader',
  `insert into traders (account_id, ${columns.join(', ')}) values ($1, ${parameters(2)})
   on conflict (account_id) do update
     set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}, updated_at = now()`,
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
  const trader = requireFields(TRADER_FIELDS, given);
  await database.transaction(async writes => {
    await writes.query(saveSql, [accountId, ...valuesOf(trader)]);
    const shown = await writes.query<{ uuid: string }>(shownSql, [accountId]);
    await bus.publish(
      writes,
      shown.map(({ uuid }) => ({ topic: 'ad', id: uuid, version: 0 })),
    );
  });
  return trader;
}
