import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';

/** How long an answer of the server is taken as a sign that the next one will come too. */
const TRUSTED_MS = 5_000;
/** How long a link waits for that sign. Who is only slow is not gone: the link is followed then as well. */
const PATIENCE_MS = 1_500;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link of the site that an event is about, when following it would leave this page for another. */
function ownLink(event: Event): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.hash !== '' ? null : link;
}

/** Whether the server is gone; asked while a finger is still down, so that nobody waits for it. */
class Probe {
  #asked: Promise<boolean> | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  isFresh(): boolean {
    return navigator.onLine && performance.now() - this.#answeredAt < TRUSTED_MS;
  }

  isGone(): Promise<boolean> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  async #ask(): Promise<boolean> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      await fetch('/healthz', { cache: 'no-store', signal });
      this.#answeredAt = performance.now();
      return false;
    } catch {
      return !(signal.aborted && navigator.onLine);
    }
  }
}

/** Without a network a link would lose the page and lead nowhere: it is told instead, and the page stays. */
export function useNetworkGuard(): void {
  const { warn } = useToasts();
  useEffect(() => {
    const probe = new Probe();
    const followed = new WeakSet<HTMLAnchorElement>();
    const askEarly = (event: Event) => {
      if (ownLink(event) && !probe.isFresh()) void probe.isGone();
    };
    const handleClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? ownLink(event) : null;
      if (!link || followed.delete(link) || probe.isFresh()) return;
      event.preventDefault();
      event.stopPropagation();
      void probe.isGone().then(isGone => {
        if (isGone) return warn('NetworkErrorNeedReload');
        // What was drawn anew meanwhile hears no click any more.
        if (!link.isConnected) return location.assign(link.href);
        followed.add(link);
        link.click();
      });
    };
    // A part of the page could not be had, and the browser asks for it only once: it wants to be loaded anew.
    const handleMissingPart = () => warn('NetworkErrorNeedReload');
    addEventListener('vite:preloadError', handleMissingPart);
    document.addEventListener('pointerdown', askEarly, { capture: true, passive: true });
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      removeEventListener('vite:preloadError', handleMissingPart);
      document.removeEventListener('pointerdown', askEarly, { capture: true });
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [warn]);
}
