import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type KnownDocument, request } from '#web/graphql/index.ts';
import { useSending } from '../sending/index.ts';

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
  const { send, refresh, whenRefused } = useSending();
  return useCallback<Send>(
    async (document, variables) => {
      const result = await send(() => request(document, variables)).catch((refusal: unknown) => {
        whenRefused(refusal);
        throw refusal;
      });
      if (result !== null) await refresh();
      return result;
    },
    [send, refresh, whenRefused],
  );
}
