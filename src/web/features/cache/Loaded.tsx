import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from './TryAgain.tsx';
import type { QueryOf } from './use-query-of.ts';

type Parts<Result> = { query: QueryOf<Result>; waiting?: ReactNode };

/** In the place of what a query has not answered: of its size, or a failure with a way to ask again. */
export function NotYet<Result>({
  query: { isError, isFetching, refetch },
  waiting = <Skeleton className="h-64" />,
}: Parts<Result>) {
  return isError && !isFetching ? <TryAgain onAgain={() => void refetch()} /> : waiting;
}

/** What a query answered, or its place. */
export function Loaded<Result>({
  children,
  ...parts
}: Parts<Result> & { children: (data: Result) => ReactNode }) {
  return parts.query.data === undefined ? <NotYet {...parts} /> : children(parts.query.data);
}
