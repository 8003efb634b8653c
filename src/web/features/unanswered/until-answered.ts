import { RequestError } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { askToSignIn } from '../toasts/index.ts';

const WAIT_MS = 800;

/** The maximum number of attempts by error: no answer, or an unknown outcome. */
export const TRIES_MAX: ReadonlyMap<string, number> = new Map([
  ['NetworkErrorNeedReload', 5],
  ['OutcomeUnknown', 2],
  ['Unavailable', 2],
]);

/** Whether a request refused so may have been executed: its outcome is unknown. Unavailable comes before execution. */
export const mayHaveCounted = (code: string): boolean => TRIES_MAX.has(code) && code !== 'Unavailable';

const codeOf = (error: unknown): string => (error instanceof RequestError ? error.code : '');

/** Whether the outcome is unknown: the request may count, and may be retried only under the same key. */
const isUnanswered = (error: unknown): boolean => TRIES_MAX.has(codeOf(error));

/** Refusals raised before the key is looked up: they say nothing of earlier attempts under it. */
const BEFORE_THE_KEY: ReadonlySet<string> = new Set([
  ...['Unavailable', 'PageOutdated', 'RateLimited', 'Unauthenticated', 'Unknown'],
  ...['SecondFactorNeeded', 'Forbidden', 'AccountSuspended'],
]);

/**
 * Sends `what` so that it counts once. Its key is stored before sending and reused by each retry until there is an
 * answer, even after a reload. If the session has expired, the user is asked to sign in.
 * @throws RequestError the refusal; NetworkErrorNeedReload or OutcomeUnknown when an attempt may have counted and its
 * outcome is unknown; Unavailable when none did
 */
export async function untilAnswered<Answer>(
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const keptAs = `sending.${what}`;
  const kept = tabMemory.read(keptAs);
  const key = kept ?? crypto.randomUUID();
  tabMemory.keep(keptAs, key);
  let mayCount = kept !== null;
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await send(key);
      tabMemory.forget(keptAs);
      return answer;
    } catch (error) {
      const code = codeOf(error);
      // After the proof of identity it is sent again, under the same key if an earlier attempt may count.
      if (code === 'PasswordNeeded') {
        if (!mayCount) tabMemory.forget(keptAs);
        throw error;
      }
      mayCount ||= mayHaveCounted(code);
      if (tries >= (TRIES_MAX.get(code) ?? 0)) {
        const isTold = !mayCount || !(isUnanswered(error) || BEFORE_THE_KEY.has(code));
        if (isTold) tabMemory.forget(keptAs);
        if (isTold || !BEFORE_THE_KEY.has(code)) throw error;
        askToSignIn(error);
        throw new RequestError('OutcomeUnknown', code);
      }
      await new Promise(resolve => setTimeout(resolve, WAIT_MS * tries));
    }
  }
}
