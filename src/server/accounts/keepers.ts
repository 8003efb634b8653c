import { statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { MAY } from './rights.ts';

/** Whether the account `p` may give permissions, and may come in to do so. */
export const KEEPS_KEY = MAY('Users:update');

/** Whoever changes who may give permissions comes after each other, of whomever, before anything else is held. */
export const holdKeepers = statement(
  'owners.hold',
  "select pg_advisory_xact_lock(hashtext('first owner'))::text as held",
).run(() => []);

/** Whether somebody is the only one who may give permissions. */
export const isLastKeeper = statement(
  'owners.isLast',
  `select p.id from accounts p where p.id = $1 and ${KEEPS_KEY}
     and not exists (select from accounts p where p.id <> $1 and ${KEEPS_KEY})`,
).any<[id: string], Writes>();

/** Nobody could give any permission back. @throws AppError LastKeeper */
export async function requireAnotherKeeper(writes: Writes, id: string): Promise<void> {
  if (await isLastKeeper(writes, id)) throw new AppError('LastKeeper');
}
