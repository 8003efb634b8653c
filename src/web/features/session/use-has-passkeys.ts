import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser supports passkeys; null until the page is hydrated. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => null,
  );
}
