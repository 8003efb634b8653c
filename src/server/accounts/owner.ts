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
  /** The link that sets the password, once, within the hour; the second factor is asked for afterwards. */
  readonly link: string;
  /** Whether the account is new; otherwise it existed and now has every permission. */
  readonly isNew: boolean;
};

/**
 * Makes a person owner of the house, for whoever deploys it: an account with every permission, and a link to set its
 * password. Previous users of the account are signed out once the link is used, or at once if its address was never
 * confirmed: a stranger may have registered it. Running it again for the same person makes a new link.
 * @throws AppError InvalidEmail; AccountSuspended for a blocked person; Forbidden if the house has another owner and
 * none is to be added
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
