import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type KnownDocument, request } from '#web/graphql/index.ts';
import { mayBeOld } from '../form/index.ts';
import { useFresh } from '../fresh/index.ts';

/** Asks anew all that is shown, after something changed by another way than `useSend`. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}

/**
 * Sends a mutation. When it has answered, so have the queries that are shown, which are asked anew too where they may
 * be old; null when the person was asked to prove who they are and thought better of it. @throws RequestError
 */
export type Send = <Result, Variables>(
  document: KnownDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result | null>;

export function useSend(): Send {
  const refresh = useRefresh();
  const withFresh = useFresh();
  return useCallback<Send>(
    async (document, variables) => {
      const result = await withFresh(() => request(document, variables)).catch((refusal: unknown) => {
        if (mayBeOld(refusal)) void refresh();
        throw refusal;
      });
      if (result !== null) await refresh();
      return result;
    },
    [refresh, withFresh],
  );
}
