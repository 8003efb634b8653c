import { parisDay } from '#shared/words/paris.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** Today where the house sells, `2026-11-20`; before every day until the page is hydrated. */
export const useToday = (): string => useFromServerNow(now => (now === null ? '' : parisDay(now)));
