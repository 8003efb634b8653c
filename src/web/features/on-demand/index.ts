/**
 * Parts of a page that load when they are needed, for instance a dialog. After a network failure the page stays as it
 * is.
 */
import { useEffect, useRef, useState } from 'react';

/**
 * Loads a module once it is wanted; null until then. After a failure the site shows an error (`useNetworkGuard`) and
 * `onRefused` resets the wish. If it is still wanted, it is retried once online. A browser that caches failed imports
 * until a reload, as Chromium does, shows the error again.
 */
export function useOnDemand<Module extends object>(
  isWanted: boolean,
  load: () => Promise<Module>,
  onRefused?: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const latest = useRef({ load, onRefused });
  latest.current = { load, onRefused };
  const isMissing = isWanted && module === null;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const ask = () => {
      latest.current.load().then(
        loaded => {
          if (!isLeft) setModule(loaded);
        },
        () => {
          if (!isLeft) latest.current.onRefused?.();
        },
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      isLeft = true;
      removeEventListener('online', ask);
    };
  }, [isMissing]);
  return module;
}
