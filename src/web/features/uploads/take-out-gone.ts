import type { RequestError } from '#web/graphql/index.ts';

type Ids = readonly string[];

/** Removes the files that no longer exist on the server from a form; returns whether there were any. */
export function takeOutGone({ gone }: RequestError, change: (of: (ids: Ids) => Ids) => void): boolean {
  if (gone.length > 0) change(ids => ids.filter(id => !gone.includes(id)));
  return gone.length > 0;
}
