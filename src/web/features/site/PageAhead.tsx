import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { ownLink } from './own-link.ts';
import { serverProbe } from './server-probe.ts';

/** How long a pointer rests on a link before it is taken for a wish. */
const REST_MS = 100;

/**
 * Fetches ahead what the link under the pointer, the finger or the focus leads to, once the server is known to
 * answer: the router loads the page anew when a part of another one can't be had, and all that was typed is lost.
 */
export function PageAhead() {
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
