import { useSyncExternalStore } from 'react';
import { followMe, type Me, meNow } from './me.ts';

const UNKNOWN: Me = { kind: 'unknown' };

/** Who is signed in; `unknown` in the server's HTML and until the answer is here. */
export function useMe(): Me {
  return useSyncExternalStore(followMe, meNow, () => UNKNOWN);
}
