import { RequestError } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { askToSignIn } from '../toasts/index.ts';

const WAIT_MS = 800;

/** How often a try is made: that nobody answered, or that the house said it cannot say what came of it. */
export const TRIES_MAX: ReadonlyMap<string, number> = new Map([
  ['NetworkErrorNeedReload', 5],
  ['OutcomeUnknown', 2],
  ['Unavailable', 2],
]);

/** Whether what was refused so may have been done: nobody said what became of it. Unavailable: before it was begun. */
export const mayHaveCounted = (code: string): boolean => TRIES_MAX.has(code) && code !== 'Unavailable';

const codeOf = (error: unknown): string => (error instanceof RequestError ? error.code : '');

/** Whether nobody said what became of what was sent: it may count, and may be sent again under its key alone. */
const isUnanswered = (error: unknown): boolean => TRIES_MAX.has(codeOf(error));

/** What is said before a key is looked up: of what went under it earlier that says nothing. */
const BEFORE_THE_KEY: ReadonlySet<string> = new Set([
  ...['Unavailable', 'PageOutdated', 'RateLimited', 'Unauthenticated', 'Unknown'],
  ...['SecondFactorNeeded', 'Forbidden', 'AccountSuspended'],
]);

/**
 * Sends `what` so that it counts once, whatever the network does: its key is made and kept before it leaves, and is
 * that of each further try until there is an answer, after a reload too. Whoever is not signed in by then is asked to.
 * @throws RequestError the refusal; NetworkErrorNeedReload or OutcomeUnknown where a try may have counted and nobody
 * has said since what became of it; Unavailable where none did
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
      // Once its person has shown who they are, it is sent again, under the key that it has where it may count.
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
