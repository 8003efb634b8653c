import type { Messages } from 'use-intl';
import { routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { READS_ACCOUNTS } from './staff.ts';

type Word = keyof Messages['admin']['frame']['sections'];

export type Section = {
  readonly page: RouteName;
  readonly word: Word;
  /** Whoever has one of these may come in; any permission at all where none is named. */
  readonly permissions: readonly string[];
  /** After a g, the key that leads there. */
  readonly key: string;
  readonly group: 'sale' | 'people' | 'house';
};

/** The sections in the order of the navigation. One shows as soon as its page is built. */
const ALL = [
  { page: 'admin', word: 'home', permissions: [], key: 'h', group: 'sale' },
  { page: 'admin/ads', word: 'ads', permissions: ['Ads:update'], key: 'a', group: 'sale' },
  {
    page: 'admin/ads/import',
    word: 'adImport',
    permissions: ['Ads:create', 'Auctions:update'],
    key: 'i',
    group: 'sale',
  },
  { page: 'admin/ads/review', word: 'adReview', permissions: ['Ads:publish'], key: 'v', group: 'sale' },
  { page: 'admin/auctions', word: 'auctions', permissions: ['Auctions:update'], key: 'e', group: 'sale' },
  { page: 'admin/sales', word: 'sales', permissions: ['Auctions:update'], key: 'n', group: 'sale' },
  {
    page: 'admin/consignments',
    word: 'consignments',
    permissions: ['Leads:read'],
    key: 'k',
    group: 'sale',
  },
  { page: 'admin/questions', word: 'questions', permissions: ['Questions:answer'], key: 'q', group: 'sale' },
  { page: 'admin/orders', word: 'orders', permissions: READS_ACCOUNTS, key: 'o', group: 'sale' },
  { page: 'admin/money', word: 'money', permissions: READS_ACCOUNTS, key: 'b', group: 'sale' },
  { page: 'admin/figures', word: 'figures', permissions: READS_ACCOUNTS, key: 'f', group: 'sale' },
  { page: 'admin/leads', word: 'leads', permissions: ['Leads:read'], key: 'l', group: 'people' },
  { page: 'admin/people', word: 'people', permissions: ['Users:update'], key: 'p', group: 'people' },
  { page: 'admin/groups', word: 'groups', permissions: ['Users:update'], key: 'g', group: 'people' },
  { page: 'admin/reports', word: 'reports', permissions: ['Users:update'], key: 's', group: 'people' },
  { page: 'admin/content', word: 'content', permissions: ['Content:update'], key: 'c', group: 'house' },
  { page: 'admin/reviews', word: 'reviews', permissions: ['Content:update'], key: 'r', group: 'house' },
  { page: 'admin/letters', word: 'letters', permissions: ['Users:update'], key: 'm', group: 'house' },
  { page: 'admin/programs', word: 'programs', permissions: ['Users:update'], key: 'w', group: 'house' },
  { page: 'admin/settings', word: 'settings', permissions: ['Settings:update'], key: 'd', group: 'house' },
  { page: 'admin/audit', word: 'audit', permissions: ['Users:update'], key: 'j', group: 'house' },
] as const satisfies readonly Section[];

export type SectionName = (typeof ALL)[number]['page'];
export const SECTION_GROUPS = ['sale', 'people', 'house'] as const;

const SECTIONS: readonly Section[] = ALL;

const isOpenTo = ({ permissions: needed }: Section, permissions: readonly string[]) =>
  needed.length === 0 ? permissions.length > 0 : needed.some(one => permissions.includes(one));

/** The sections a person with these permissions finds their way to. */
export const sectionsFor = (permissions: readonly string[]): readonly Section[] =>
  SECTIONS.filter(section => isOpenTo(section, permissions));

/** The section a page of the staff application belongs to: the one whose name begins its own. */
function sectionOf(page: string): Section | undefined {
  return SECTIONS.findLast(section => page === section.page || page.startsWith(`${section.page}/`));
}

/** The section at an address; null where there is none. */
export function sectionAt(pathname: string): Section | null {
  const route = routeAt(pathname);
  return (route && sectionOf(route.name)) ?? null;
}

/** Whether a page, or what is no page, may be opened; the server still checks each call by itself. */
export function mayOpen(pathname: string, permissions: readonly string[]): boolean {
  const section = sectionAt(pathname);
  return section ? isOpenTo(section, permissions) : permissions.length > 0;
}
