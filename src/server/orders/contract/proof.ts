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

/** A code is good for so many attempts. */
const ATTEMPTS_MAX = 5;

/**
 * By what somebody shows that it is them who signs: the code from their mailbox, or a passkey that was just checked.
 */
export type Proof = { readonly code: string } | { readonly factor: 'PASSKEY' };

const hashOf = ({ orderId, paper }: Whose, code: string): Buffer =>
  createHash('sha256').update(`${orderId} ${paper} ${code}`).digest();

/** Counts a code that is asked for; one that is refused because its paper reads otherwise by now costs nothing. */
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
 * Sends the code that signs a paper. Answers the address it went to, not in full; null for who has a passkey: they sign
 * with that, and no code is sent.
 */
export async function askProof(
  { hasPasskey, mail }: Pick<OrdersParts, 'hasPasskey' | 'mail'>,
  writes: Writes,
  whose: Whose,
  { account, language, car, now }: { account: Account; language: Language; car: string; now: Instant },
): Promise<string | null> {
  const sent = { ...whose, language, sentTo: account.email, sentAt: now };
  if (await hasPasskey(whose.accountId)) {
    // No code has this hash.
    await putCode(writes, { ...sent, codeHash: randomBytes(32) });
    return null;
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putCode(writes, { ...sent, codeHash: hashOf(whose, code) });
  const letter = codeLetter(account, { paper: whose.paper, car, code });
  await mail.send(writes, { ...letter, goodUntil: now + LIVES_MS.signingCode });
  return account.email.replace(/^(.).*(?=@)/, '$1…');
}

/** The letter with the code that signs a paper. */
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
 * Counts an attempt and judges it: what was sent, or the refusal, which comes after the commit so that a wrong code is
 * counted whatever becomes of the rest.
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

/** How a signer was known, and from where. */
export const evidenceOf = (
  { origin, agent }: Signer,
  { sentTo, sentAt }: SigningCode,
  proof: Proof,
  provenAt: Instant,
) => ({
  ...('code' in proof ? { factor: 'EMAIL_CODE', sentTo, sentAt } : { factor: 'PASSKEY' }),
  ...{ provenAt, origin, agent },
});
