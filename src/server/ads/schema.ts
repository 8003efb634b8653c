import { hasWithdrawal, isTradeSale } from '#shared/sale/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { AuditEntryRef } from '../audit/schema.ts';
import type { Viewer } from '../context.ts';
import { found, requireInput } from '../errors.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed, exposedOrNull } from '../graphql/index.ts';
import { type Ad, valueIn } from './ad.ts';
import { type CarAdRef, type CarTypes, carAdInput, carTypes, fieldsIn } from './car-schema.ts';
import { shownReport } from './condition-schema.ts';
import type { Ads } from './index.ts';
import { addStaffMutations } from './staff-mutations.ts';
import { addStaffQueries } from './staff-schema.ts';
import { type AdEnums, adEnums, adParts, kindOf, regimeOf, strikesPrice } from './types.ts';

export type { CarAdInputRef, CarAdRef, CarAdValuesRef, LocalizedTextRef } from './car-schema.ts';

export type AdsSchemaParts = {
  readonly Photo: PhotoRef;
  readonly AuditEntry: AuditEntryRef;
  readonly listEntries: (subjectId: string, first: number) => Promise<AuditEntry[]>;
  /** Whether the car's auction is planned or running. */
  readonly hasOpenAuction: (uuid: string) => Promise<boolean>;
  /** @throws AppError RateLimited */
  readonly limitReveals: (asker: string) => Promise<void>;
};

const SIMILAR_MAX = 20;

/** Defines the ads' schema; other folders add fields to the returned CarAd. */
export function adsSchema(builder: Builder, ads: Ads, parts: AdsSchemaParts) {
  const enums = adEnums(builder);
  const types = carTypes(builder, enums, parts.Photo);
  const CarAd = carAdType(builder, ads, parts.Photo, enums, types);
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
  addStaffMutations(builder, ads, CarAd, CarAdInput, parts.hasOpenAuction);
  addStaffQueries(builder, ads, { ...parts, CarAd, CarAdValues: types.Values, enums });
  addReveal(builder, ads, parts);
  return { CarAd, CarAdInput, CarAdValues: types.Values, LocalizedText: types.LocalizedText, enums };
}

/** The fields without reader restrictions. */
const PLAIN = fieldsIn(undefined).filter(({ kind, reader }) => kind !== 'photos' && reader === undefined);

function carAdType(builder: Builder, ads: Ads, Photo: PhotoRef, enums: AdEnums, types: CarTypes) {
  const { AdPhotos, Owner } = adParts(builder, Photo);
  const CarAd = builder.objectRef<Ad>('CarAd');
  CarAd.implement({
    fields: t => ({
      ...exposed(t, { ID: ['uuid'], String: ['slug'] }),
      ...types.fieldsOf(t, PLAIN, (ad, field) =>
        field.kind === 'condition' ? shownReport(ad) : valueIn(ad, field),
      ),
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
      kind: t.field({ type: enums.AdKind, resolve: kindOf }),
      status: t.expose('status', { type: enums.AdStatus }),
      isPublic: t.exposeBoolean('isPublic', {
        description: 'Whether everybody may see it; not so a sold car whose page was taken from the public.',
      }),
      sold: t.boolean({ resolve: ad => ad.status === 'SOLD' }),
      owner: t.field({
        type: Owner,
        nullable: true,
        description: 'Null where the house sells for them, but to themselves and to staff who write ads.',
        resolve: (ad, _args, { viewer }) => (ad.ownerId !== null && mayKnowOwner(ad, viewer) ? ad : null),
      }),
      photos: t.expose('photos', { type: AdPhotos }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description: 'When its text or its state last changed; a bid changes neither.',
      }),
      location: t.field({
        type: types.location,
        nullable: true,
        resolve: ad => ((ad.country ?? ad.city ?? ad.zipCode) ? ad : null),
      }),
      optionalData: t.field({
        type: types.optionalData,
        resolve: ({ details, fuel }, _args, { viewer }) => {
          const isVinShown = viewer !== null || (details.vinPublic ?? true);
          return { ...details.optionalData, fuel, ...(isVinShown ? {} : { vin: null }) };
        },
      }),
      sales: t.field({
        type: types.sales,
        nullable: true,
        description: 'Of a car that is sold, how they are reached is told to staff who write ads alone.',
        resolve: (ad, _args, { viewer }) => contactIn(ad, viewer),
      }),
    }),
  });
  addRegime(builder, CarAd, enums);
  return CarAd;
}

/** The owner is not named where the house sells for them, since the house answers to the buyers. */
const mayKnowOwner = (ad: Ad, viewer: Viewer | null) =>
  !isOfHouse(ad) || viewer?.id === ad.ownerId || writesAds(viewer);

const isOfHouse = ({ handleByCalandre, calandreCollection }: Ad) => handleByCalandre || calandreCollection;
const writesAds = (viewer: Viewer | null) => viewer?.permissions.has('Ads:update') === true;

/** Returns the house's contact for its own cars; once sold, inquiries go to the search for another (`car/contact`). */
function contactIn(ad: Ad, viewer: Viewer | null) {
  const sales = (isOfHouse(ad) && ad.details.sales) || null;
  const isClosed = ad.status === 'SOLD' && !writesAds(viewer);
  return sales && isClosed ? { ...sales, phone: null, email: null, calendarUrl: null } : sales;
}

/** Adds the sale's regime, the price, and what follows from both. */
function addRegime(builder: Builder, CarAd: CarAdRef, enums: AdEnums): void {
  builder.objectFields(CarAd, t => ({
    saleRegime: t.field({ type: enums.SaleRegime, resolve: regimeOf }),
    hasWithdrawal: t.boolean({
      description: 'Whether a consumer may go back on the purchase within fourteen days.',
      resolve: ad => hasWithdrawal({ regime: regimeOf(ad), isTradeSale: isTradeSale(ad) }),
    }),
    price: t.int({
      nullable: true,
      description: 'Of before any reduction; what is asked is reducedPrice where there is one.',
      resolve: ad => (hidesPrice(ad) ? null : ad.price),
    }),
    reducedPrice: t.int({
      nullable: true,
      description: 'What is asked since the price was reduced; null where it was not.',
      resolve: ad => (hidesPrice(ad) ? null : ad.reducedPrice),
    }),
    canStrikePrice: t.boolean({
      description: 'Whether price may be shown struck through beside reducedPrice.',
      resolve: ad => !hidesPrice(ad) && strikesPrice(ad),
    }),
  }));
}

/** A price that is not shown is not sent either (spec §4). */
function hidesPrice(ad: Ad): boolean {
  return ad.status === 'SOLD' || ad.isPriceHidden;
}

function addReveal(builder: Builder, ads: Ads, { limitReveals }: AdsSchemaParts): void {
  type Contact = { phone: string | null; email: string | null };
  const OwnerContact = builder.objectRef<Contact>('OwnerContact').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['phone', 'email'] }),
    }),
  });
  builder.mutationField('revealOwnerContact', t =>
    t.field({
      type: OwnerContact,
      description: 'Rate-limited and logged.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: async (_root, { uuid }, { viewer, visitor, origin }) => {
        // Signed-in people are limited by account; others share their address's limit.
        await limitReveals(viewer?.id ?? origin);
        const ad = found(await ads.findPublic(uuid));
        // No calls about a sold car: its page offers a search for another. Nor to owners who sell through the house,
        // which answers for them.
        const isTheHouses = ad.handleByCalandre || ad.calandreCollection;
        if (ad.status === 'SOLD' || isTheHouses) return { phone: null, email: null };
        return found(await ads.revealContact(ad.uuid, viewer?.id ?? null, visitor));
      },
    }),
  );
}
