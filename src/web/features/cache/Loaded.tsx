import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type KnownDocument, request, wordOf } from '#web/graphql/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';

type Parts<Result> = {
  query: QueryOf<Result>;
  /** null where the content may be empty: only a failure is then shown. */
  waiting?: ReactNode;
  /** The title of a part that would load with its own title. */
  title?: string;
};

/** Replaces a query's result: a placeholder of its size, or a failure with a button to retry. */
export function NotYet<Result>({
  query: { error, isError, isFetching, refetch },
  waiting = <Skeleton className="h-64" />,
  title,
}: Parts<Result>) {
  const t = useTranslations('errors');
  // Retrying would not find it either.
  if (wordOf(error) === 'NotFound') return <p role="alert">{t('NotFound')}</p>;
  return isError && !isFetching ? <TryAgain title={title} onAgain={() => void refetch()} /> : waiting;
}

/** Renders a query's result, or its placeholder. */
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

/** Queries a document with these variables; its errors are RequestErrors. */
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
