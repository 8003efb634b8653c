import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';
import { ownLink } from './own-link.ts';
import { serverProbe } from './server-probe.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Cancels clicks on links while the server cannot be reached, and shows an error: the page would be lost otherwise. */
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
        // A link that was rendered anew receives no click.
        if (presence === 'renewed' || !link.isConnected) return location.assign(link.href);
        followed.add(link);
        link.click();
      });
    };
    // A chunk failed to load, and the browser does not retry it: the page must be reloaded. The error shows once for
    // all chunks, and again each time one is needed.
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
