import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type KnownDocument, request, wordOf } from '#web/graphql/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';

type Parts<Result> = {
  query: QueryOf<Result>;
  /** null where nothing may be all that comes: only that it failed is told then. */
  waiting?: ReactNode;
  /** Of a part that brings its title itself. */
  title?: string;
};

/** In the place of what a query has not answered: of its size, or a failure with a way to ask again. */
export function NotYet<Result>({
  query: { error, isError, isFetching, refetch },
  waiting = <Skeleton className="h-64" />,
  title,
}: Parts<Result>) {
  const t = useTranslations('errors');
  // What is not there is not there when it is asked for again.
  if (wordOf(error) === 'NotFound') return <p role="alert">{t('NotFound')}</p>;
  return isError && !isFetching ? <TryAgain title={title} onAgain={() => void refetch()} /> : waiting;
}

/** What a query answered, or its place. */
export function Loaded<Result>({
  children,
  ...parts
}: Parts<Result> & { children: (data: Result) => ReactNode }) {
  return parts.query.data === undefined ? <NotYet {...parts} /> : children(parts.query.data);
}

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
