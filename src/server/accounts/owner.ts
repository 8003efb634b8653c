import { EMAIL_FIELDS } from '#shared/fields/index.ts';
import { firstLocale, languageOf } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { PERMISSIONS } from '../context.ts';
import { statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { addAccount, findAccount, findCredentials } from './accounts-store.ts';
import { requireSaid } from './check.ts';
import { holdKeepers, KEEPS_KEY } from './keepers.ts';
import type { AccountsParts } from './parts.ts';
import { addResetLink } from './password-reset.ts';
import { watchRights } from './rights.ts';
import { endSessionRows } from './sessions.ts';
import { endWaysIn } from './ways.ts';

const hasOther = statement(
  'owners.any',
  `select from accounts p where p.email is distinct from $1 and ${KEEPS_KEY} limit 1`,
).any<[email: string | null]>();
const raiseSql = statement('owners.raise', 'update accounts set added_permissions = $2 where id = $1');

export type MadeOwner = {
  /** Where the password is set, once, within the hour; the second factor is asked for after it. */
  readonly link: string;
  /** Whether the account is new; else it was there, and has every permission now. */
  readonly isNew: boolean;
};

/**
 * Makes somebody owner of the house, as who deploys it may: an account with every permission, and a link that lets its
 * person set a password. Whoever had that account until then is out once the link is used, and at once where its
 * address was never proven: a stranger may have registered it. A second run for the same person makes a new link.
 * @throws AppError InvalidEmail; AccountSuspended for who is kept out of the house; Forbidden where the house has
 * another owner and none is to be added
 */
export function makeOwner(
  { database, events, publicUrl }: Pick<AccountsParts, 'database' | 'events' | 'publicUrl'>,
  address: string,
  isAnother: boolean,
): Promise<MadeOwner> {
  const { email } = requireSaid(EMAIL_FIELDS, { email: address });
  return database.transaction(async writes => {
    await holdKeepers(writes);
    const known = await findCredentials(writes, email);
    if (known?.isBlocked) throw new AppError('AccountSuspended');
    if (!isAnother && (await hasOther(writes, known?.email ?? null))) throw new AppError('Forbidden');
    const id = known?.id ?? (await addNew(writes, email));
    const { addedPermissions, language, isEmailConfirmed } = found(await findAccount(writes, id));
    if (!isEmailConfirmed) {
      await endWaysIn(writes, id);
      await endSessionRows(writes, id, null);
    }
    await writes.query(raiseSql, [id, PERMISSIONS]);
    await record(writes, {
      ...{ actorId: null, action: 'account.permissionsChanged', subjectId: id, subjectName: id.slice(0, 8) },
      ...{ before: { permissions: addedPermissions }, after: { permissions: PERMISSIONS } },
    });
    const given = PERMISSIONS.filter(each => !addedPermissions.includes(each));
    watchRights({ events }, writes, { actorId: null, subjectId: id, given });
    return { link: await addResetLink(writes, publicUrl, { id, language }), isNew: !known };
  });
}

async function addNew(writes: Writes, email: string): Promise<string> {
  const nobody = { passwordHash: null, firstName: '', lastName: '', phone: null };
  return found(await addAccount(writes, { ...nobody, email, language: languageOf(firstLocale()) }));
}
