import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type KnownDocument, request } from '#web/graphql/index.ts';

export type QueryOf<Result> = UseQueryResult<Result, Error>;

type Options<Result> = Pick<
  UseQueryOptions<Result, Error>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'
>;

/** What a document answers to these variables; its errors are RequestErrors. */
export function useQueryOf<Result, Variables>(
  document: KnownDocument<Result, Variables>,
  variables: Variables,
  options: Options<Result> = {},
): QueryOf<Result> {
  return useQuery<Result, Error>({
    queryKey: [document.name, variables],
    queryFn: () => request(document, variables),
    ...options,
  });
}
