import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Without a network a link would lose the page and lead nowhere: it is told instead, and the page stays. */
export function useNetworkGuard(): void {
  const { warn } = useToasts();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (navigator.onLine || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target === '_blank' || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash !== '') return;
      event.preventDefault();
      event.stopPropagation();
      warn('NetworkErrorNeedReload');
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [warn]);
}
