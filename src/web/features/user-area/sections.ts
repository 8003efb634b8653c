import type { Messages } from 'use-intl';
import type { RouteName } from '#shared/paths/route-table.ts';

type Section = { readonly page: RouteName; readonly word: keyof Messages['account']['nav']['pages'] };

/** The sections in the order of the navigation. */
export const SECTIONS = [
  { page: 'user', word: 'overview' },
  { page: 'user/favorites', word: 'favorites' },
  { page: 'user/alerts', word: 'alerts' },
  { page: 'user/notifications', word: 'notifications' },
  { page: 'user/orders', word: 'orders' },
  { page: 'user/offers', word: 'offers' },
  { page: 'user/cars', word: 'cars' },
  { page: 'user/carHunter', word: 'carHunter' },
  { page: 'user/documents', word: 'documents' },
  { page: 'user/addresses', word: 'addresses' },
  { page: 'user/profile', word: 'profile' },
  { page: 'user/developers', word: 'developers' },
] as const satisfies readonly Section[];

export type SectionName = (typeof SECTIONS)[number]['page'];
