import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { brokenPasswordRules, isEmail, isName, isPseudo, normalizeEmail } from '#sale/index.ts';
import type { Bus } from '../bus/index.ts';
import { requireInput } from '../context.ts';
import type { Database, Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { Limits } from '../limits/index.ts';
import {
  addAccount,
  findCredentials,
  isPseudoTaken,
  type Language,
  type Profile,
  placesNaming,
  setPassword,
  updateProfile,
  updatePseudo,
} from './accounts-store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addSession, endAllSessions } from './sessions.ts';

export type AccountsParts = { readonly database: Database; readonly bus: Bus; readonly limits: Limits };
export type Registration = Profile & {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
};
/** Who came in, and the token for their browser. */
export type SignedIn = { readonly accountId: string; readonly token: string };

/** @throws AppError PasswordTooWeak */
export function requirePassword(password: string): void {
  if (brokenPasswordRules(password).length > 0) throw new AppError('PasswordTooWeak', { field: 'password' });
}

/** The address, trimmed. @throws AppError InvalidEmail */
export function requireEmail(email: string): string {
  const trimmed = normalizeEmail(email);
  if (!isEmail(trimmed)) throw new AppError('InvalidEmail', { field: 'email' });
  return trimmed;
}

/** Names trimmed, the number in international form. @throws AppError BadInput, InvalidPhone */
function checkedProfile({ firstName, lastName, phone }: Profile): Profile {
  requireInput(isName(firstName), 'firstName');
  requireInput(isName(lastName), 'lastName');
  const number = parsePhoneNumberFromString(phone, 'FR');
  if (!number?.isValid()) throw new AppError('InvalidPhone', { field: 'phone' });
  return { firstName: firstName.trim(), lastName: lastName.trim(), phone: number.number };
}

/** Makes an account and signs it in. @throws AppError for the first field that is wrong, EmailAlreadyUsed */
export async function register(
  parts: AccountsParts,
  given: Registration,
  visitor: string,
): Promise<SignedIn> {
  const profile = checkedProfile(given);
  const email = requireEmail(given.email);
  requirePassword(given.password);
  await parts.limits.take('register', visitor);
  const passwordHash = await hashPassword(given.password);
  return parts.database.transaction(async writes => {
    const accountId = await addAccount(writes, { ...profile, email, passwordHash, language: given.language });
    if (accountId === null) throw new AppError('EmailAlreadyUsed', { field: 'email' });
    return { accountId, token: await addSession(writes, accountId) };
  });
}

/** Signs in. @throws AppError InvalidCredentials, the same and as slowly whether the account exists or not */
export async function login(
  { database, limits }: AccountsParts,
  email: string,
  password: string,
  visitor: string,
): Promise<SignedIn> {
  await limits.take('loginAddress', visitor);
  await limits.take('login', `${email.trim()} ${visitor}`);
  const known = await findCredentials(database, email.trim());
  const matches = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !matches || known.isBlocked) throw new AppError('InvalidCredentials');
  const token = await database.transaction(writes => addSession(writes, known.id));
  return { accountId: known.id, token };
}

export async function changeProfile(parts: AccountsParts, id: string, given: Profile): Promise<void> {
  const profile = checkedProfile(given);
  await rename(parts, id, writes => updateProfile(writes, id, profile));
}

/** @throws AppError BadInput when the pseudonym is not one, or is somebody else's */
export async function changePseudo(parts: AccountsParts, id: string, pseudo: string | null): Promise<void> {
  const wanted = pseudo?.trim() || null;
  requireInput(wanted === null || isPseudo(wanted), 'pseudo');
  try {
    await rename(parts, id, writes => updatePseudo(writes, id, wanted));
  } catch (error) {
    throw isPseudoTaken(error) ? new AppError('BadInput', { field: 'pseudo' }) : error;
  }
}

/** A change of name is told to all that shows the name, in the same transaction. */
async function rename(
  { database, bus, limits }: AccountsParts,
  id: string,
  write: (writes: Writes) => Promise<void>,
): Promise<void> {
  await limits.take('rename', id);
  await database.transaction(async writes => {
    await write(writes);
    const places = await placesNaming(writes, id);
    await bus.announce(
      writes,
      places.map(place => ({ ...place, version: 0 })),
    );
  });
}

/** A new password ends every session there was. */
export async function replacePassword(writes: Writes, accountId: string, password: string): Promise<void> {
  await setPassword(writes, accountId, await hashPassword(password));
  await endAllSessions(writes, accountId);
}
