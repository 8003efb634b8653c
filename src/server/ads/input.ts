import type { Builder } from '../graphql/index.ts';
import type { AdDetails, AdInput, PhotoRole } from './ad.ts';
import type { AdEnums } from './types.ts';

/** What staff may write of an ad: every field of CarAd in its input form. */
export function carAdInput(builder: Builder, enums: AdEnums) {
  const parts = inputParts(builder);
  return builder.inputType('CarAdInput', {
    description:
      'Every field of CarAd in its input form; the ones written here have exactly these names. brand, model and carType are required on creation. sellerEmail names the account that owns the ad.',
    fields: t => ({
      brand: t.string(),
      model: t.string(),
      version: t.string(),
      year: t.int(),
      carType: t.field({ type: enums.CarType }),
      price: t.int(),
      reducedPrice: t.int(),
      isPriceHidden: t.boolean(),
      mileage: t.int(),
      transmission: t.string(),
      body: t.string(),
      location: t.field({ type: parts.Location }),
      history: t.field({ type: parts.LocalizedText }),
      handleByCalandre: t.boolean(),
      calandreCollection: t.boolean(),
      isRetromobile: t.boolean(),
      sellerEmail: t.string(),
      highlights: t.stringList(),
      options: t.stringList(),
      warranty: t.boolean(),
      internationalDelivery: t.boolean(),
      sold: t.boolean(),
      carState: t.string(),
      carLocation: t.string(),
      shellColor: t.field({ type: parts.Color }),
      interiorColor: t.field({ type: parts.Color }),
      exteriorShade: t.string(),
      interiorShade: t.string(),
      saddlery: t.string(),
      releaseDate: t.string(),
      engine: t.string(),
      doorNumber: t.int(),
      registrationPlace: t.string(),
      globalState: t.field({ type: parts.LocalizedText }),
      exteriorState: t.field({ type: parts.LocalizedText }),
      interiorState: t.field({ type: parts.LocalizedText }),
      mechanicalState: t.field({ type: parts.LocalizedText }),
      customHighlights: t.field({ type: [parts.LocalizedText] }),
      customOptions: t.field({ type: [parts.LocalizedText] }),
      freeOption: t.field({ type: parts.LocalizedText }),
      optionReportUrl: t.string(),
      documents: t.field({ type: [parts.AdDocument] }),
      customDocs: t.field({ type: [parts.AdDocument] }),
      carVerticalUrl: t.string(),
      works: t.field({ type: [parts.Work] }),
      refundWarranty: t.boolean(),
      fundingOpportunity: t.boolean(),
      sfInternalOpportunityId: t.string(),
      sales: t.field({ type: parts.SalesContact }),
      vinPublic: t.boolean(),
      optionalData: t.field({ type: parts.OptionalData }),
      photos: t.field({ type: parts.AdPhotos }),
    }),
  });
}

export type CarAdInputRef = ReturnType<typeof carAdInput>;
type CarAdInputShape = CarAdInputRef['$inferInput'];

function inputParts(builder: Builder) {
  const LocalizedText = builder.inputType('LocalizedTextInput', {
    fields: t => ({ fr: t.string(), en: t.string(), es: t.string() }),
  });
  const Location = builder.inputType('LocationInput', {
    fields: t => ({ country: t.string(), city: t.string(), zipCode: t.string() }),
  });
  const Color = builder.inputType('ColorInput', {
    fields: t => ({
      code: t.string({ required: true }),
      nameFr: t.string({ required: true }),
      nameEn: t.string({ required: true }),
      nameEs: t.string({ required: true }),
      hex: t.string(),
    }),
  });
  const AdDocument = builder.inputType('AdDocumentInput', {
    fields: t => ({ label: t.string({ required: true }), urls: t.stringList({ required: true }) }),
  });
  const Work = builder.inputType('WorkInput', {
    fields: t => ({
      name: t.field({ type: LocalizedText, required: true }),
      description: t.field({ type: LocalizedText }),
      startDate: t.string(),
      endDate: t.string(),
    }),
  });
  const SalesContact = builder.inputType('SalesContactInput', {
    fields: t => ({
      firstName: t.string({ required: true }),
      phone: t.string(),
      email: t.string(),
      calendarUrl: t.string(),
      profilePicture: t.string(),
    }),
  });
  const AdPhotos = builder.inputType('AdPhotosInput', {
    description: 'Photos by their ids, in the order they are shown.',
    fields: t => ({ front: t.id(), exteriors: t.idList(), interiors: t.idList(), mechanics: t.idList() }),
  });
  const OptionalData = optionalDataInput(builder);
  return { LocalizedText, Location, Color, AdDocument, Work, SalesContact, AdPhotos, OptionalData };
}

function optionalDataInput(builder: Builder) {
  return builder.inputType('OptionalDataInput', {
    fields: t => ({
      horsePower: t.int(),
      originalHue: t.boolean(),
      fuel: t.string(),
      vin: t.string(),
      originPlace: t.string(),
      fiscalHorse: t.int(),
      gearNumber: t.int(),
      cylinderNumber: t.int(),
      cubicCapacity: t.int(),
      steeringWheel: t.string(),
      serialEngine: t.string(),
      lastRestoration: t.int(),
      expertiseLess5Y: t.boolean(),
    }),
  });
}

/** From the API's form to the room's: columns apart, and the rest as details. */
export function toAdInput(data: CarAdInputShape): AdInput {
  const { brand, model, version, year, carType, price, reducedPrice, isPriceHidden, mileage, ...rest } = data;
  const { transmission, body, location, handleByCalandre, calandreCollection, isRetromobile, ...more } = rest;
  const { sellerEmail, sold, photos, optionalData, ...details } = more;
  const place = location === undefined ? {} : { country: null, city: null, zipCode: null, ...location };
  const { fuel, ...technical } = optionalData ?? {};
  return given({
    ...given({ brand, model, version, year, carType, price, reducedPrice, isPriceHidden, mileage }),
    ...given({ transmission, body, handleByCalandre, calandreCollection, isRetromobile, fuel }),
    ...place,
    ...given({ sellerEmail, sold }),
    ...(photos ? { photos: photosIn(photos) } : {}),
    details: given({
      ...details,
      ...(optionalData === undefined ? {} : { optionalData: optionalData && technical }),
    }) as AdDetails,
  }) as AdInput;
}

/** Without the fields that were not given; a null was given. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

type PhotosShape = NonNullable<CarAdInputShape['photos']>;

function photosIn(photos: PhotosShape): { role: PhotoRole; id: string }[] {
  const list = (role: PhotoRole, ids: readonly string[] | null | undefined) =>
    (ids ?? []).map(id => ({ role, id: String(id) }));
  return [
    ...(photos.front ? list('FRONT', [photos.front]) : []),
    ...list('EXTERIOR', photos.exteriors),
    ...list('INTERIOR', photos.interiors),
    ...list('MECHANICS', photos.mechanics),
  ];
}
