import { useFromMe } from '../session/index.ts';

/** Whether who is signed in has a permission, from a group or their own; the server checks it again. */
export function usePermission(permission: string): boolean {
  return useFromMe(me => {
    if (me.kind !== 'person') return false;
    const { groups, addedPermissions } = me.person;
    return [...groups.flatMap(group => group.permissions), ...addedPermissions].includes(permission);
  });
}
