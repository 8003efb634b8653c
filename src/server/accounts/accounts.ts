import { brandSlug } from '#shared/brand.ts';
import {
  type GivenProfile,
  PROFILE_FIELDS,
  PSEUDO_FIELDS,
  REGISTRATION_FIELDS,
  type Registration,
} from '#shared/fields/index.ts';
import { hasContactData } from '#shared/sale/index.ts';
import { slugify } from '#shared/words/text.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
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
import { holdByPassword, letIn, requireCredentials } from './coming-in.ts';
import { sendConfirmation } from './confirmation.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { hashPassword, isOutdated } from './passwords.ts';
import { takeRegistration } from './tries.ts';
import { holdAccount } from './ways.ts';

/**
 * Makes an account and signs it in. If the address already has one, that is all the caller learns, even with the right
 * password: a client whose response was lost signs in instead.
 * @throws AppError for the first field that is wrong; EmailAlreadyUsed, RateLimited
 */
export async function register(parts: AccountsParts, given: Registration, caller: Caller): Promise<SignedIn> {
  const said = requireSaid(REGISTRATION_FIELDS, withPhone(parts, given));
  const takeBack = await takeRegistration(parts, caller);
  await requireUnbreached(parts, said.password);
  const isNew = (await findCredentials(parts.database, said.email)) === null;
  const made = isNew ? await makeAccount(parts, said, caller) : null;
  if (!made) throw new AppError('EmailAlreadyUsed', { field: 'email' });
  await takeBack();
  return made;
}

/** Returns null if the address has an account, even one made at this very moment. */
async function makeAccount(
  parts: AccountsParts,
  { password, ...account }: Readonly<Registration>,
  caller: Caller,
): Promise<SignedIn | null> {
  const { email, language } = account;
  const passwordHash = await hashPassword(password);
  return parts.database.transaction(async writes => {
    const accountId = await addAccount(writes, { ...account, passwordHash });
    if (accountId === null) return null;
    await sendConfirmation(parts, writes, { id: accountId, language }, email);
    return letIn(parts, writes, found(await holdAccount(writes, accountId)), 'PASSWORD', caller);
  });
}

/**
 * Signs in. @throws AppError InvalidCredentials, with the same delay whether the account exists or not; RateLimited,
 * AccountSuspended
 */
export async function login(
  parts: AccountsParts,
  email: string,
  password: string,
  caller: Caller,
): Promise<SignedIn> {
  const known = await requireCredentials(parts, email.trim(), password, caller);
  // Revealed only to a caller who knows the password: others do not learn that the account exists.
  if (known.isShutOut) throw new AppError('AccountSuspended');
  const { id, passwordHash } = known;
  const isOld = passwordHash !== null && isOutdated(passwordHash);
  // The hashing costs have risen since, and the plain password is only available at sign-in.
  const anew = isOld ? await hashPassword(password) : null;
  return parts.database.transaction(async writes => {
    const held = await holdByPassword(writes, known, password);
    if (passwordHash !== null && anew !== null) await replaceHash(writes, id, passwordHash, anew);
    return letIn(parts, writes, held, 'PASSWORD', caller);
  });
}

export async function changeProfile(parts: AccountsParts, id: string, given: GivenProfile): Promise<void> {
  const profile = requireSaid(PROFILE_FIELDS, withPhone(parts, given));
  await rename(parts, id, writes => updateProfile(writes, id, profile));
}

/** @throws AppError BadInput when the pseudonym is invalid or taken */
export async function changePseudo(parts: AccountsParts, id: string, pseudo: string | null): Promise<void> {
  // Both apostrophes are stored as one, so that two people cannot have names that look the same.
  const wanted = requireSaid(PSEUDO_FIELDS, { pseudo }).pseudo?.replaceAll('’', "'") ?? null;
  requireInput(wanted === null || !(hasContactData(wanted) || isMisleading(wanted)), 'pseudo');
  try {
    await rename(parts, id, writes => updatePseudo(writes, id, wanted));
  } catch (error) {
    throw isPseudoTaken(error) ? new AppError('BadInput', { field: 'pseudo' }) : error;
  }
}

/** Whether a pseudonym could pass for the house's: its name, or lookalike letters of several scripts. */
const isMisleading = (pseudo: string): boolean =>
  `-${slugify(pseudo)}-`.includes(`-${brandSlug()}-`) ||
  (/\p{Script=Latin}/u.test(pseudo) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(pseudo));

/** @throws AppError Unauthenticated when the account has been erased */
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

/** Announces a change of name to everything that shows the name, in the same transaction. */
export async function announceName({ bus }: AccountsParts, writes: Writes, id: string): Promise<void> {
  const places = await placesNaming(writes, id);
  const member = { topic: 'member' as const, id };
  await bus.publish(
    writes,
    [...places, member].map(place => ({ ...place, version: 0 })),
  );
}
