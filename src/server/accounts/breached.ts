import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { AccountsParts } from './parts.ts';

const ANSWER_WITHIN_MS = 2_000;
/** How many digits of the hash are sent to the list. */
const TOLD_LENGTH = 5;

async function readRange(list: URL, prefix: string): Promise<string> {
  const answer = await fetch(`${list.href.replace(/\/$/, '')}/${prefix}`, {
    // Padding keeps the length of the response from revealing which prefix was asked for.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`the list of breached passwords answered ${answer.status}`);
  return answer.text();
}

/**
 * Refuses a password that is known from a breach. The list (the range API of Pwned Passwords) receives the first five
 * digits of a SHA-1 hash and returns every hash that begins with them: it learns neither the password nor the person.
 * SHA-1 is only its index and protects nothing. Without a list, or if it does not respond, the password passes: an
 * outage of the list locks nobody out.
 * @throws AppError PasswordTooWeak
 */
export async function requireUnbreached(
  { breachedPasswordsUrl: list, events }: Pick<AccountsParts, 'breachedPasswordsUrl' | 'events'>,
  password: string,
): Promise<void> {
  if (list === null) return;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const range = await readRange(list, hash.slice(0, TOLD_LENGTH)).catch(error => {
    events.partFailed({ part: 'breached passwords', error });
    return '';
  });
  // Each line is the rest of a hash and its count; padding lines have count 0.
  const counts = new Map(range.split(/\r?\n/).map(line => line.split(':', 2) as [string, string]));
  if (Number(counts.get(hash.slice(TOLD_LENGTH)) ?? 0) > 0)
    throw new AppError('PasswordTooWeak', { field: 'password' });
}
