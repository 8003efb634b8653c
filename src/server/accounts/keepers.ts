import { statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { MAY } from './rights.ts';

/** Whether the account `p` may give permissions, and is able to sign in. */
export const KEEPS_KEY = MAY('Users:update');

/** Serialises all changes to who may give permissions; taken before any other lock. */
export const holdKeepers = statement(
  'owners.hold',
  "select pg_advisory_xact_lock(hashtext('first owner'))::text as held",
).run(() => []);

/** Whether a person is the only one who may give permissions. */
export const isLastKeeper = statement(
  'owners.isLast',
  `select p.id from accounts p where p.id = $1 and ${KEEPS_KEY}
     and not exists (select from accounts p where p.id <> $1 and ${KEEPS_KEY})`,
).any<[id: string], Writes>();

/** Without the last keeper, nobody could give a permission back. @throws AppError LastKeeper */
export async function requireAnotherKeeper(writes: Writes, id: string): Promise<void> {
  if (await isLastKeeper(writes, id)) throw new AppError('LastKeeper');
}
