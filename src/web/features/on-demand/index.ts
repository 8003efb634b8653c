/**
 * Parts of a page that come when they are wanted: a dialog weighs nothing until it opens. Where the network fails
 * the page stays as it is.
 */
import { useEffect, useRef, useState } from 'react';

/**
 * A module from when it is wanted, null until it is here; then it stays. When it can't be had, the site says so
 * (`useNetworkGuard`) and `onRefused` undoes the wish. What is still wanted is tried again once there is a network:
 * a browser that keeps what failed, as Chromium does until the page is loaded anew, has that said again.
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
