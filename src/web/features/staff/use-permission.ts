import { useFromMe } from '../session/index.ts';

/** Whether the signed-in user has a permission, by a group or directly; the server checks it again. */
export function usePermission(permission: string): boolean {
  return useFromMe(me => {
    if (me.kind !== 'person') return false;
    const { groups, addedPermissions } = me.person;
    return [...groups.flatMap(group => group.permissions), ...addedPermissions].includes(permission);
  });
}
