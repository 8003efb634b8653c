import { RequestError } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

const WAIT_MS = 800;

/** How often a try is made: that nobody answered, or that the house said it cannot say what came of it. */
export const TRIES_MAX: ReadonlyMap<string, number> = new Map([
  ['NetworkErrorNeedReload', 5],
  ['OutcomeUnknown', 2],
  ['Unavailable', 2],
]);

const triesMaxOf = (error: unknown) =>
  error instanceof RequestError ? TRIES_MAX.get(error.code) : undefined;

/** Whether nobody said what became of what was sent: it may count, and may be sent again under its key alone. */
export const isUnanswered = (error: unknown): boolean => triesMaxOf(error) !== undefined;

/**
 * Sends `what` so that it counts once, whatever the network does: its key is made and kept before it leaves, and is
 * that of each further try until there is an answer, after a reload too.
 * @throws RequestError the refusal; or what the last try came to, none of which says what became of it
 */
export async function untilAnswered<Answer>(
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const keptAs = `sending.${what}`;
  const key = tabMemory.read(keptAs) ?? crypto.randomUUID();
  tabMemory.keep(keptAs, key);
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await send(key);
      tabMemory.forget(keptAs);
      return answer;
    } catch (error) {
      const triesMax = triesMaxOf(error);
      if (triesMax === undefined) tabMemory.forget(keptAs);
      if (triesMax === undefined || tries >= triesMax) throw error;
      await new Promise(resolve => setTimeout(resolve, WAIT_MS * tries));
    }
  }
}
