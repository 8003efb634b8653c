import { useSyncExternalStore } from 'react';
import { followMe, type Me, meNow } from './me.ts';

const UNKNOWN: Me = { kind: 'unknown' };

/** What `read` makes of who is signed in, drawn anew only when it changes; of nobody known until the answer is here. */
export function useFromMe<Value extends string | number | boolean | null | Me>(
  read: (me: Me) => Value,
): Value {
  return useSyncExternalStore(
    followMe,
    () => read(meNow()),
    () => read(UNKNOWN),
  );
}

/** Who is signed in; `unknown` in the server's HTML and until the answer is here. */
export const useMe = (): Me => useFromMe(me => me);

/** The id of who is signed in; null where nobody is, or it is not known yet. */
export const usePersonId = (): string | null => useFromMe(me => (me.kind === 'person' ? me.person.id : null));
