import { adKind, canStrikePrice, LOT_STATES, saleRegime } from '#shared/sale/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import type { PhotoRef } from '../files/schema.ts';
import type { Builder } from '../graphql/index.ts';
import type {
  Ad,
  AdDocument,
  Color,
  LocalizedText,
  OptionalData,
  PhotoRole,
  SalesContact,
  Work,
} from './ad.ts';

type Plain = 'String' | 'Int' | 'Boolean';

/** The small types an ad is made of. */
export function adParts(builder: Builder, Photo: PhotoRef) {
  const LocalizedTextType = builder.objectRef<LocalizedText>('LocalizedText').implement({
    description: 'A text per locale. Readers fall back to fr.',
    fields: t => ({
      fr: t.string({ nullable: true, resolve: text => text.fr }),
      en: t.string({ nullable: true, resolve: text => text.en }),
      es: t.string({ nullable: true, resolve: text => text.es }),
    }),
  });
  const ColorType = builder.objectRef<Color>('Color').implement({
    fields: t => ({
      code: t.exposeString('code'),
      nameFr: t.exposeString('nameFr'),
      nameEn: t.exposeString('nameEn'),
      nameEs: t.exposeString('nameEs'),
      hex: t.string({ nullable: true, resolve: color => color.hex }),
    }),
  });
  const AdDocumentType = builder.objectRef<AdDocument>('AdDocument').implement({
    description:
      "label is one of the specification's document labels; a custom document carries its own text.",
    fields: t => ({ label: t.exposeString('label'), urls: t.exposeStringList('urls') }),
  });
  const WorkType = builder.objectRef<Work>('Work').implement({
    fields: t => ({
      name: t.field({ type: LocalizedTextType, resolve: work => work.name }),
      description: t.field({ type: LocalizedTextType, nullable: true, resolve: work => work.description }),
      startDate: t.string({ nullable: true, resolve: work => work.startDate }),
      endDate: t.string({ nullable: true, resolve: work => work.endDate }),
    }),
  });
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
  return {
    LocalizedText: LocalizedTextType,
    Color: ColorType,
    AdDocument: AdDocumentType,
    Work: WorkType,
    AdPhotos,
  };
}

function withRole(photos: Ad['photos'], role: PhotoRole): Ad['photos'][number][] {
  return photos.filter(photo => photo.role === role);
}

/** Who sells and where the car stands. */
export function adPeople(builder: Builder) {
  const SalesContactType = builder.objectRef<SalesContact>('SalesContact').implement({
    fields: t => ({
      firstName: t.exposeString('firstName'),
      phone: t.string({ nullable: true, resolve: sales => sales.phone }),
      email: t.string({ nullable: true, resolve: sales => sales.email }),
      calendarUrl: t.string({ nullable: true, resolve: sales => sales.calendarUrl }),
      profilePicture: t.string({ nullable: true, resolve: sales => sales.profilePicture }),
    }),
  });
  const Owner = builder.objectRef<Ad>('Owner').implement({
    description:
      "phone and email are null in the ad: they come from revealOwnerContact, when a person clicks 'show contact'.",
    fields: t => ({
      firstName: t.string({ resolve: ad => ad.ownerFirstName ?? '' }),
      phone: t.string({ nullable: true, resolve: () => null }),
      email: t.string({ nullable: true, resolve: () => null }),
      isPro: t.boolean({ resolve: ad => ad.ownerIsPro }),
      memberId: t.id({
        nullable: true,
        description: 'Their page; null where the house sells for them.',
        resolve: ad => (ad.handleByCalandre || ad.calandreCollection ? null : ad.ownerId),
      }),
    }),
  });
  const Location = builder.objectRef<Ad>('Location').implement({
    fields: t => ({
      country: t.exposeString('country', { nullable: true }),
      city: t.exposeString('city', { nullable: true }),
      zipCode: t.exposeString('zipCode', { nullable: true }),
    }),
  });
  return { SalesContact: SalesContactType, Owner, Location };
}

const OPTIONAL_DATA: readonly [keyof OptionalData, Plain][] = [
  ['horsePower', 'Int'],
  ['originalHue', 'Boolean'],
  ['originPlace', 'String'],
  ['fiscalHorse', 'Int'],
  ['gearNumber', 'Int'],
  ['cylinderNumber', 'Int'],
  ['cubicCapacity', 'Int'],
  ['steeringWheel', 'String'],
  ['serialEngine', 'String'],
  ['lastRestoration', 'Int'],
  ['expertiseLess5Y', 'Boolean'],
];

/** Technical data; fuel stands here in the API and among the columns in the database. */
export function optionalDataType(builder: Builder) {
  return builder.objectRef<Ad>('OptionalData').implement({
    fields: t => ({
      fuel: t.exposeString('fuel', { nullable: true }),
      vin: t.string({
        nullable: true,
        resolve: ({ details }, _args, { viewer }) =>
          (details.vinPublic ?? true) || viewer ? (details.optionalData?.vin ?? null) : null,
      }),
      ...Object.fromEntries(
        OPTIONAL_DATA.map(([name, type]) => [
          name,
          t.field({ type, nullable: true, resolve: ad => ad.details.optionalData?.[name] ?? null }),
        ]),
      ),
    }),
  });
}

/** The kind of an ad, by the rules of sale. */
export function kindOf(ad: Ad) {
  return adKind({ ...ad, ownerIsPro: ad.ownerIsPro });
}

/** Whose sale it is, by the rules of sale. */
export const regimeOf = (ad: Ad) => saleRegime(ad);

/** A trader strikes a price through only where it was asked for before; between private people it is free. */
export function strikesPrice(ad: Ad): boolean {
  if (ad.reducedPrice === null) return false;
  return regimeOf(ad) === 'BROKERAGE' || canStrikePrice(ad.priceHistory ?? [], ad.publishedAt);
}

export function adEnums(builder: Builder) {
  return {
    Locale: builder.enumType('Locale', { values: LANGUAGES }),
    CarType: builder.enumType('CarType', { values: ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'] as const }),
    AdKind: builder.enumType('AdKind', {
      description: 'Who sells, by the priority of the specification, section 4.',
      values: ['RETROMOBILE', 'CALANDRE_COLLECTION', 'HANDLED', 'PROFESSIONAL', 'INDIVIDUAL'] as const,
    }),
    SaleRegime: builder.enumType('SaleRegime', {
      description: 'Whose sale it is: between private people, a professional’s, or the house’s own.',
      values: ['BROKERAGE', 'PROFESSIONAL', 'HOUSE'] as const,
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
