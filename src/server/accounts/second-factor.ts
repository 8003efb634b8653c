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
/** The telephone's clock may be wrong by one code, before or after (RFC 6238 §5.2). */
const STEPS_OFF_MAX = 1;
const RECOVERY_CODES = 10;
/** As many bits as cannot be guessed from a plain hash either (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 14;

/** Staff who have to show a second factor, at this session or at all. */
export type Staff = Pick<Viewer, 'id' | 'secondFactor'>;

const totpOf = (secret: string): TOTP =>
  new TOTP({ issuer: house(), digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** The step whose code this is; null when it is of none near now, or of one that was used. */
function stepOf(secret: string, code: string, lastStep = 0): number | null {
  const delta = totpOf(secret).validate({ token: code, window: STEPS_OFF_MAX });
  const step = delta === null ? null : TOTP.counter({ period: PERIOD_S }) + delta;
  return step !== null && step > lastStep ? step : null;
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
/** As it is typed: without what makes it readable. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Whoever adds another way to show who they are has shown one at this session, if they ever had one: a password that
 * was stolen is not enough. @throws AppError SecondFactorNeeded
 */
export async function requireSecondFactor(parts: AccountsParts, { id, secondFactor }: Staff): Promise<void> {
  if (secondFactor !== 'needed') return;
  if ((await findSecondFactor(parts.database, id)).isEnrolled) throw new AppError('SecondFactorNeeded');
}

/** Whoever is enrolled keeps something to show: without it only a colleague helps. @throws AppError LastSecondFactor */
export async function requireFactorLeft(writes: Writes, { id, secondFactor }: Staff): Promise<void> {
  if (!secondFactor) return;
  const { isEnrolled, hasTotp, recoveryCodesLeft } = await findSecondFactor(writes, id);
  const isLeft = hasTotp || recoveryCodesLeft > 0 || (await listPasskeys(writes, id)).length > 0;
  if (isEnrolled && !isLeft) throw new AppError('LastSecondFactor');
}

/** What the person's telephone is shown: the secret, and a picture of it. */
export type TotpSetup = { readonly secret: string; readonly picture: string };

/**
 * Begins to set up codes by telephone; the old ones, if any, are good until the first new one is given.
 * @throws AppError NotFound for whom none is asked; SecondFactorNeeded
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
 * The first code of the new secret: it counts from now on, at this session too. Answers the recovery codes, which
 * are shown this once: who gives the same again has not seen them, and is given others.
 * @throws AppError NotFound, SecondFactorNeeded, BadInput for a code that is none, RateLimited
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
 * The recovery codes that a new passkey brings staff who have shown no second factor yet, or who have none any more,
 * answered this once; null for everybody else.
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

/** Whether a code was good, and this session is proven since: the answer may have been lost. */
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
 * A code from the telephone, or one of those kept for the day it is lost, each good once: this session is its
 * person's beyond the password. Who gives it again there while that lasts has not heard of it, and it lasts no longer.
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

/** New recovery codes in the place of the old, for who has shown a second factor. @throws AppError */
export async function renewRecoveryCodes(parts: AccountsParts, staff: Staff): Promise<readonly string[]> {
  if (staff.secondFactor !== 'proven') throw new AppError('SecondFactorNeeded');
  return parts.database.transaction(writes => newRecoveryCodes(writes, staff.id));
}

/**
 * Ends the codes of the telephone, for who has a passkey to show instead.
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
