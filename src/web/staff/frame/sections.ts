import { createContext, useContext } from 'react';
import type { Messages } from 'use-intl';
import { routeAt } from '#shared/paths/links.ts';
import { rightsOf, type SectionName, sectionOf } from '#shared/paths/staff-rights.ts';

type Word = keyof Messages['admin']['frame']['sections'];

export type Section = {
  readonly page: SectionName;
  readonly word: Word;
  /** The key that goes there, after a g. */
  readonly key: string;
  readonly group: 'sale' | 'people' | 'house';
};

/** The sections in the order of the navigation. Each is shown once its page exists. */
const SECTIONS: readonly Section[] = [
  { page: 'admin', word: 'home', key: 'h', group: 'sale' },
  { page: 'admin/ads', word: 'ads', key: 'a', group: 'sale' },
  { page: 'admin/ads/import', word: 'adImport', key: 'i', group: 'sale' },
  { page: 'admin/ads/review', word: 'adReview', key: 'v', group: 'sale' },
  { page: 'admin/auctions', word: 'auctions', key: 'e', group: 'sale' },
  { page: 'admin/sales', word: 'sales', key: 'n', group: 'sale' },
  { page: 'admin/consignments', word: 'consignments', key: 'k', group: 'sale' },
  { page: 'admin/questions', word: 'questions', key: 'q', group: 'sale' },
  { page: 'admin/orders', word: 'orders', key: 'o', group: 'sale' },
  { page: 'admin/money', word: 'money', key: 'b', group: 'sale' },
  { page: 'admin/figures', word: 'figures', key: 'f', group: 'sale' },
  { page: 'admin/leads', word: 'leads', key: 'l', group: 'people' },
  { page: 'admin/people', word: 'people', key: 'p', group: 'people' },
  { page: 'admin/groups', word: 'groups', key: 'g', group: 'people' },
  { page: 'admin/reports', word: 'reports', key: 's', group: 'people' },
  { page: 'admin/content', word: 'content', key: 'c', group: 'house' },
  { page: 'admin/reviews', word: 'reviews', key: 'r', group: 'house' },
  { page: 'admin/letters', word: 'letters', key: 'm', group: 'house' },
  { page: 'admin/programs', word: 'programs', key: 'w', group: 'house' },
  { page: 'admin/settings', word: 'settings', key: 'd', group: 'house' },
  { page: 'admin/audit', word: 'audit', key: 'j', group: 'house' },
];

export const SECTION_GROUPS = ['sale', 'people', 'house'] as const;

function isOpenTo({ page }: Section, permissions: readonly string[]): boolean {
  const needed: readonly string[] = rightsOf(page);
  return needed.length === 0 ? permissions.length > 0 : needed.some(one => permissions.includes(one));
}

/** Returns the sections that these permissions open. */
export const sectionsFor = (permissions: readonly string[]): readonly Section[] =>
  SECTIONS.filter(section => isOpenTo(section, permissions));

/** Returns the section at a path; null if there is none. */
export function sectionAt(pathname: string): Section | null {
  const name = sectionOf(routeAt(pathname)?.name ?? '');
  return SECTIONS.find(({ page }) => page === name) ?? null;
}

/** Whether a path may be opened, also an unknown one; the server checks each request itself. */
export function mayOpen(pathname: string, permissions: readonly string[]): boolean {
  const section = sectionAt(pathname);
  return section ? isOpenTo(section, permissions) : permissions.length > 0;
}

/** The user's permissions, as loaded with the page. */
export type StaffPerson = { readonly permissions: readonly string[] };

export const StaffContext = createContext<StaffPerson>({ permissions: [] });

/**
 * Whether the user has this permission, or any of these. It only decides what a page offers; the server checks each
 * request.
 */
export function useCan(right: string | readonly string[] = []): boolean {
  const { permissions } = useContext(StaffContext);
  const any = [right].flat();
  return any.length === 0 || any.some(permission => permissions.includes(permission));
}

export const usePermissions = (): readonly string[] => useContext(StaffContext).permissions;
