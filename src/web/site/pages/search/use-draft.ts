import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocale } from '#web/i18n/index.ts';
import { addressOf } from './search-path.ts';
import { defaultSort, type SearchQuery } from './search-query.ts';

/** A pause in typing of this length counts as the end of a word. */
const TYPING_PAUSE_MS = 180;

/** The visitor's current search, which is ahead of the URL until the results are loaded. */
export type Draft = {
  readonly asked: SearchQuery;
  readonly isWaiting: boolean;
  /** Loads the changed search; while typing, after a pause. */
  ask(change: Partial<SearchQuery>, options?: { isTyping?: boolean; control?: string }): void;
  /** Turns the typed text into filters. */
  send(): void;
};

/**
 * @param answered the search of the URL
 * @param read the same with its text turned into filters: ticked filters add to it, typed text to the other
 */
export function useDraft(answered: SearchQuery, read: SearchQuery): Draft {
  const locale = useLocale();
  const navigate = useNavigate();
  const isWaiting = useNavigation().state === 'loading';
  const shown = { ...read, text: answered.text };
  const [asked, setAsked] = useState(shown);
  const latest = useRef(answered);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useFocusKept();

  const address = addressOf(answered, locale);
  // Results that arrive while the visitor types on are outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL identifies the results
  useEffect(() => {
    if (timer.current !== null) return;
    latest.current = answered;
    setAsked(shown);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  return {
    asked,
    isWaiting,
    ask(change, { isTyping = false, control } = {}) {
      const isText = 'text' in change && Object.keys(change).length === 1;
      const before = latest.current === answered && !isText ? read : latest.current;
      const next = withUsualSort(before, { ...before, page: 1, ...change });
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
    send() {
      clearTimeout(timer.current ?? undefined);
      timer.current = null;
      const address = addressOf(latest.current, locale);
      const state = { keepsFocus: true };
      void navigate(address + (address.includes('?') ? '&read=1' : ''), { preventScrollReset: true, state });
    },
  };
}

/** Auctions default to sorting by end, all else by relevance: a search with the default order keeps the default. */
function withUsualSort(before: SearchQuery, next: SearchQuery): SearchQuery {
  const wasUsual = next.sort === before.sort && before.sort === defaultSort(before.areAuctionsOnly);
  return wasUsual ? { ...next, sort: defaultSort(next.areAuctionsOnly) } : next;
}

/** A choice may navigate to another search page: the focus stays on the chosen control. */
function useFocusKept(): void {
  const { key, state } = useLocation();
  const control = (state as { control?: string } | null)?.control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (!control || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`)
      ?.focus({ preventScroll: true });
  }, [key]);
}
