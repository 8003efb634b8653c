import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Person } from './me.ts';
import { type ReturnFlag, takeFlag } from './return-path.ts';
import { useMe } from './use-me.ts';

/**
 * Takes up what a visitor had begun before signing in elsewhere: the flag is removed from the address, and
 * the action runs if somebody is signed in now.
 */
export function useReturnFlag(flag: ReturnFlag, onReturn: (person: Person) => void): void {
  const me = useMe();
  const location = useLocation();
  const navigate = useNavigate();
  const { path, isThere } = takeFlag(location.pathname + location.search, flag);
  const isKnown = me.kind !== 'unknown';

  const resume = useEffectEvent(() => {
    void navigate(path + location.hash, { replace: true, preventScrollReset: true });
    if (me.kind === 'person') onReturn(me.person);
  });
  useEffect(() => {
    if (isThere && isKnown) resume();
  }, [isThere, isKnown]);
}
