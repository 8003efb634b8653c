/** In SQL, what the person `p` may do: what was given to them alone, and by their groups. */
export const RIGHTS = `p.added_permissions || coalesce((
    select array_agg(permission) from group_members m join groups g on g.id = m.group_id,
      unnest(g.permissions) as permission where m.account_id = p.id), '{}')`;
