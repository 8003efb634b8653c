import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocale } from '#web/i18n/index.ts';
import { addressOf } from './search-path.ts';
import { defaultSort, type SearchQuery } from './search-query.ts';

/** A pause this long in typing is taken for the end of a word. */
const TYPING_PAUSE_MS = 180;

/** What the visitor is asking, ahead of the address by as long as the answer takes. */
export type Draft = {
  readonly asked: SearchQuery;
  readonly isWaiting: boolean;
  /** Asks for the changed question; while one types, once the typing pauses. */
  ask(change: Partial<SearchQuery>, options?: { isTyping?: boolean; control?: string }): void;
};

export function useDraft(answered: SearchQuery): Draft {
  const locale = useLocale();
  const navigate = useNavigate();
  const isWaiting = useNavigation().state === 'loading';
  const [asked, setAsked] = useState(answered);
  const latest = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useFocusKept();

  const address = addressOf(answered, locale);
  // An answer that comes while one is typing on is not the question any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when the answer is another
  useEffect(() => {
    if (timer.current !== null) return;
    latest.current = answered;
    setAsked(answered);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  return {
    asked,
    isWaiting,
    ask(change, { isTyping = false, control } = {}) {
      const next = withUsualSort(latest.current, { ...latest.current, page: 1, ...change });
      latest.current = next;
      setAsked(next);
      clearTimeout(timer.current ?? undefined);
      const go = () => {
        timer.current = null;
        const state = { keepsFocus: true, control };
        void navigate(addressOf(next, locale), { preventScrollReset: true, replace: isTyping, state });
      };
      if (isTyping) timer.current = setTimeout(go, TYPING_PAUSE_MS);
      else go();
    },
  };
}

/** Auctions are usually sorted by their end, all else by what fits best: who took the usual keeps the usual. */
function withUsualSort(before: SearchQuery, next: SearchQuery): SearchQuery {
  const wasUsual = next.sort === before.sort && before.sort === defaultSort(before.areAuctionsOnly);
  return wasUsual ? { ...next, sort: defaultSort(next.areAuctionsOnly) } : next;
}

/** A choice may lead to another page of the same kind: the keyboard stays on what was chosen. */
function useFocusKept(): void {
  const { key, state } = useLocation();
  const control = (state as { control?: string } | null)?.control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is looked at once
  useEffect(() => {
    if (!control || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`)
      ?.focus({ preventScroll: true });
  }, [key]);
}
