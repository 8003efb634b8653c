import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import type { QueryOf } from './use-query-of.ts';

type Parts<Result> = {
  query: QueryOf<Result>;
  /** null where nothing may be all that comes: only that it failed is told then. */
  waiting?: ReactNode;
  /** Of a part that brings its title itself. */
  title?: string;
};

/** In the place of what a query has not answered: of its size, or a failure with a way to ask again. */
export function NotYet<Result>({
  query: { isError, isFetching, refetch },
  waiting = <Skeleton className="h-64" />,
  title,
}: Parts<Result>) {
  return isError && !isFetching ? <TryAgain title={title} onAgain={() => void refetch()} /> : waiting;
}

/** What a query answered, or its place. */
export function Loaded<Result>({
  children,
  ...parts
}: Parts<Result> & { children: (data: Result) => ReactNode }) {
  return parts.query.data === undefined ? <NotYet {...parts} /> : children(parts.query.data);
}
