import { ROUTES, type RouteName } from './route-table.ts';

/** The permissions to read orders, money and figures: handling orders, or reading the accounts only. */
export const READS_ACCOUNTS = ['Orders:update', 'Accounts:read'] as const;

/** The permissions that open each section of the staff application: any one listed; if none is listed, any at all. */
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

/** Returns the section of a staff page: the longest section name that prefixes the page's; null for any other page. */
export function sectionOf(page: string): SectionName | null {
  if (!Object.hasOwn(ROUTES, page) || ROUTES[page as RouteName].who !== 'staff') return null;
  return NAMES.findLast(name => page === name || page.startsWith(`${name}/`)) ?? null;
}

/** Returns the permissions that open a section: any one listed; if none is listed, any at all. */
export const rightsOf = (section: SectionName): readonly SectionRight[] => SECTION_RIGHTS[section];
