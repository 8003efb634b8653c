import { ROUTES, type RouteName } from './route-table.ts';

/** What opens orders, money and figures to be read: following orders, or reading the accounts and nothing else. */
export const READS_ACCOUNTS = ['Orders:update', 'Accounts:read'] as const;

/** What opens each section of the staff application: any of these permissions, and any at all where none is named. */
const SECTION_RIGHTS = {
  admin: [],
  'admin/ads': ['Ads:update'],
  'admin/ads/import': ['Ads:create', 'Auctions:update'],
  'admin/ads/review': ['Ads:publish'],
  'admin/auctions': ['Auctions:update'],
  'admin/sales': ['Auctions:update'],
  'admin/consignments': ['Leads:read'],
  'admin/questions': ['Questions:answer'],
  'admin/orders': READS_ACCOUNTS,
  'admin/money': READS_ACCOUNTS,
  'admin/figures': READS_ACCOUNTS,
  'admin/leads': ['Leads:read'],
  'admin/people': ['Users:update'],
  'admin/groups': ['Users:update'],
  'admin/reports': ['Users:update'],
  'admin/content': ['Content:update'],
  'admin/reviews': ['Content:update'],
  'admin/letters': ['Users:update'],
  'admin/programs': ['Users:update'],
  'admin/settings': ['Settings:update'],
  'admin/audit': ['Users:update'],
} as const satisfies Partial<Record<RouteName, readonly string[]>>;

export type SectionName = keyof typeof SECTION_RIGHTS;
type SectionRight = (typeof SECTION_RIGHTS)[SectionName][number];

const NAMES = Object.keys(SECTION_RIGHTS) as SectionName[];

/** The section that a page of staff's belongs to: the longest whose name begins its own; null for any other page. */
export function sectionOf(page: string): SectionName | null {
  if (!Object.hasOwn(ROUTES, page) || ROUTES[page as RouteName].who !== 'staff') return null;
  return NAMES.findLast(name => page === name || page.startsWith(`${name}/`)) ?? null;
}

/** What opens a section: any of these; any permission at all where there is none. */
export const rightsOf = (section: SectionName): readonly SectionRight[] => SECTION_RIGHTS[section];
