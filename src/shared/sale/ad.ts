import type { Euros } from './money.ts';

export type AdKind = 'RETROMOBILE' | 'CALANDRE_COLLECTION' | 'HANDLED' | 'PROFESSIONAL' | 'INDIVIDUAL';

/** Returns the kind of seller: the first condition that holds (spec §4). */
export function adKind(ad: {
  isRetromobile: boolean;
  calandreCollection: boolean;
  handleByCalandre: boolean;
  ownerIsPro: boolean;
}): AdKind {
  if (ad.isRetromobile) return 'RETROMOBILE';
  if (ad.calandreCollection) return 'CALANDRE_COLLECTION';
  if (ad.handleByCalandre) return 'HANDLED';
  return ad.ownerIsPro ? 'PROFESSIONAL' : 'INDIVIDUAL';
}

export type AdSection =
  | 'strengths'
  | 'features'
  | 'history'
  | 'states'
  | 'disclaimer'
  | 'works'
  | 'documents'
  | 'equipment';

const CLASSIC_ORDER: readonly AdSection[] = [
  'strengths',
  'features',
  'history',
  'states',
  'disclaimer',
  'works',
  'documents',
  'equipment',
];
const OTHER_ORDER: readonly AdSection[] = [
  'features',
  'strengths',
  'history',
  'states',
  'disclaimer',
  'equipment',
  'works',
  'documents',
];

/** Returns the ad's sections in order (spec §2.1); the house's own cars have no disclaimer. */
export function sectionOrder(carType: string, calandreCollection: boolean): readonly AdSection[] {
  const order = carType === 'CLASSIC' ? CLASSIC_ORDER : OTHER_ORDER;
  return calandreCollection ? order.filter(section => section !== 'disclaimer') : order;
}

export type PriceState =
  | { readonly kind: 'sold' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'reduced'; readonly price: Euros; readonly reducedPrice: Euros }
  | { readonly kind: 'plain'; readonly price: Euros };

/**
 * Returns how the price is shown: sold, then hidden, then reduced, then plain. An ad without a price counts as hidden.
 * Where the former price may not be struck through, the reduced price is shown as the price.
 */
export function priceState(ad: {
  sold: boolean;
  isPriceHidden: boolean;
  price: Euros | null;
  reducedPrice: Euros | null;
  canStrikePrice: boolean;
}): PriceState {
  if (ad.sold) return { kind: 'sold' };
  if (ad.isPriceHidden || ad.price === null) return { kind: 'hidden' };
  if (ad.reducedPrice === null) return { kind: 'plain', price: ad.price };
  if (!ad.canStrikePrice) return { kind: 'plain', price: ad.reducedPrice };
  return { kind: 'reduced', price: ad.price, reducedPrice: ad.reducedPrice };
}
