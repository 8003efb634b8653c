import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { RequestError } from '#web/graphql/index.ts';
import { FreshDialog } from './FreshDialog.tsx';

/**
 * Does what cannot be taken back: `await withFresh(() => request(…))`. Where the server asks who is there, so
 * does the page, and then does it again; null when the person thought better of it.
 */
export type WithFresh = <Result>(act: () => Promise<Result>) => Promise<Result | null>;

const FreshContext = createContext<WithFresh | null>(null);

export function useFresh(): WithFresh {
  const withFresh = useContext(FreshContext);
  if (!withFresh) throw new Error('The page has no FreshProvider');
  return withFresh;
}

const isAsked = (error: unknown) => error instanceof RequestError && error.code === 'PasswordNeeded';

export function FreshProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ tell: (isThere: boolean) => void } | null>(null);
  const withFresh = useCallback<WithFresh>(async act => {
    try {
      return await act();
    } catch (error) {
      if (!isAsked(error)) throw error;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAnswer({ tell: resolve });
    const isThere = await promise;
    setAnswer(null);
    return isThere ? act() : null;
  }, []);
  const dialog = useMemo(
    () => answer && <FreshDialog onDone={() => answer.tell(true)} onClose={() => answer.tell(false)} />,
    [answer],
  );
  return (
    <FreshContext value={withFresh}>
      {children}
      {dialog}
    </FreshContext>
  );
}
