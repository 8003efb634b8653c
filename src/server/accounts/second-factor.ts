import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQr from 'qr';
import { brand } from '#shared/brand.ts';
import type { Viewer } from '../context.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { findAccount } from './accounts-store.ts';
import { tell, writeTo } from './history.ts';
import type { AccountsParts, Caller, Sitter } from './parts.ts';
import { listPasskeys } from './passkeys-store.ts';
import {
  confirmSecret,
  dropTotp,
  findSecondFactor,
  isJustProven,
  isJustSpent,
  keepCodesOf,
  keepStep,
  lockSecrets,
  markSecondFactor,
  putPendingSecret,
  putRecoveryCodes,
  type Secrets,
  spendRecoveryCode,
} from './second-factor-store.ts';
import { holdAccount } from './ways.ts';

const house = (): string => brand().name;
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** The phone's clock may be off by one code, in either direction (RFC 6238 §5.2). */
const STEPS_OFF_MAX = 1;
const RECOVERY_CODES = 10;
/** Enough bits to resist guessing even from a plain hash (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 14;

/** A viewer and whether staff must show a second factor. */
export type Staff = Pick<Viewer, 'id' | 'secondFactor'>;

const totpOf = (secret: string): TOTP =>
  new TOTP({ issuer: house(), digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** Returns the step of a code; null if it is wrong, too far from now, or used already. */
function stepOf(secret: string, code: string, lastStep = 0): number | null {
  const delta = totpOf(secret).validate({ token: code, window: STEPS_OFF_MAX });
  const step = delta === null ? null : TOTP.counter({ period: PERIOD_S }) + delta;
  return step !== null && step > lastStep ? step : null;
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
/** Removes the spaces and hyphens that make a code readable. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Requires a second factor before another is added, if the person ever showed one: a stolen password alone must not
 * suffice. @throws AppError SecondFactorNeeded
 */
export async function requireSecondFactor(parts: AccountsParts, { id, secondFactor }: Staff): Promise<void> {
  if (secondFactor !== 'needed') return;
  if ((await findSecondFactor(parts.database, id)).isEnrolled) throw new AppError('SecondFactorNeeded');
}

/**
 * Checks that an enrolled person keeps a factor: without one, only a colleague can help. @throws AppError
 * LastSecondFactor
 */
export async function requireFactorLeft(writes: Writes, { id, secondFactor }: Staff): Promise<void> {
  if (!secondFactor) return;
  const { isEnrolled, hasTotp, recoveryCodesLeft } = await findSecondFactor(writes, id);
  const isLeft = hasTotp || recoveryCodesLeft > 0 || (await listPasskeys(writes, id)).length > 0;
  if (isEnrolled && !isLeft) throw new AppError('LastSecondFactor');
}

/** The secret for the authenticator app, and its QR code. */
export type TotpSetup = { readonly secret: string; readonly picture: string };

/**
 * Begins the setup of codes by phone; the old ones stay valid until the first new one is given.
 * @throws AppError NotFound if no second factor is asked of the person; SecondFactorNeeded
 */
export async function beginTotp(parts: AccountsParts, staff: Staff): Promise<TotpSetup> {
  found(staff.secondFactor);
  await requireSecondFactor(parts, staff);
  const { email } = found(await findAccount(parts.database, staff.id));
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await parts.database.transaction(writes => putPendingSecret(writes, staff.id, secret));
  const totp = totpOf(secret);
  totp.label = email;
  const svg = encodeQr(totp.toString(), 'svg');
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Confirms the new secret by its first code, which also proves this session. Returns the recovery codes, shown only
 * this once; giving the same code again returns new ones, because the response may have been lost.
 * @throws AppError NotFound, SecondFactorNeeded, BadInput for a wrong code, RateLimited
 */
export async function confirmTotp(
  parts: AccountsParts,
  staff: Staff,
  token: string,
  code: string,
  caller: Caller,
): Promise<readonly string[]> {
  await requireSecondFactor(parts, staff);
  const { id } = staff;
  await parts.limits.take('secondFactor', id);
  return parts.database.transaction(async writes => {
    const secrets = found(await lockSecrets(writes, id));
    const sitter = { accountId: id, token };
    if (secrets.pendingSecret !== null || !(await isGivenAgain(writes, sitter, secrets, plain(code)))) {
      const step = stepOf(found(secrets.pendingSecret), plain(code));
      if (step === null) throw new AppError('BadInput', { field: 'code' });
      await confirmSecret(writes, id, step);
      await markSecondFactor(parts, writes, sitter);
      await tell(parts, writes, id, { kind: 'WAY_ADDED', way: 'TOTP' }, caller);
      await writeTo(parts, writes, id, 'totpAdded');
    }
    await parts.limits.giveBack('secondFactor', id);
    return newRecoveryCodes(writes, id);
  });
}

async function newRecoveryCodes(
  writes: Writes,
  accountId: string,
  passkeyId: string | null = null,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(RECOVERY_CODE_BYTES).toString('hex').toUpperCase(),
  );
  await putRecoveryCodes(writes, accountId, codes.map(hashOf), passkeyId);
  return codes.map(code => code.match(/.{4}/g)?.join('-') ?? code);
}

/**
 * Returns the recovery codes issued with a new passkey, shown only this once, to staff who have shown no second factor
 * yet or have no codes left; null for everyone else.
 */
export async function firstRecoveryCodes(
  writes: Writes,
  { id, secondFactor }: Staff,
  passkeyId: string,
): Promise<readonly string[] | null> {
  if (!secondFactor) return null;
  const { isEnrolled, recoveryCodesLeft } = await findSecondFactor(writes, id);
  if (!isEnrolled) return newRecoveryCodes(writes, id, passkeyId);
  return recoveryCodesLeft > 0 ? null : newRecoveryCodes(writes, id);
}

/** Whether a code was valid and has proved this session already: the client may repeat it after a lost response. */
async function isGivenAgain(
  writes: Writes,
  sitter: Sitter,
  secrets: Secrets | null,
  code: string,
): Promise<boolean> {
  if (!(await isJustProven(writes, sitter))) return false;
  const isOfPhone = secrets?.secret != null && stepOf(secrets.secret, code) !== null;
  return isOfPhone || isJustSpent(writes, sitter.accountId, hashOf(code));
}

/**
 * Proves the session with a code from the phone or a recovery code, each valid once. Giving it again in the same
 * session succeeds while the proof lasts, without extending it: the response may have been lost.
 * @throws AppError BadInput, RateLimited
 */
export async function proveSecondFactor(
  parts: AccountsParts,
  sitter: Sitter,
  given: string,
  caller: Caller,
): Promise<void> {
  const { accountId } = sitter;
  const code = plain(given);
  await parts.limits.take('secondFactor', accountId);
  await parts.database
    .transaction(async writes => {
      const secrets = await lockSecrets(writes, accountId);
      const step = secrets?.secret ? stepOf(secrets.secret, code, secrets.lastStep) : null;
      if (step !== null) await keepStep(writes, accountId, step);
      else {
        const spent = await spendRecoveryCode(writes, accountId, hashOf(code));
        if (!spent && (await isGivenAgain(writes, sitter, secrets, code))) return;
        if (!spent) throw new AppError('BadInput', { field: 'code' });
        await keepCodesOf(writes, accountId, spent.passkeyId);
        await tell(parts, writes, accountId, { kind: 'WAY_ENDED', way: 'RECOVERY_CODE' }, caller);
      }
      await markSecondFactor(parts, writes, sitter);
    })
    .catch(error => {
      if (error instanceof AppError) parts.events.signInFailed({ accountId, way: 'TOTP', code: error.code });
      throw error;
    });
  await parts.limits.giveBack('secondFactor', accountId);
}

/** Replaces the recovery codes, if the session has shown a second factor. @throws AppError */
export async function renewRecoveryCodes(parts: AccountsParts, staff: Staff): Promise<readonly string[]> {
  if (staff.secondFactor !== 'proven') throw new AppError('SecondFactorNeeded');
  return parts.database.transaction(writes => newRecoveryCodes(writes, staff.id));
}

/**
 * Ends the codes by phone, if a passkey is left as second factor.
 * @throws AppError SecondFactorNeeded, NotFound, LastSecondFactor
 */
export async function removeTotp(parts: AccountsParts, staff: Staff, caller: Caller): Promise<void> {
  if (staff.secondFactor !== 'proven') throw new AppError('SecondFactorNeeded');
  await parts.database.transaction(async writes => {
    await holdAccount(writes, staff.id);
    if (!(await dropTotp(writes, staff.id))) throw new AppError('NotFound');
    if ((await listPasskeys(writes, staff.id)).length === 0) throw new AppError('LastSecondFactor');
    await tell(parts, writes, staff.id, { kind: 'WAY_ENDED', way: 'TOTP' }, caller);
    await writeTo(parts, writes, staff.id, 'totpEnded');
  });
}
