import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { meNow, type Person } from './me.ts';
import { type ReturnFlag, takeFlag } from './return-path.ts';
import { useFromMe } from './use-me.ts';

/**
 * Takes up what a visitor had begun before signing in elsewhere: the flag is removed from the address, and
 * the action runs if somebody is signed in now.
 */
export function useReturnFlag(flag: ReturnFlag, onReturn: (person: Person) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { path, isThere } = takeFlag(location.pathname + location.search, flag);
  // Nearly nobody has a flag: the others are not drawn anew when it is known who they are.
  const isDue = useFromMe(me => isThere && me.kind !== 'unknown');

  const resume = useEffectEvent(() => {
    void navigate(path + location.hash, { replace: true, preventScrollReset: true });
    const me = meNow();
    if (me.kind === 'person') onReturn(me.person);
  });
  useEffect(() => {
    if (isDue) resume();
  }, [isDue]);
}
