import { LOCALES } from '#shared/words/locale.ts';
import type { CsvColumn } from '../csv/index.ts';
import type { Ad } from './ad.ts';

/** An ad in the form in which it is written: what CarAdInput takes. */
export type WrittenAd = Readonly<Record<string, unknown>>;

/** An ad as staff would write it. */
export function writtenAd({ details, photos, ...ad }: Ad, sellerEmail: string | null): WrittenAd {
  const { country, city, zipCode, fuel } = ad;
  const idsOf = (role: string) => photos.filter(photo => photo.role === role).map(({ id }) => id);
  return {
    ...details,
    brand: ad.brand,
    model: ad.model,
    version: ad.version,
    year: ad.year,
    carType: ad.carType,
    price: ad.price,
    reducedPrice: ad.reducedPrice,
    isPriceHidden: ad.isPriceHidden,
    mileage: ad.mileage,
    transmission: ad.transmission,
    body: ad.body,
    location: country === null && city === null && zipCode === null ? null : { country, city, zipCode },
    handleByCalandre: ad.handleByCalandre,
    calandreCollection: ad.calandreCollection,
    isRetromobile: ad.isRetromobile,
    sellerEmail,
    optionalData: { ...details.optionalData, fuel },
    photos: {
      front: idsOf('FRONT')[0] ?? null,
      exteriors: idsOf('EXTERIOR'),
      interiors: idsOf('INTERIOR'),
      mechanics: idsOf('MECHANICS'),
    },
  };
}

export type SheetKind = 'text' | 'whole' | 'flag' | 'list';

const texts = (name: string): [string, SheetKind][] => LOCALES.map(locale => [`${name}.${locale}`, 'text']);

/** The columns of a sheet of ads, out and in: a path into CarAdInput, and how its cell is read. */
export const SHEET: readonly (readonly [path: string, kind: SheetKind])[] = [
  ['brand', 'text'],
  ['model', 'text'],
  ['version', 'text'],
  ['year', 'whole'],
  ['carType', 'text'],
  ['price', 'whole'],
  ['reducedPrice', 'whole'],
  ['isPriceHidden', 'flag'],
  ['mileage', 'whole'],
  ['transmission', 'text'],
  ['body', 'text'],
  ['location.country', 'text'],
  ['location.city', 'text'],
  ['location.zipCode', 'text'],
  ['handleByCalandre', 'flag'],
  ['calandreCollection', 'flag'],
  ['isRetromobile', 'flag'],
  ['sellerEmail', 'text'],
  ['sfInternalOpportunityId', 'text'],
  ['carState', 'text'],
  ['carLocation', 'text'],
  ['exteriorShade', 'text'],
  ['interiorShade', 'text'],
  ['saddlery', 'text'],
  ['releaseDate', 'text'],
  ['engine', 'text'],
  ['doorNumber', 'whole'],
  ['registrationPlace', 'text'],
  ...texts('history'),
  ...texts('globalState'),
  ...texts('exteriorState'),
  ...texts('interiorState'),
  ...texts('mechanicalState'),
  ...texts('freeOption'),
  ['highlights', 'list'],
  ['options', 'list'],
  ['optionReportUrl', 'text'],
  ['carVerticalUrl', 'text'],
  ['warranty', 'flag'],
  ['refundWarranty', 'flag'],
  ['internationalDelivery', 'flag'],
  ['fundingOpportunity', 'flag'],
  ['vinPublic', 'flag'],
  ['optionalData.fuel', 'text'],
  ['optionalData.horsePower', 'whole'],
  ['optionalData.fiscalHorse', 'whole'],
  ['optionalData.gearNumber', 'whole'],
  ['optionalData.cylinderNumber', 'whole'],
  ['optionalData.cubicCapacity', 'whole'],
  ['optionalData.steeringWheel', 'text'],
  ['optionalData.vin', 'text'],
  ['optionalData.serialEngine', 'text'],
  ['optionalData.originPlace', 'text'],
  ['optionalData.lastRestoration', 'whole'],
  ['optionalData.originalHue', 'flag'],
  ['optionalData.expertiseLess5Y', 'flag'],
];

/** Between the codes of one cell. */
export const BETWEEN = '|';

function at(written: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], written);
}

type SheetRow = { readonly ad: Ad; readonly written: WrittenAd };

/** A sheet of ads, as it can be brought in again. */
export const AD_SHEET: readonly CsvColumn<SheetRow>[] = [
  ['uuid', ({ ad }) => ad.uuid],
  ['status', ({ ad }) => ad.status],
  ...SHEET.map(
    ([path]): CsvColumn<SheetRow> => [
      path,
      ({ written }) => {
        const value = at(written, path);
        return Array.isArray(value) ? value.join(BETWEEN) : (value as string | number | boolean | null);
      },
    ],
  ),
];
