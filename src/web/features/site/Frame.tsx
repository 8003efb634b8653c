import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Consent } from '../consent/index.ts';
import { PersonView } from '../staff/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageAhead } from './PageAhead.tsx';
import { useNetworkGuard } from './use-network-guard.ts';

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  // A page that only answers a changed question keeps the focus where the question is asked.
  const isSameTask = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  useEffect(() => {
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
      <Header />
      <main id="content" ref={content} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <OfflineBar />
      <PageAhead />
      <Consent />
      <PersonView />
    </div>
  );
}
