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
  /** Has what was typed read into filters. */
  send(): void;
};

/**
 * @param answered what the address asks
 * @param read the same with its text among the filters: what one ticks is added to it, what one types to the other
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
  // An answer that comes while one is typing on is not the question any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when the answer is another
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
