import { createContext, useContext } from 'react';

/** What the page was told of whoever opened it. */
export type StaffPerson = { readonly permissions: readonly string[] };

export const StaffContext = createContext<StaffPerson>({ permissions: [] });

/**
 * Whether the person may do what needs this permission, or any of these: for what a page offers; the server checks each
 * call.
 */
export function useCan(right: string | readonly string[] = []): boolean {
  const { permissions } = useContext(StaffContext);
  const any = [right].flat();
  return any.length === 0 || any.some(permission => permissions.includes(permission));
}

export const usePermissions = (): readonly string[] => useContext(StaffContext).permissions;
