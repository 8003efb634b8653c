import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../context.ts';
import { statement } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { LIVES_MS, proofCodeLetter } from '../mail/index.ts';
import { findAccount } from './accounts-store.ts';
import { requireOwnPassword } from './own-password.ts';
import type { AccountsParts, Sitter } from './parts.ts';
import { PROOF_LASTS, proveSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

const CODE_MINUTES = LIVES_MS.proofCode / 60_000;
const TRIES_MAX = 5;

const putSql = statement(
  'proofs.putCode',
  `update sessions set proof_code_hash = $3, proof_code_sent_at = clock_timestamp(), proof_code_tries = 0
   where token_hash = $1 and account_id = $2`,
);
const trySql = statement(
  'proofs.tryCode',
  `update sessions set proof_code_tries = proof_code_tries + 1
   where token_hash = $1 and account_id = $2 and proof_code_hash is not null
     and proof_code_tries < ${TRIES_MAX} and case when proof_code_sent_at is null
       then proven_at > clock_timestamp() - ${PROOF_LASTS}
       else proof_code_sent_at > clock_timestamp() - interval '${CODE_MINUTES} minutes' end
   returning proof_code_hash as "codeHash", proof_code_sent_at is null as "wasUsed"`,
);
// A used code has no time of sending.
const useSql = statement(
  'proofs.useCode',
  `update sessions set proof_code_sent_at = null, proof_code_tries = 0 where token_hash = $1 and account_id = $2`,
);

const hashOf = (token: string, code: string): Buffer =>
  createHash('sha256').update(hashToken(token)).update(code).digest();

/**
 * Checks the identity before a change to the ways into an account: by the password, or, without one, by a recent proof.
 * @throws AppError InvalidCredentials, PasswordNeeded, RateLimited
 */
export async function requireOwnProof(
  parts: AccountsParts,
  { id, isFresh }: Pick<Viewer, 'id' | 'isFresh'>,
  password: string | null,
): Promise<void> {
  const { hasPassword } = found(await findAccount(parts.database, id));
  if (hasPassword) await requireOwnPassword(parts, id, password);
  else if (!isFresh) throw new AppError('PasswordNeeded');
}

/**
 * Sends a code by which a person without a password proves this session alone.
 * @throws AppError BadInput if the account has a password; RateLimited
 */
export async function sendProofCode(parts: AccountsParts, { accountId, token }: Sitter): Promise<void> {
  const { email, language, hasPassword } = found(await findAccount(parts.database, accountId));
  if (hasPassword) throw new AppError('BadInput', { field: 'password' });
  await parts.limits.take('proofCode', accountId);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await parts.database.transaction(async writes => {
    await writes.query(putSql, [hashToken(token), accountId, hashOf(token, code)]);
    const letter = proofCodeLetter(email, language, code, CODE_MINUTES);
    await parts.mail.send(writes, { ...letter, goodUntil: parts.clock() + LIVES_MS.proofCode });
  });
}

/**
 * Proves the session with the mailed code, for ten minutes. The code is valid once and for a few attempts; giving it
 * again succeeds while they last, because the response may have been lost. @throws AppError TokenExpired, BadInput
 */
export async function proveWithCode(
  parts: AccountsParts,
  { accountId, token }: Sitter,
  code: string,
): Promise<void> {
  // A wrong code must be counted, so the error is thrown after the commit.
  const refusal = await parts.database.transaction(async writes => {
    const whose = [hashToken(token), accountId];
    const [sent] = await writes.query<{ codeHash: Buffer; wasUsed: boolean }>(trySql, whose);
    if (!sent) return new AppError('TokenExpired', { field: 'code' });
    const isRight = timingSafeEqual(hashOf(token, code.replace(/\s/g, '')), Buffer.from(sent.codeHash));
    if (!isRight) return new AppError(sent.wasUsed ? 'TokenExpired' : 'BadInput', { field: 'code' });
    if (sent.wasUsed) return null;
    await writes.query(useSql, whose);
    await proveSession(writes, accountId, token);
    return null;
  });
  if (refusal) throw refusal;
}
