import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { Consent } from '../consent/index.ts';
import { PersonView } from '../staff/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { ownLink } from './own-link.ts';
import { serverProbe } from './server-probe.ts';
import { useNetworkGuard } from './use-network-guard.ts';

/** Moves the focus to the content after a navigation, for keyboards and screen readers. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  // A navigation that only changes a query, for instance a filter, keeps the focus.
  const isSameTask = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  // Runs before the page's own effects, so that the page can choose a better place.
  useLayoutEffect(() => {
    if (shown.current !== pathname && !isSameTask) ref.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, isSameTask]);
  return ref;
}

/** Header, content and footer. */
export function Frame({ children }: { children: ReactNode }) {
  const content = useFocusOnNewPage();
  useNetworkGuard();
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBar />
      {/* The banner lies over the page, so it comes first in the tab order. */}
      <Consent />
      <Header />
      <main id="content" ref={content} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PageAhead />
      <PersonView />
    </div>
  );
}

/** How long the pointer rests on a link before its page is prefetched. */
const REST_MS = 100;

/**
 * Prefetches the page of the link under the pointer, finger or focus, once the server is known to answer. Otherwise a
 * missing chunk would make the router reload the page, and typed text would be lost.
 */
function PageAhead() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const handle = (event: Event) => {
      clearTimeout(resting);
      const link = ownLink(event);
      if (!link || link.hasAttribute('download')) return;
      const wanted = link.pathname + link.search;
      resting = setTimeout(async () => {
        if (serverProbe.isFresh() || (await serverProbe.ask()) === 'there') setPage(wanted);
      }, REST_MS);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'];
    for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) document.removeEventListener(sign, handle);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
