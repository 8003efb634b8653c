import { parisDay } from '#shared/words/paris.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** Returns today's date in Paris, `2026-11-20`; an empty string, before any day, until the page is hydrated. */
export const useToday = (): string => useFromServerNow(now => (now === null ? '' : parisDay(now)));
