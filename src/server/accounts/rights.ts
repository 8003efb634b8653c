import type { Permission } from '../context.ts';
import { statement, type Writes } from '../database/index.ts';
import type { AccountsParts } from './parts.ts';

/** SQL of the permissions of the person `p`: their own and those of their groups. */
export const RIGHTS = `p.added_permissions || coalesce((
    select array_agg(permission) from group_members m join groups g on g.id = m.group_id,
      unnest(g.permissions) as permission where m.account_id = p.id), '{}')`;

/** SQL of whether the person `p` is not erased, not blocked, and has this permission. */
export const MAY = (right: Permission): string => `p.erased_at is null and p.blocked_at is null
  and ('${right}' = any(p.added_permissions) or exists (select from group_members m join groups g on g.id = m.group_id
    where m.account_id = p.id and '${right}' = any(g.permissions)))`;

/**
 * Checks whether a person is not erased, not blocked, and has all permissions: for work that runs without a session.
 */
export const mayStill = statement(
  'accounts.mayStill',
  `select from accounts p
   where p.id = $1 and p.erased_at is null and p.blocked_at is null and (${RIGHTS}) @> $2::text[]`,
).any<[id: string | null, permissions: readonly Permission[]]>();

/** Reports changes of permissions to monitoring. A suspension takes all of a person's; its end gives them back. */
export function watchRights(
  { events }: Pick<AccountsParts, 'events'>,
  writes: Writes,
  {
    given = [],
    taken = [],
    ...whose
  }: Partial<Record<'given' | 'taken', readonly string[]>> & {
    /** null: the deployer of the house. */
    readonly actorId: string | null;
    readonly subjectId: string;
  },
): void {
  if (given.length + taken.length === 0) return;
  writes.afterCommit(() => events.rightsChanged({ ...whose, given, taken }));
}
