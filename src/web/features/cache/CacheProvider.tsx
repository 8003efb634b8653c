import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { FreshProvider, useFresh } from '../fresh/index.ts';
import { Sending } from '../sending/index.ts';
import { mayBeOld } from './may-be-old.ts';
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
