import type { Instant } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { type Database, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';

/**
 * The time of the backup from which the system was restored, until staff have compared the payments made since; null
 * otherwise.
 */
export const findRestore = statement(
  'restores.find',
  'select min(made_at) as "madeAt" from restores where checked_at is null',
).value<{ madeAt: Instant | null }, []>('madeAt');

const confirm = statement(
  'restores.confirm',
  `update restores set checked_at = clock_timestamp(), checked_by = $1 where checked_at is null
   returning made_at as "madeAt"`,
).all<{ madeAt: Instant }, [actorId: string], Writes>();

/** Checks that money may be moved. @throws AppError MoneyUnchecked after a restore, until staff have compared */
export async function requireChecked(reads: Reads): Promise<void> {
  if ((await findRestore(reads)) !== null) throw new AppError('MoneyUnchecked');
}

/** Confirms that staff compared the books with provider and bank. @throws AppError NotFound where nothing waits */
export async function confirmRestore(database: Database, actorId: string): Promise<void> {
  await database.transaction(async writes => {
    const confirmed = await confirm(writes, actorId);
    if (confirmed.length === 0) throw new AppError('NotFound');
    for (const { madeAt } of confirmed) {
      const subjectName = new Date(madeAt).toISOString();
      await record(writes, { actorId, action: 'restore.compared', subjectId: subjectName, subjectName });
    }
  });
}
