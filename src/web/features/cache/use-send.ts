import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type KnownDocument, request } from '#web/graphql/index.ts';
import { useSending } from '../sending/index.ts';

/** Returns the function that refetches all shown queries, after a change made without `useSend`. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}

/**
 * Sends a mutation and resolves once the shown queries are refetched, as after a refusal that suggests outdated data.
 * null when the person cancelled the proof of identity. @throws RequestError
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
