import { hasWithdrawal } from '#shared/sale/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { AuditEntryRef } from '../audit/schema.ts';
import { requireInput } from '../context.ts';
import { found } from '../errors.ts';
import type { PhotoRef } from '../files/schema.ts';
import type { Builder } from '../graphql/index.ts';
import type { Ad } from './ad.ts';
import type { Ads } from './index.ts';
import { carAdInput } from './input.ts';
import { addStaffMutations } from './staff-mutations.ts';
import { addStaffQueries } from './staff-schema.ts';
import {
  type AdEnums,
  adEnums,
  adParts,
  adPeople,
  kindOf,
  optionalDataType,
  regimeOf,
  strikesPrice,
} from './types.ts';

export type AdsSchemaParts = {
  readonly Photo: PhotoRef;
  readonly AuditEntry: AuditEntryRef;
  readonly listEntries: (subjectId: string, first: number) => Promise<AuditEntry[]>;
  /** @throws AppError RateLimited */
  readonly limitReveals: (asker: string) => Promise<void>;
};

const SIMILAR_MAX = 20;

/** Everything of ads in the schema; later rooms hang their fields on the CarAd returned. */
export function adsSchema(builder: Builder, ads: Ads, parts: AdsSchemaParts) {
  const enums = adEnums(builder);
  const CarAd = carAdType(builder, ads, parts.Photo, enums);
  builder.queryField('publicCarAd', t =>
    t.field({
      type: CarAd,
      nullable: true,
      description: 'One public ad, by uuid or by slug; null where there is none or it is not public.',
      args: { uuid: t.arg.id(), slug: t.arg.string() },
      resolve: async (_root, { uuid, slug }, { cacheTags }) => {
        const ad = uuid ? await ads.findPublic(uuid) : slug ? await ads.findPublicBySlug(slug) : null;
        cacheTags.add(ad ? `ad:${ad.uuid}` : 'ads');
        return ad;
      },
    }),
  );
  builder.queryField('isCarAdWithdrawn', t =>
    t.boolean({
      description: 'Whether a car was offered at this address and is no more: its page answers 410.',
      args: { slug: t.arg.string({ required: true }) },
      resolve: (_root, { slug }, { cacheTags }) => {
        cacheTags.add('ads');
        return ads.isWithdrawn(slug);
      },
    }),
  );
  const CarAdInput = carAdInput(builder, enums);
  addStaffMutations(builder, ads, CarAd, CarAdInput);
  addStaffQueries(builder, ads, { ...parts, CarAd, enums });
  addReveal(builder, ads, parts);
  return { CarAd, CarAdInput, enums };
}

function carAdType(builder: Builder, ads: Ads, Photo: PhotoRef, enums: AdEnums) {
  const { Color, ...contents } = adParts(builder, Photo);
  const { SalesContact, Owner, Location } = adPeople(builder);
  const CarAd = builder.objectRef<Ad>('CarAd');
  CarAd.implement({
    fields: t => {
      const text = (name: TextField) => t.string({ nullable: true, resolve: ad => ad.details[name] ?? null });
      return {
        uuid: t.exposeID('uuid'),
        similar: t.field({
          type: [CarAd],
          description: 'Other public ads like this one, the nearest first.',
          args: { first: t.arg.int({ defaultValue: 8 }) },
          resolve: (ad, { first }, { cacheTags }) => {
            requireInput(first == null || (first >= 0 && first <= SIMILAR_MAX), 'first');
            cacheTags.add('ads');
            return ads.listSimilar(ad.uuid, first ?? 8);
          },
        }),
        id: t.id({ resolve: ad => String(ad.id) }),
        slug: t.exposeString('slug'),
        kind: t.field({ type: enums.AdKind, resolve: kindOf }),
        status: t.field({ type: enums.AdStatus, resolve: ad => ad.status }),
        handleByCalandre: t.exposeBoolean('handleByCalandre'),
        calandreCollection: t.exposeBoolean('calandreCollection'),
        isRetromobile: t.exposeBoolean('isRetromobile'),
        sales: t.field({
          type: SalesContact,
          nullable: true,
          resolve: ad => (ad.handleByCalandre || ad.calandreCollection ? (ad.details.sales ?? null) : null),
        }),
        owner: t.field({ type: Owner, nullable: true, resolve: ad => (ad.ownerId === null ? null : ad) }),
        sold: t.boolean({ resolve: ad => ad.status === 'SOLD' }),
        isPriceHidden: t.exposeBoolean('isPriceHidden'),
        brand: t.exposeString('brand'),
        model: t.exposeString('model'),
        version: t.exposeString('version', { nullable: true }),
        year: t.exposeInt('year', { nullable: true }),
        body: t.exposeString('body', { nullable: true }),
        carState: text('carState'),
        carLocation: text('carLocation'),
        mileage: t.exposeInt('mileage', { nullable: true }),
        transmission: t.exposeString('transmission', { nullable: true }),
        carType: t.field({ type: enums.CarType, resolve: ad => ad.carType }),
        shellColor: t.field({ type: Color, nullable: true, resolve: ad => ad.details.shellColor ?? null }),
        interiorColor: t.field({
          type: Color,
          nullable: true,
          resolve: ad => ad.details.interiorColor ?? null,
        }),
        exteriorShade: text('exteriorShade'),
        interiorShade: text('interiorShade'),
        location: t.field({
          type: Location,
          nullable: true,
          resolve: ad => ((ad.country ?? ad.city ?? ad.zipCode) ? ad : null),
        }),
        saddlery: text('saddlery'),
        releaseDate: text('releaseDate'),
        engine: text('engine'),
      };
    },
  });
  addContents(builder, CarAd, contents);
  addRegime(builder, CarAd, enums);
  return CarAd;
}

/** Whose sale it is and what it asks for, and what follows from both. */
function addRegime(builder: Builder, CarAd: CarAdRef, enums: AdEnums): void {
  builder.objectFields(CarAd, t => ({
    saleRegime: t.field({ type: enums.SaleRegime, resolve: regimeOf }),
    hasWithdrawal: t.boolean({
      description: 'Whether a consumer may go back on the purchase within fourteen days.',
      resolve: ad => hasWithdrawal(regimeOf(ad)),
    }),
    price: t.int({ nullable: true, resolve: ad => (hidesPrice(ad) ? null : ad.price) }),
    reducedPrice: t.int({ nullable: true, resolve: ad => (hidesPrice(ad) ? null : ad.reducedPrice) }),
    canStrikePrice: t.boolean({
      description: 'Whether price may be shown struck through beside reducedPrice.',
      resolve: ad => !hidesPrice(ad) && strikesPrice(ad),
    }),
  }));
}

type Contents = Pick<ReturnType<typeof adParts>, 'LocalizedText' | 'AdDocument' | 'Work' | 'AdPhotos'>;

/** What the ad tells and shows, beside its plain facts. */
function addContents(builder: Builder, CarAd: CarAdRef, parts: Contents): void {
  const { LocalizedText, AdDocument, Work, AdPhotos } = parts;
  const OptionalData = optionalDataType(builder);
  builder.objectFields(CarAd, t => {
    const text = (name: TextField) => t.string({ nullable: true, resolve: ad => ad.details[name] ?? null });
    const flag = (name: FlagField) => t.boolean({ resolve: ad => ad.details[name] ?? false });
    const localized = (name: LocalizedField) =>
      t.field({ type: LocalizedText, nullable: true, resolve: ad => ad.details[name] ?? null });
    return {
      publishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ad => ad.publishedAt }),
      updatedAt: t.field({
        type: 'DateTime',
        description: 'When its text or its state last changed; a bid changes neither.',
        resolve: ad => ad.updatedAt,
      }),
      doorNumber: t.int({ nullable: true, resolve: ad => ad.details.doorNumber ?? null }),
      registrationPlace: text('registrationPlace'),
      history: localized('history'),
      globalState: localized('globalState'),
      exteriorState: localized('exteriorState'),
      interiorState: localized('interiorState'),
      mechanicalState: localized('mechanicalState'),
      photos: t.field({ type: AdPhotos, resolve: ad => ad.photos }),
      highlights: t.stringList({ resolve: ad => ad.details.highlights ?? [] }),
      customHighlights: t.field({
        type: [LocalizedText],
        resolve: ad => ad.details.customHighlights ?? [],
      }),
      options: t.stringList({ resolve: ad => ad.details.options ?? [] }),
      customOptions: t.field({ type: [LocalizedText], resolve: ad => ad.details.customOptions ?? [] }),
      freeOption: localized('freeOption'),
      optionReportUrl: text('optionReportUrl'),
      documents: t.field({ type: [AdDocument], resolve: ad => ad.details.documents ?? [] }),
      customDocs: t.field({ type: [AdDocument], resolve: ad => ad.details.customDocs ?? [] }),
      carVerticalUrl: text('carVerticalUrl'),
      works: t.field({ type: [Work], resolve: ad => ad.details.works ?? [] }),
      warranty: flag('warranty'),
      refundWarranty: flag('refundWarranty'),
      internationalDelivery: flag('internationalDelivery'),
      fundingOpportunity: flag('fundingOpportunity'),
      sfInternalOpportunityId: text('sfInternalOpportunityId'),
      vinPublic: t.boolean({
        description: 'false: optionalData.vin is told only to those who are signed in.',
        resolve: ad => ad.details.vinPublic ?? true,
      }),
      optionalData: t.field({ type: OptionalData, resolve: ad => ad }),
    };
  });
}

type TextField =
  | 'carState'
  | 'carLocation'
  | 'exteriorShade'
  | 'interiorShade'
  | 'saddlery'
  | 'releaseDate'
  | 'engine'
  | 'registrationPlace'
  | 'optionReportUrl'
  | 'carVerticalUrl'
  | 'sfInternalOpportunityId';
type FlagField = 'warranty' | 'refundWarranty' | 'internationalDelivery' | 'fundingOpportunity';
type LocalizedField =
  | 'history'
  | 'globalState'
  | 'exteriorState'
  | 'interiorState'
  | 'mechanicalState'
  | 'freeOption';

/** A price that is not shown is not sent either (spec §4). */
function hidesPrice(ad: Ad): boolean {
  return ad.status === 'SOLD' || ad.isPriceHidden;
}

export type CarAdRef = ReturnType<typeof carAdType>;

function addReveal(builder: Builder, ads: Ads, { limitReveals }: AdsSchemaParts): void {
  type Contact = { phone: string | null; email: string | null };
  const OwnerContact = builder.objectRef<Contact>('OwnerContact').implement({
    fields: t => ({
      phone: t.exposeString('phone', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
    }),
  });
  builder.mutationField('revealOwnerContact', t =>
    t.field({
      type: OwnerContact,
      description: 'Rate-limited and logged.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: async (_root, { uuid }, { viewer, visitor, origin }) => {
        // Who is signed in is counted wherever they are; strangers share their address.
        await limitReveals(viewer?.id ?? origin);
        const ad = found(await ads.findPublic(uuid));
        // A sold car is nobody's to call about: its page offers the search for another.
        if (ad.status === 'SOLD') return { phone: null, email: null };
        return found(await ads.revealContact(ad.uuid, viewer?.id ?? null, visitor));
      },
    }),
  );
}
