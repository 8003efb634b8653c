import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { RequestError } from '#web/graphql/index.ts';
import { FreshProvider, useFresh } from '../fresh/index.ts';
import { Sending } from '../sending/index.ts';
import { useRefresh } from './use-send.ts';

/**
 * Nothing is cached beyond the components that show it, unless a query says so: a form never starts from outdated data.
 * Refusals and network failures are reported at once instead of retried.
 */
const openClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: false, gcTime: 0, refetchOnWindowFocus: false },
        // Sends requests even when the browser reports that it is offline, and again once it is online.
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
    },
  });

/** Wraps sending on these pages: a proof of identity where the server wants one, then a refetch of all queries. */
function OwnSending({ children }: { children: ReactNode }) {
  const send = useFresh();
  const refresh = useRefresh();
  const around = useMemo(() => {
    // A refusal passes through several handlers, but the queries are refetched only once.
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

/** Wraps the pages of one account; their cache is dropped with them. */
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

/** Refusals that do not mean that the shown data is outdated. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  ...['Unauthenticated', 'PasswordNeeded', 'RateLimited', 'Forbidden', 'PageOutdated'],
  // The typed draft is based on the version that was read: refetching would let it overwrite one that nobody has read.
  'StaleVersion',
]);

/**
 * Whether the shown data may be outdated: the request failed without an answer and may have taken effect, or it was
 * refused for no typed field, for instance because it was already done elsewhere.
 */
export const mayBeOld = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.field === null || error.field === 'state') &&
  !OF_NOBODY.has(error.code);
