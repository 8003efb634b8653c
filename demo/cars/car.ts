import type { CAR_CODES, CodeList, ConditionReport } from '#shared/fields/index.ts';

type OneOf<List extends CodeList> = (typeof CAR_CODES)[List][number];

/** The same words in the three languages of the house. */
export interface LocalizedText {
  readonly fr: string;
  readonly en: string;
  readonly es: string;
}

export interface Color {
  readonly code: string;
  readonly nameFr: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly hex: string;
}

export interface Work {
  readonly name: LocalizedText;
  readonly description: LocalizedText | null;
  /** YYYY-MM-DD. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export interface SalesContact {
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly calendarUrl: string;
  readonly profilePicture: string | null;
}

export interface OptionalData {
  readonly horsePower: number | null;
  readonly originalHue: boolean | null;
  readonly fuel: OneOf<'fuel'> | null;
  readonly vin: string | null;
  /** ISO 3166 alpha-2, like every country here. */
  readonly originPlace: string | null;
  readonly fiscalHorse: number | null;
  readonly gearNumber: number | null;
  readonly cylinderNumber: number | null;
  /** Cubic centimetres. */
  readonly cubicCapacity: number | null;
  readonly steeringWheel: OneOf<'steering'> | null;
  readonly serialEngine: string | null;
  /** A year. */
  readonly lastRestoration: number | null;
  readonly expertiseLess5Y: boolean | null;
}

/** One ad: all that staff can write about a car, and its auction where it has one. */
export interface DemoCar {
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly version: string | null;
  readonly year: number;
  readonly carType: OneOf<'carType'>;
  /** Whole euros; null where the car is only sold at auction. */
  readonly price: number | null;
  readonly reducedPrice: number | null;
  readonly isPriceHidden: boolean;
  readonly sold: boolean;
  readonly body: OneOf<'body'>;
  readonly carState: OneOf<'state'>;
  readonly carLocation: OneOf<'carLocation'>;
  /** Kilometres. */
  readonly mileage: number;
  readonly transmission: OneOf<'transmission'>;
  readonly shellColor: Color;
  readonly interiorColor: Color;
  readonly exteriorShade: OneOf<'shade'> | null;
  readonly interiorShade: OneOf<'shade'> | null;
  readonly location: { readonly country: string; readonly city: string; readonly zipCode: string };
  readonly saddlery: OneOf<'saddlery'>;
  /** YYYY-MM-DD. */
  readonly releaseDate: string;
  readonly engine: string;
  readonly doorNumber: number;
  readonly registrationPlace: string;
  readonly history: LocalizedText;
  readonly globalState: LocalizedText | null;
  readonly exteriorState: LocalizedText | null;
  readonly interiorState: LocalizedText | null;
  readonly mechanicalState: LocalizedText | null;
  readonly conditionReport: ConditionReport | null;
  readonly highlights: readonly OneOf<'highlight'>[];
  readonly customHighlights: readonly LocalizedText[];
  readonly options: readonly OneOf<'option'>[];
  readonly customOptions: readonly LocalizedText[];
  readonly freeOption: LocalizedText | null;
  readonly optionReportUrl: string | null;
  readonly carVerticalUrl: string | null;
  readonly documents: readonly AdDocument<OneOf<'documentLabel'>>[];
  readonly customDocs: readonly AdDocument<string>[];
  readonly works: readonly Work[];
  readonly warranty: boolean;
  readonly refundWarranty: boolean;
  readonly internationalDelivery: boolean;
  readonly fundingOpportunity: boolean;
  readonly sfInternalOpportunityId: string;
  readonly optionalData: OptionalData;
  readonly isRetromobile: boolean;
  readonly calandreCollection: boolean;
  readonly handleByCalandre: boolean;
  /** Whose account the ad hangs on. */
  readonly seller: 'house' | 'pro' | 'seller';
  /** Who at the house answers for a car it handles. */
  readonly sales: SalesContact | null;
  readonly auction?: DemoAuction;
}

export interface AdDocument<Label extends string> {
  readonly label: Label;
  readonly urls: readonly string[];
}

export type AuctionPhase =
  | 'running'
  | 'endingSoon'
  | 'lastMinutes'
  | 'coming'
  | 'startingSoon'
  | 'soldReserveMet'
  | 'soldNoReserve'
  | 'unsold'
  | 'cancelled';

export interface DemoAuction {
  readonly phase: AuctionPhase;
  readonly startingPrice: number;
  /** null: no reserve. */
  readonly reservePrice: number | null;
  readonly askForCardDetails: boolean;
  readonly extensionWindowSeconds?: number;
  readonly tieRule?: 'REFUSE' | 'EARLIEST_WINS';
  /** What the house thinks the hammer will bring, in euros. */
  readonly estimateHint?: readonly [low: number, high: number];
  /** Oldest first; every one of them would be accepted by the rules of sale. */
  readonly bids: readonly PlannedBid[];
}

export interface PlannedBid {
  /** Buyers are numbered from 1; the same number is the same person in every auction. */
  readonly buyer: number;
  readonly bid: number;
  readonly max?: number;
}
