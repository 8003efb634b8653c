import {
  type GivenProfile,
  PROFILE_FIELDS,
  PSEUDO_FIELDS,
  REGISTRATION_FIELDS,
  type Registration,
} from '#shared/fields/index.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import {
  addAccount,
  findCredentials,
  isPseudoTaken,
  placesNaming,
  replaceHash,
  updateProfile,
  updatePseudo,
} from './accounts-store.ts';
import { requireUnbreached } from './breached.ts';
import { requireSaid, withPhone } from './check.ts';
import { holdByPassword, letIn } from './coming-in.ts';
import { sendConfirmation } from './confirmation.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { takeRegistration, takeTry } from './tries.ts';
import { holdAccount } from './ways.ts';

/** Makes an account and signs it in. @throws AppError for the first field that is wrong, EmailAlreadyUsed */
export async function register(parts: AccountsParts, given: Registration, caller: Caller): Promise<SignedIn> {
  const { password, ...account } = requireSaid(REGISTRATION_FIELDS, withPhone(parts, given));
  const { email, language } = account;
  const takeBack = await takeRegistration(parts, caller);
  await requireUnbreached(parts, password);
  const passwordHash = await hashPassword(password);
  const signedIn = await parts.database.transaction(async writes => {
    const accountId = await addAccount(writes, { ...account, passwordHash });
    if (accountId === null) throw new AppError('EmailAlreadyUsed', { field: 'email' });
    await sendConfirmation(parts, writes, { id: accountId, language }, email);
    return letIn(parts, writes, found(await holdAccount(writes, accountId)), 'PASSWORD', caller);
  });
  await takeBack();
  return signedIn;
}

/**
 * Signs in. @throws AppError InvalidCredentials, the same and as slowly whether the account exists or not;
 * RateLimited, AccountSuspended
 */
export async function login(
  parts: AccountsParts,
  given: string,
  password: string,
  caller: Caller,
): Promise<SignedIn> {
  const { database } = parts;
  const email = given.trim();
  const known = await findCredentials(database, email);
  const takeBack = await takeTry(parts, { email, accountId: known?.id ?? null }, caller);
  const matches = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !matches) {
    parts.events.signInFailed({ accountId: known?.id ?? null, way: 'PASSWORD', code: 'InvalidCredentials' });
    throw new AppError('InvalidCredentials');
  }
  await takeBack();
  // Said to who knows the password alone: nobody else learns that there is such an account.
  if (known.isShutOut) throw new AppError('AccountSuspended');
  const { id, passwordHash } = known;
  const isOld = passwordHash !== null && isOutdated(passwordHash);
  // Its costs have risen since: the password is at hand now, and then not again until it is next given.
  const anew = isOld ? await hashPassword(password) : null;
  return database.transaction(async writes => {
    const held = await holdByPassword(writes, known, password);
    if (passwordHash !== null && anew !== null) await replaceHash(writes, id, passwordHash, anew);
    return letIn(parts, writes, held, 'PASSWORD', caller);
  });
}

export async function changeProfile(parts: AccountsParts, id: string, given: GivenProfile): Promise<void> {
  const profile = requireSaid(PROFILE_FIELDS, withPhone(parts, given));
  await rename(parts, id, writes => updateProfile(writes, id, profile));
}

/** @throws AppError BadInput when the pseudonym is not one, or is somebody else's */
export async function changePseudo(parts: AccountsParts, id: string, pseudo: string | null): Promise<void> {
  const { pseudo: wanted } = requireSaid(PSEUDO_FIELDS, { pseudo });
  try {
    await rename(parts, id, writes => updatePseudo(writes, id, wanted));
  } catch (error) {
    throw isPseudoTaken(error) ? new AppError('BadInput', { field: 'pseudo' }) : error;
  }
}

/** @throws AppError Unauthenticated for who has left meanwhile */
async function rename(
  parts: AccountsParts,
  id: string,
  write: (writes: Writes) => Promise<boolean>,
): Promise<void> {
  await parts.limits.take('rename', id);
  await parts.database.transaction(async writes => {
    if (!(await write(writes))) throw new AppError('Unauthenticated');
    await announceName(parts, writes, id);
  });
}

/** A change of name is told to all that shows the name, in the same transaction. */
export async function announceName({ bus }: AccountsParts, writes: Writes, id: string): Promise<void> {
  const places = await placesNaming(writes, id);
  const member = { topic: 'member' as const, id };
  await bus.publish(
    writes,
    [...places, member].map(place => ({ ...place, version: 0 })),
  );
}
