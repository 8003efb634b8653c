import type { RequestError } from '#web/graphql/index.ts';

type Ids = readonly string[];

/** Takes out of a form's files those that the server refused as kept no more; whether there were any. */
export function takeOutGone({ gone }: RequestError, change: (of: (ids: Ids) => Ids) => void): boolean {
  if (gone.length > 0) change(ids => ids.filter(id => !gone.includes(id)));
  return gone.length > 0;
}
