import type { Permission } from '../context.ts';
import { statement, type Writes } from '../database/index.ts';
import type { AccountsParts } from './parts.ts';

/** In SQL, what the person `p` may do: what was given to them alone, and by their groups. */
export const RIGHTS = `p.added_permissions || coalesce((
    select array_agg(permission) from group_members m join groups g on g.id = m.group_id,
      unnest(g.permissions) as permission where m.account_id = p.id), '{}')`;

/** In SQL, whether the person `p` is in the house, not blocked, and may do this. */
export const MAY = (right: Permission): string => `p.erased_at is null and p.blocked_at is null
  and ('${right}' = any(p.added_permissions) or exists (select from group_members m join groups g on g.id = m.group_id
    where m.account_id = p.id and '${right}' = any(g.permissions)))`;

/** Whether somebody is in the house, not blocked, and may do all of this: for what goes on without their session. */
export const mayStill = statement(
  'accounts.mayStill',
  `select from accounts p
   where p.id = $1 and p.erased_at is null and p.blocked_at is null and (${RIGHTS}) @> $2::text[]`,
).any<[id: string | null, permissions: readonly Permission[]]>();

/** Who keeps watch hears what somebody may do now, and no more: a suspension takes all of it, its end gives it back. */
export function watchRights(
  { events }: Pick<AccountsParts, 'events'>,
  writes: Writes,
  {
    given = [],
    taken = [],
    ...whose
  }: Partial<Record<'given' | 'taken', readonly string[]>> & {
    /** null: who deploys the house. */
    readonly actorId: string | null;
    readonly subjectId: string;
  },
): void {
  if (given.length + taken.length === 0) return;
  writes.afterCommit(() => events.rightsChanged({ ...whose, given, taken }));
}
