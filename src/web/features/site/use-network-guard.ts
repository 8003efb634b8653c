import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';
import { ownLink } from './own-link.ts';
import { serverProbe } from './server-probe.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Without a network a link would lose the page and lead nowhere: it is told instead, and the page stays. */
export function useNetworkGuard(): void {
  const { warn, calm } = useToasts();
  useEffect(() => {
    const followed = new WeakSet<HTMLAnchorElement>();
    const askEarly = (event: Event) => {
      if (ownLink(event) && !serverProbe.isFresh()) void serverProbe.ask();
    };
    const handleClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? ownLink(event) : null;
      if (!link || followed.delete(link) || serverProbe.isFresh()) return;
      event.preventDefault();
      event.stopPropagation();
      void serverProbe.ask().then(presence => {
        if (presence === 'gone') return warn('NetworkErrorNeedReload');
        // What was drawn anew meanwhile hears no click any more.
        if (presence === 'renewed' || !link.isConnected) return location.assign(link.href);
        followed.add(link);
        link.click();
      });
    };
    // A part of the page could not be had, and the browser asks for it only once: it wants to be loaded anew.
    // However many pieces of it are missing, it is said once, and anew each time it is wanted.
    const handleMissingPart = () => {
      calm('NetworkErrorNeedReload');
      warn('NetworkErrorNeedReload');
    };
    addEventListener('vite:preloadError', handleMissingPart);
    document.addEventListener('pointerdown', askEarly, { capture: true, passive: true });
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      removeEventListener('vite:preloadError', handleMissingPart);
      document.removeEventListener('pointerdown', askEarly, { capture: true });
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [warn, calm]);
}
