import type { Instant, PricePoint } from '#shared/sale/index.ts';
import type { Photo } from '../files/index.ts';

export type LocalizedText = { fr?: string | null; en?: string | null; es?: string | null };
export type Color = { code: string; nameFr: string; nameEn: string; nameEs: string; hex?: string | null };
export type AdDocument = { label: string; urls: string[] };
export type Work = {
  name: LocalizedText;
  description?: LocalizedText | null;
  startDate?: string | null;
  endDate?: string | null;
};
export type SalesContact = {
  firstName: string;
  phone?: string | null;
  email?: string | null;
  calendarUrl?: string | null;
  profilePicture?: string | null;
};
export type OptionalData = {
  horsePower?: number | null;
  originalHue?: boolean | null;
  vin?: string | null;
  originPlace?: string | null;
  fiscalHorse?: number | null;
  gearNumber?: number | null;
  cylinderNumber?: number | null;
  cubicCapacity?: number | null;
  steeringWheel?: string | null;
  serialEngine?: string | null;
  lastRestoration?: number | null;
  expertiseLess5Y?: boolean | null;
};

/** The fields of an ad that nobody filters by; a missing one is null or empty when it is read. */
export type AdDetails = {
  carState?: string | null;
  carLocation?: string | null;
  shellColor?: Color | null;
  interiorColor?: Color | null;
  exteriorShade?: string | null;
  interiorShade?: string | null;
  saddlery?: string | null;
  releaseDate?: string | null;
  engine?: string | null;
  doorNumber?: number | null;
  registrationPlace?: string | null;
  history?: LocalizedText | null;
  globalState?: LocalizedText | null;
  exteriorState?: LocalizedText | null;
  interiorState?: LocalizedText | null;
  mechanicalState?: LocalizedText | null;
  highlights?: string[] | null;
  customHighlights?: LocalizedText[] | null;
  options?: string[] | null;
  customOptions?: LocalizedText[] | null;
  freeOption?: LocalizedText | null;
  optionReportUrl?: string | null;
  documents?: AdDocument[] | null;
  customDocs?: AdDocument[] | null;
  carVerticalUrl?: string | null;
  works?: Work[] | null;
  warranty?: boolean | null;
  refundWarranty?: boolean | null;
  internationalDelivery?: boolean | null;
  fundingOpportunity?: boolean | null;
  sfInternalOpportunityId?: string | null;
  sales?: SalesContact | null;
  /** false: the vin is for those who are signed in; a plate is easily cloned from it. */
  vinPublic?: boolean | null;
  optionalData?: OptionalData | null;
};

export type CarType = 'CLASSIC' | 'YOUNGTIMER' | 'GT' | 'OTHER';
export type AdStatus = 'DRAFT' | 'PUBLISHED' | 'SOLD' | 'WITHDRAWN';
export type PhotoRole = 'FRONT' | 'EXTERIOR' | 'INTERIOR' | 'MECHANICS';

/** An ad's fields that have a column of their own. */
export type AdColumns = {
  brand: string;
  model: string;
  version: string | null;
  year: number | null;
  carType: CarType;
  body: string | null;
  transmission: string | null;
  fuel: string | null;
  mileage: number | null;
  price: number | null;
  reducedPrice: number | null;
  isPriceHidden: boolean;
  country: string | null;
  city: string | null;
  zipCode: string | null;
  isRetromobile: boolean;
  calandreCollection: boolean;
  handleByCalandre: boolean;
};

export type Ad = AdColumns & {
  /** Grows by one with every edit. */
  readonly revision: number;
  readonly uuid: string;
  readonly id: number;
  readonly slug: string;
  readonly status: AdStatus;
  readonly ownerId: string | null;
  readonly ownerFirstName: string | null;
  readonly ownerIsPro: boolean;
  readonly details: AdDetails;
  /** When it was first public; null for a draft. */
  readonly publishedAt: Instant | null;
  readonly updatedAt: Instant;
  /** Every change of a price that is reduced now, oldest first; null for any other. */
  readonly priceHistory: readonly PricePoint[] | null;
  readonly photos: readonly (Photo & { readonly role: PhotoRole })[];
};

/** What staff give of an ad: absent means unchanged, null means none. */
export type AdInput = { [Field in keyof AdColumns]?: AdColumns[Field] | null } & {
  details: AdDetails;
  sellerEmail?: string | null;
  sold?: boolean | null;
  photos?: { role: PhotoRole; id: string }[];
};

/** Whether anyone may see the ad. */
export function isPublic(ad: Pick<Ad, 'status'>): boolean {
  return ad.status === 'PUBLISHED' || ad.status === 'SOLD';
}
