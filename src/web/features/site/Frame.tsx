import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { useNetworkGuard } from './use-network-guard.ts';

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) ref.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
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
    </div>
  );
}
