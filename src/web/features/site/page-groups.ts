import type { RouteName } from '#shared/paths/route-table.ts';

/** The independent pages by topic; their titles are messages. */
export const PAGE_GROUPS = {
  buy: [
    'search',
    'sales',
    'results',
    'brandhub',
    'carHunter/buyer',
    'carHunter/cars',
    'services/offMarketSearch',
    'services/expertise',
    'services/funding',
    'services/delivery',
    'services/warranty',
    'services/refund',
  ],
  sell: [
    'services/sell',
    'services/sell/auctions',
    'services/sell/managedSale',
    'services/sell/managedSale/classic',
    'services/sell/managedSale/youngtimer',
    'services/sell/managedSale/gt',
    'services/sell/classifiedAd',
    'services/recovery',
    'services/recovery/classic',
    'services/recovery/youngtimer',
    'services/recovery/gt',
  ],
  services: [
    'services/secureTransactions',
    'services/administrativeSupport',
    'services/registration',
    'services/concierge',
    'services/carSpecialist',
    'services/photoShoot',
    'services/onlineAd',
    'services/userAccount',
  ],
  house: ['about', 'contact', 'reviews', 'blog', 'cgv', 'legals', 'privacy', 'accessibility', 'sitemap'],
} as const satisfies Record<string, readonly RouteName[]>;

export type PageGroup = keyof typeof PAGE_GROUPS;
export type GroupedPage = (typeof PAGE_GROUPS)[PageGroup][number];
export const GROUP_NAMES = Object.keys(PAGE_GROUPS) as PageGroup[];

/** Returns the pages of a group. */
export const pagesOf = (group: PageGroup): readonly GroupedPage[] => PAGE_GROUPS[group];

/** Returns the group of a page. */
export const groupOf = (name: RouteName): PageGroup | null =>
  GROUP_NAMES.find(group => PAGE_GROUPS[group].some(page => page === name)) ?? null;
