import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FreshProvider } from '../fresh/index.ts';

/**
 * Nothing outlives what shows it, unless a query says so: a form never begins with what was read before. A refusal
 * is told at once instead of being asked again, and no answer from the network is an answer too.
 */
const openClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });

/** Around the pages of one person: what they asked goes with them. */
export function CacheProvider({ children }: { children: ReactNode }) {
  const [client] = useState(openClient);
  return (
    <QueryClientProvider client={client}>
      <FreshProvider>{children}</FreshProvider>
    </QueryClientProvider>
  );
}
