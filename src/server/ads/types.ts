import { CAR_CODES } from '#shared/fields/index.ts';
import { adKind, canStrikePrice, isTradeSale, LOT_STATES, saleRegime } from '#shared/sale/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import type { PhotoRef } from '../files/schema.ts';
import type { Builder } from '../graphql/index.ts';
import type { Ad, PhotoRole } from './ad.ts';
import { conditionEnums } from './condition-schema.ts';

/** Defines the types of an ad's photos and owner. */
export function adParts(builder: Builder, Photo: PhotoRef) {
  const AdPhotos = builder.objectRef<Ad['photos']>('AdPhotos').implement({
    fields: t => ({
      front: t.field({
        type: Photo,
        nullable: true,
        resolve: photos => withRole(photos, 'FRONT')[0] ?? null,
      }),
      exteriors: t.field({ type: [Photo], resolve: photos => withRole(photos, 'EXTERIOR') }),
      interiors: t.field({ type: [Photo], resolve: photos => withRole(photos, 'INTERIOR') }),
      mechanics: t.field({ type: [Photo], resolve: photos => withRole(photos, 'MECHANICS') }),
    }),
  });
  const Owner = builder.objectRef<Ad>('Owner').implement({
    description:
      "phone and email are null in the ad: they come from revealOwnerContact, when a person clicks 'show contact'.",
    fields: t => ({
      firstName: t.string({ resolve: ad => ad.ownerFirstName ?? '' }),
      phone: t.string({ nullable: true, resolve: () => null }),
      email: t.string({ nullable: true, resolve: () => null }),
      isPro: t.exposeBoolean('ownerIsPro'),
      memberId: t.id({
        nullable: true,
        description: 'Their page; null where the house sells for them.',
        resolve: ad => (ad.handleByCalandre || ad.calandreCollection ? null : ad.ownerId),
      }),
    }),
  });
  return { AdPhotos, Owner };
}

function withRole(photos: Ad['photos'], role: PhotoRole): Ad['photos'][number][] {
  return photos.filter(photo => photo.role === role);
}

/** Returns an ad's kind, by the rules of sale. */
export function kindOf(ad: Ad) {
  return adKind({ ...ad, ownerIsPro: ad.ownerIsPro });
}

/** Returns an ad's legal regime, by the rules of sale. */
export const regimeOf = (ad: Ad) => saleRegime(ad);

/** Whether the former price is struck through: for a professional only if it was asked before; others are free. */
export function strikesPrice(ad: Ad): boolean {
  if (ad.reducedPrice === null) return false;
  return !isTradeSale(ad) || canStrikePrice(ad.priceHistory ?? [], ad.publishedAt);
}

export function adEnums(builder: Builder) {
  return {
    ...conditionEnums(builder),
    Locale: builder.enumType('Locale', { values: LANGUAGES }),
    CarType: builder.enumType('CarType', { values: CAR_CODES.carType }),
    AdKind: builder.enumType('AdKind', {
      description: 'Who sells, by the priority of the specification, section 4.',
      values: ['RETROMOBILE', 'CALANDRE_COLLECTION', 'HANDLED', 'PROFESSIONAL', 'INDIVIDUAL'] as const,
    }),
    SaleRegime: builder.enumType('SaleRegime', {
      description:
        'Whose sale it is: between private people, a professional’s, the house’s own, or a public sale on its owner’s mandate.',
      values: ['BROKERAGE', 'PROFESSIONAL', 'HOUSE', 'PUBLIC_SALE'] as const,
    }),
    LotState: builder.enumType('LotState', {
      description:
        'Where a lot stands: what its ad, its auction and its order come to. SOLD: by the house; SOLD_ELSEWHERE: another way than by its auction; UNSOLD: the hammer fell, or its sale came to nothing.',
      values: LOT_STATES,
    }),
    AdStatus: builder.enumType('AdStatus', { values: ['DRAFT', 'PUBLISHED', 'SOLD', 'WITHDRAWN'] as const }),
  };
}

export type AdEnums = ReturnType<typeof adEnums>;
