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

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  // A page that only answers a changed question keeps the focus where the question is asked.
  const isSameTask = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  // Before the page's own effects: where it knows a better place, that one counts.
  useLayoutEffect(() => {
    if (shown.current !== pathname && !isSameTask) ref.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, isSameTask]);
  return ref;
}

/** Header, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const content = useFocusOnNewPage();
  useNetworkGuard();
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBar />
      {/* It lies over the page: the keyboard comes by it first, and may send it away. */}
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

/** How long a pointer rests on a link before it is taken for a wish. */
const REST_MS = 100;

/**
 * Fetches ahead what the link under the pointer, the finger or the focus leads to, once the server is known to
 * answer: the router loads the page anew when a part of another one can't be had, and all that was typed is lost.
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
