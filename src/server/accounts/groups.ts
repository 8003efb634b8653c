import { record } from '../audit/index.ts';
import type { Viewer } from '../context.ts';
import { once, statement, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { holdKeepers, KEEPS_KEY } from './keepers.ts';
import type { AccountsParts } from './parts.ts';
import { checkedPermissions, requireOwn } from './people.ts';
import { watchRights } from './rights.ts';
import { closeSockets } from './sessions.ts';

const NAME_LENGTH_MAX = 80;

/** A group of staff who share permissions. */
export type StaffGroup = {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly memberCount: number;
};

const GROUP = `g.id, g.name, g.permissions,
  (select count(*)::int from group_members m join accounts p on p.id = m.account_id
   where m.group_id = g.id and p.erased_at is null) as "memberCount"`;
const find = statement('groups.find', `select ${GROUP} from groups g where g.id = $1`).byId<StaffGroup>();
/** Locks the group until the transaction ends, so that no other change overwrites this one. */
const lock = statement('groups.lock', `select ${GROUP} from groups g where g.id = $1 for update`).byId<
  StaffGroup,
  Writes
>();
const addSql = statement(
  'groups.add',
  'insert into groups (name, permissions) values ($1, $2) on conflict (name) do nothing returning id',
);
const changeSql = statement(
  'groups.change',
  `update groups set name = $2, permissions = $3
   where id = $1 and not exists (select from groups where name = $2 and id <> $1) returning id`,
);
const removeSql = statement('groups.remove', 'delete from groups where id = $1 returning id');
const emptySql = statement('groups.empty', 'delete from group_members where group_id = $1');
const membersOf = statement(
  'groups.members',
  'select account_id as id from group_members where group_id = $1',
).column<{ id: string }, [id: string]>('id');
const keepsKey = statement('groups.keepsKey', `select from accounts p where p.id = $1 and ${KEEPS_KEY}`).any<
  [id: string]
>();

export const listGroups = statement(
  'groups.list',
  `select ${GROUP} from groups g order by lower(g.name), g.id`,
).all<StaffGroup>();

/** Checks that staff do not lose Users:update by their own change of a group. @throws AppError BadInput */
async function requireKey(writes: Writes, actor: Viewer): Promise<void> {
  requireInput(await keepsKey(writes, actor.id), 'permissions');
}

const announceMembers = async ({ bus }: AccountsParts, writes: Writes, id: string): Promise<void> =>
  closeSockets(bus, writes, await membersOf(writes, id));

/**
 * Creates a group when `id` is null, or changes one; the change applies from its members' next request.
 * @throws AppError NotFound, BadInput for a name that is empty or taken, Forbidden for permissions the actor lacks
 */
export async function saveGroup(
  parts: AccountsParts,
  id: string | null,
  wish: { name: string; permissions: readonly string[] },
  actor: Viewer,
): Promise<StaffGroup> {
  const name = wish.name.trim();
  requireInput(name !== '' && name.length <= NAME_LENGTH_MAX, 'name');
  const permissions = checkedPermissions(wish.permissions);
  const savedId = await parts.database.transaction(async writes => {
    const after = { name, permissions };
    const log = (subjectId: string, before: object) => {
      const entry = { actorId: actor.id, action: 'group.saved', subjectId, subjectName: name } as const;
      return record(writes, { ...entry, before: { ...before }, after });
    };
    if (id === null) {
      requireOwn(actor, permissions);
      const untouched = async (known: string) => {
        const group = await find(writes, known);
        return group?.name === name && String(group.permissions) === String(permissions) ? known : null;
      };
      return once(writes, { by: actor.id, what: 'group', wish: after }, untouched, async () => {
        const [added] = await writes.query<{ id: string }>(addSql, [name, permissions]);
        if (!added) throw new AppError('BadInput', { field: 'name' });
        await log(added.id, {});
        return added.id;
      });
    }
    await holdKeepers(writes);
    const before = found(await lock(writes, id));
    const given = permissions.filter(each => !before.permissions.includes(each));
    const taken = before.permissions.filter(each => !permissions.some(kept => kept === each));
    requireOwn(actor, given);
    watchRights(parts, writes, { actorId: actor.id, subjectId: id, given, taken });
    const [row] = await writes.query<{ id: string }>(changeSql, [id, name, permissions]);
    if (!row) throw new AppError('BadInput', { field: 'name' });
    await requireKey(writes, actor);
    await announceMembers(parts, writes, id);
    await log(id, { name: before.name, permissions: before.permissions });
    return id;
  });
  return found(await find(parts.database, savedId));
}

/** Removes a group; its members lose the permissions it gave. @throws AppError NotFound, BadInput */
export async function removeGroup(parts: AccountsParts, id: string, actor: Viewer): Promise<void> {
  await parts.database.transaction(async writes => {
    await holdKeepers(writes);
    const group = found(await lock(writes, id));
    await announceMembers(parts, writes, id);
    await writes.query(emptySql, [id]);
    await writes.query(removeSql, [id]);
    await requireKey(writes, actor);
    const { name, permissions } = group;
    watchRights(parts, writes, { actorId: actor.id, subjectId: id, taken: permissions });
    const entry = { actorId: actor.id, action: 'group.removed', subjectId: id, subjectName: name } as const;
    await record(writes, { ...entry, before: { permissions } });
  });
}
