import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { RequestError } from '#web/graphql/index.ts';
import { FreshProvider, useFresh } from '../fresh/index.ts';
import { Sending } from '../sending/index.ts';
import { useRefresh } from './use-send.ts';

/**
 * Nothing outlives what shows it, unless a query says so: a form never begins with what was read before. A refusal
 * is told at once instead of being asked again, and no answer from the network is an answer too.
 */
const openClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: false, gcTime: 0, refetchOnWindowFocus: false },
        // Also where the browser says that it is off the network, and anew once it is on it again.
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
    },
  });

/** What they send is proven where the server wants it, and makes all that is shown be asked anew. */
function OwnSending({ children }: { children: ReactNode }) {
  const send = useFresh();
  const refresh = useRefresh();
  const around = useMemo(() => {
    // A refusal goes through several hands, and what is shown is asked once.
    const known = new WeakSet<WeakKey>();
    const whenRefused = (refusal: unknown) => {
      if (!mayBeOld(refusal) || known.has(refusal)) return;
      known.add(refusal);
      void refresh();
    };
    return { send, refresh, whenRefused };
  }, [send, refresh]);
  return <Sending value={around}>{children}</Sending>;
}

/** Around the pages of one person: what they asked goes with them. */
export function CacheProvider({ children }: { children: ReactNode }) {
  const [client] = useState(openClient);
  return (
    <QueryClientProvider client={client}>
      <FreshProvider>
        <OwnSending>{children}</OwnSending>
      </FreshProvider>
    </QueryClientProvider>
  );
}

/** What is refused, and done by nobody. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  ...['Unauthenticated', 'PasswordNeeded', 'RateLimited', 'Forbidden', 'PageOutdated'],
  // What was typed goes on from what was read, and is not to be sent over what nobody has read.
  'StaleVersion',
]);

/**
 * Whether what is shown may be old: nobody answered, and it may count; or it was refused for no field that was typed,
 * as what was done already is, or elsewhere.
 */
export const mayBeOld = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.field === null || error.field === 'state') &&
  !OF_NOBODY.has(error.code);
