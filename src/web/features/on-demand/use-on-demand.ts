import { useEffect, useRef, useState } from 'react';

/**
 * A module from when it is wanted, null until it is here; then it stays. When it can't be had, the site says so
 * (`useNetworkGuard`) and `onRefused` undoes the wish.
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
    latest.current.load().then(
      loaded => {
        if (!isLeft) setModule(loaded);
      },
      () => {
        if (!isLeft) latest.current.onRefused?.();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isMissing]);
  return module;
}
