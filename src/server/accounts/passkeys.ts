import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { brand } from '#shared/brand.ts';
import type { Viewer } from '../context.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { findAccount } from './accounts-store.ts';
import { letIn } from './coming-in.ts';
import { tell, writeTo } from './history.ts';
import { requireWayIn } from './identities.ts';
import type { AccountsParts, Caller, SignedIn, Sitter } from './parts.ts';
import {
  addChallenge,
  addPasskey,
  findKeyOwner,
  listPasskeys,
  lockPasskey,
  markUsed,
  type Passkey,
  type Purpose,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from './passkeys-store.ts';
import { requireOwnProof } from './proof.ts';
import { firstRecoveryCodes, requireFactorLeft, requireSecondFactor, type Staff } from './second-factor.ts';
import { keepCodesOf, markSecondFactor } from './second-factor-store.ts';
import { proveSession } from './sessions.ts';
import { type Held, holdAccount, requireSitter } from './ways.ts';

const house = (): string => brand().name;
const PASSKEYS_MAX = 20;
const LABEL_LENGTH_MAX = 60;
const ANSWER_LENGTH_MAX = 20_000;
/** Ed25519, P-256 and RSA by their COSE numbers: the algorithms that devices support. */
const ALGORITHMS = [-8, -7, -257];

// Loaded at the first use of a passkey: it would slow every start for a feature that few use.
const webauthn = () => import('@simplewebauthn/server');

/** The relying party's id and origin, for the device and for verification. */
function houseOf({ publicUrl }: AccountsParts) {
  return { rpID: publicUrl.hostname, origin: publicUrl.origin };
}

/** Parses the browser's response and its challenge, before verification. @throws AppError BadInput */
function readAnswer<Answer extends { response: { clientDataJSON: string } }>(text: string): [Answer, string] {
  try {
    requireInput(text.length <= ANSWER_LENGTH_MAX, 'answer');
    const answer = JSON.parse(text) as Answer;
    const told = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    requireInput(typeof told.challenge === 'string', 'answer');
    return [answer, String(told.challenge)];
  } catch {
    throw new AppError('BadInput', { field: 'answer' });
  }
}

function requireLabel(label: string): string {
  const trimmed = label.trim();
  requireInput(trimmed !== '' && trimmed.length <= LABEL_LENGTH_MAX, 'label');
  return trimmed;
}

/**
 * Returns the options with which the browser makes a passkey, as JSON. Asks for the password of those who have one,
 * because a passkey outlives the session it was made in. @throws AppError InvalidCredentials, PasswordNeeded,
 * SecondFactorNeeded, RateLimited
 */
export async function beginPasskey(
  parts: AccountsParts,
  who: Pick<Viewer, 'id' | 'isFresh' | 'secondFactor'>,
  password: string | null,
): Promise<string> {
  const accountId = who.id;
  await requireOwnProof(parts, who, password);
  await requireSecondFactor(parts, who);
  await parts.limits.take('passkey', accountId);
  const { email, firstName, lastName } = found(await findAccount(parts.database, accountId));
  const known = await listPasskeys(parts.database, accountId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: house(),
    rpID: houseOf(parts).rpID,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await parts.database.transaction(writes => addChallenge(writes, options.challenge, accountId, 'ADD'));
  return JSON.stringify(options);
}

/** A new passkey, and the recovery codes issued with it. */
export type AddedPasskey = Passkey & { readonly recoveryCodes: readonly string[] | null };

/**
 * Stores the passkey that the browser made, if the session is still open and has shown the required second factor.
 * Staff without recovery codes get some, shown only this once.
 * @throws AppError BadInput, SecondFactorNeeded, Unauthenticated, TokenExpired, InvalidCredentials
 */
export async function finishPasskey(
  parts: AccountsParts,
  who: Pick<Viewer, 'id' | 'secondFactor'>,
  token: string,
  { answer, label }: { answer: string; label: string },
  caller: Caller,
): Promise<AddedPasskey> {
  const accountId = who.id;
  await requireSecondFactor(parts, who);
  const name = requireLabel(label);
  const [response, challenge] = readAnswer<RegistrationResponseJSON>(answer);
  return parts.database.transaction(async writes => {
    await requireSitter(writes, { accountId, token });
    await requireChallenge(writes, challenge, accountId, 'ADD');
    const { verifyRegistrationResponse } = await webauthn();
    const { rpID, origin } = houseOf(parts);
    const checked = await verifyRegistrationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!checked?.verified) throw new AppError('InvalidCredentials');
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    const key = { id, accountId, publicKey, counter, transports, label: name };
    const added = await addPasskey(writes, key, PASSKEYS_MAX);
    requireInput(added !== null, 'answer');
    await tell(parts, writes, accountId, { kind: 'WAY_ADDED', way: 'PASSKEY' }, caller);
    await writeTo(parts, writes, accountId, 'passkeyAdded');
    const recoveryCodes = await firstRecoveryCodes(writes, who, id);
    const [kept] = (await listPasskeys(writes, accountId)).filter(each => each.id === id);
    return { ...found(kept), recoveryCodes };
  });
}

async function requireChallenge(
  writes: Writes,
  challenge: string,
  accountId: string | null,
  purpose: Purpose,
): Promise<void> {
  if (!(await takeChallenge(writes, challenge, accountId, purpose))) throw new AppError('TokenExpired');
}

/**
 * Returns the options for a sign-in with a passkey, as JSON, without naming an account. Every sign-in form requests
 * them to suggest the available passkeys. @throws AppError RateLimited
 */
export async function beginPasskeyLogin(parts: AccountsParts, { origin }: Caller): Promise<string> {
  await parts.limits.take('passkeyAsked', origin);
  const { generateAuthenticationOptions } = await webauthn();
  const { rpID } = houseOf(parts);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await parts.database.transaction(writes => addChallenge(writes, options.challenge, null, 'LOGIN'));
  return JSON.stringify(options);
}

/** Locks and returns the account whose passkey signed the challenge; `accountId` is null when it is not known yet. */
async function requireKey(
  parts: AccountsParts,
  writes: Writes,
  answer: string,
  accountId: string | null,
): Promise<Held> {
  const [response, challenge] = readAnswer<AuthenticationResponseJSON>(answer);
  const owner = accountId ?? (await findKeyOwner(writes, String(response.id)));
  const held = owner === null ? null : await holdAccount(writes, owner);
  await requireChallenge(writes, challenge, accountId, accountId === null ? 'LOGIN' : 'PROOF');
  const key = held && (await lockPasskey(writes, String(response.id)));
  if (!key || held.isShutOut || key.accountId !== held.id) throw new AppError('InvalidCredentials');
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = houseOf(parts);
  const { id, counter } = key;
  const checked = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id, publicKey: new Uint8Array(key.publicKey), counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new AppError('InvalidCredentials');
  await markUsed(writes, id, checked.authenticationInfo.newCounter);
  if (parts.asksSecondFactor) await keepCodesOf(writes, held.id, id);
  return held;
}

/** Signs in with a passkey. @throws AppError BadInput, TokenExpired, InvalidCredentials, RateLimited */
export async function loginWithPasskey(
  parts: AccountsParts,
  answer: string,
  caller: Caller,
): Promise<SignedIn> {
  await parts.limits.take('passkey', caller.origin);
  try {
    return await parts.database.transaction(async writes => {
      const held = await requireKey(parts, writes, answer, null);
      // Only failures count: many honest people may share one network address.
      await parts.limits.giveBack('passkey', caller.origin);
      return letIn(parts, writes, held, 'PASSKEY', caller);
    });
  } catch (error) {
    if (error instanceof AppError)
      parts.events.signInFailed({ accountId: null, way: 'PASSKEY', code: error.code });
    throw error;
  }
}

/** Returns the options to prove the session with one of the person's own passkeys, as JSON. @throws AppError */
export async function beginPasskeyProof(parts: AccountsParts, accountId: string): Promise<string> {
  await parts.limits.take('passkey', accountId);
  const { generateAuthenticationOptions } = await webauthn();
  const keys = await listPasskeys(parts.database, accountId);
  const options = await generateAuthenticationOptions({
    ...{ rpID: houseOf(parts).rpID, userVerification: 'required' },
    allowCredentials: keys.map(({ id }) => ({ id })),
  });
  await parts.database.transaction(writes => addChallenge(writes, options.challenge, accountId, 'PROOF'));
  return JSON.stringify(options);
}

/**
 * Proves the session with one of the person's own passkeys, for ten minutes.
 * @throws AppError BadInput, TokenExpired, InvalidCredentials
 */
export async function proveWithPasskey(parts: AccountsParts, { accountId, token }: Sitter, answer: string) {
  await parts.database.transaction(async writes => {
    await requireKey(parts, writes, answer, accountId);
    await proveSession(writes, accountId, token);
    await markSecondFactor(parts, writes, { accountId, token });
  });
}

/** @throws AppError NotFound, BadInput */
export async function nameOwnPasskey(
  { database }: AccountsParts,
  accountId: string,
  id: string,
  label: string,
): Promise<Passkey> {
  const name = requireLabel(label);
  return found(await database.transaction(writes => renamePasskey(writes, accountId, id, name)));
}

/**
 * @throws AppError NotFound, SecondFactorNeeded, LastWayIn when it is the only way in, LastSecondFactor when it is the
 * only second factor of a member of staff
 */
export async function removeOwnPasskey(
  parts: AccountsParts,
  staff: Staff,
  id: string,
  caller: Caller,
): Promise<void> {
  const accountId = staff.id;
  await requireSecondFactor(parts, staff);
  await parts.database.transaction(async writes => {
    await holdAccount(writes, accountId);
    const { hasRecoveryCodes } = found(await removePasskey(writes, accountId, id));
    await requireWayIn(writes, accountId);
    await requireFactorLeft(writes, staff);
    await tell(parts, writes, accountId, { kind: 'WAY_ENDED', way: 'PASSKEY' }, caller);
    await writeTo(parts, writes, accountId, hasRecoveryCodes ? 'passkeyCodesEnded' : 'passkeyEnded');
  });
}
