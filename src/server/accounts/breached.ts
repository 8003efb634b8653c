import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { AccountsParts } from './parts.ts';

const ANSWER_WITHIN_MS = 2_000;
/** How much of a hash the list is told. */
const TOLD_LENGTH = 5;

async function readRange(list: URL, prefix: string): Promise<string> {
  const answer = await fetch(`${list.href.replace(/\/$/, '')}/${prefix}`, {
    // As many lines whatever is asked: the length of the answer tells nothing on the way.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`the list of breached passwords answered ${answer.status}`);
  return answer.text();
}

/**
 * Refuses a password that was stolen elsewhere. The list (the range API of Pwned Passwords) is told the first five
 * digits of a hash and answers with all that begin so: it learns neither password nor person. SHA-1 is its index and
 * protects nothing. Without a list, or where it does not answer, a password passes: its outage keeps nobody out.
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
  // A line is the rest of a hash and how often it was seen; what only fills up was seen never.
  const counts = new Map(range.split(/\r?\n/).map(line => line.split(':', 2) as [string, string]));
  if (Number(counts.get(hash.slice(TOLD_LENGTH)) ?? 0) > 0)
    throw new AppError('PasswordTooWeak', { field: 'password' });
}
