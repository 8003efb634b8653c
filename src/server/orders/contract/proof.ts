import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Account } from '../../accounts/index.ts';
import type { Writes } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import { composeLetter, type Letter, LIVES_MS } from '../../mail/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { OrdersParts, Signer } from '../parts.ts';
import {
  dropCode,
  putCode,
  type SignedPaper,
  type SigningCode,
  tryCode,
  type Whose,
} from './signing-store.ts';

/** Attempts per code. */
const ATTEMPTS_MAX = 5;

/** Proof of the signer's identity: the code sent by e-mail, or a passkey just verified. */
export type Proof = { readonly code: string } | { readonly factor: 'PASSKEY' };

const hashOf = ({ orderId, paper }: Whose, code: string): Buffer =>
  createHash('sha256').update(`${orderId} ${paper} ${code}`).digest();

/** Counts a request for a code against the limit; one refused for an outdated document is not counted. */
export async function countCode<Sent>(
  { limits }: Pick<OrdersParts, 'limits'>,
  accountId: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  await limits.take('signingCode', accountId);
  try {
    return await send();
  } catch (error) {
    if (error instanceof AppError && error.code === 'StaleVersion')
      await limits.giveBack('signingCode', accountId);
    throw error;
  }
}

/**
 * Sends the signing code. Returns the masked e-mail address; null for an account with a passkey, which signs with that
 * instead.
 */
export async function askProof(
  { hasPasskey, mail }: Pick<OrdersParts, 'hasPasskey' | 'mail'>,
  writes: Writes,
  whose: Whose,
  { account, language, car, now }: { account: Account; language: Language; car: string; now: Instant },
): Promise<string | null> {
  const sent = { ...whose, language, sentTo: account.email, sentAt: now };
  if (await hasPasskey(whose.accountId)) {
    // A random hash that no code matches.
    await putCode(writes, { ...sent, codeHash: randomBytes(32) });
    return null;
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putCode(writes, { ...sent, codeHash: hashOf(whose, code) });
  const letter = codeLetter(account, { paper: whose.paper, car, code });
  await mail.send(writes, { ...letter, goodUntil: now + LIVES_MS.signingCode });
  return account.email.replace(/^(.).*(?=@)/, '$1…');
}

/** The e-mail with the signing code. */
function codeLetter(
  { email: to, language }: Account,
  { paper, car, code }: { paper: SignedPaper; car: string; code: string },
): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.signing.subject.${paper}`);
  const paragraphs = [say('letters.signing.text', { car })];
  const note = say('letters.signing.note');
  return composeLetter({ to, language, subject, paragraphs, code, button: null, note });
}

/**
 * Counts and checks an attempt. A refusal is returned, to be thrown after the commit, so that the wrong code is counted
 * in any case.
 */
export async function checkProof(
  writes: Writes,
  whose: Whose,
  proof: Proof,
  now: Instant,
): Promise<SigningCode | AppError> {
  const sent = await tryCode(writes, whose);
  const isOver = !sent || now - sent.sentAt > LIVES_MS.signingCode || sent.attempts > ATTEMPTS_MAX;
  if (isOver) return new AppError('TokenExpired', { field: 'code' });
  const isRight =
    !('code' in proof) ||
    timingSafeEqual(hashOf(whose, proof.code.replace(/\s/g, '')), Buffer.from(sent.codeHash));
  if (!isRight) return new AppError('BadInput', { field: 'code' });
  await dropCode(writes, whose);
  return sent;
}

/** Returns the evidence of a signature: how the signer was identified, and from where. */
export const evidenceOf = (
  { origin, agent }: Signer,
  { sentTo, sentAt }: SigningCode,
  proof: Proof,
  provenAt: Instant,
) => ({
  ...('code' in proof ? { factor: 'EMAIL_CODE', sentTo, sentAt } : { factor: 'PASSKEY' }),
  ...{ provenAt, origin, agent },
});
