import { createContext, useContext } from 'react';

/** What the page was told of whoever opened it. */
export type StaffPerson = { readonly permissions: readonly string[] };

export const StaffContext = createContext<StaffPerson>({ permissions: [] });

/** Whether the person may do what needs this permission: for what a page offers; the server checks each call. */
export function useCan(permission: string): boolean {
  return useContext(StaffContext).permissions.includes(permission);
}

export const usePermissions = (): readonly string[] => useContext(StaffContext).permissions;
