import type { DemoAuction, DemoCar, OptionalData } from './car.ts';
import { type PaintCode, paint, type TrimCode, trim } from './colours.ts';
import { conditions, type Tier } from './conditions.ts';
import { conditionReports } from './reports.ts';
import { salesContacts } from './sales-contacts.ts';

type Written = Pick<
  DemoCar,
  | 'slug'
  | 'brand'
  | 'model'
  | 'year'
  | 'body'
  | 'carState'
  | 'mileage'
  | 'saddlery'
  | 'releaseDate'
  | 'engine'
  | 'history'
>;

type Flag = 'warranty' | 'refundWarranty' | 'internationalDelivery' | 'fundingOpportunity';

/** An ad as its author writes it: what is left out has the value most ads have. */
export interface Listing extends Written, Partial<Omit<DemoCar, keyof Written | 'documents' | 'auction'>> {
  readonly colours: readonly [PaintCode, TrimCode];
  readonly at: readonly [country: string, city: string, zipCode: string];
  readonly data: Partial<OptionalData>;
  readonly kind: 'retromobile' | 'collection' | 'handled' | 'pro' | 'seller';
  /** Which set of condition texts describes the car; none for an ad that says nothing about it. */
  readonly tier?: Tier;
  readonly services?: readonly Flag[];
  readonly papers?: readonly DemoCar['documents'][number]['label'][];
  /** Most ask for a card. */
  readonly sale?: Omit<DemoAuction, 'askForCardDetails'> & Partial<DemoAuction>;
}

/** What a car is of which its ad says nothing else, as most are. */
const MOST_ARE: OptionalData = {
  horsePower: null,
  originalHue: true,
  fuel: 'PETROL',
  vin: null,
  originPlace: null,
  fiscalHorse: null,
  gearNumber: null,
  cylinderNumber: null,
  cubicCapacity: null,
  steeringWheel: 'LEFT',
  serialEngine: null,
  lastRestoration: null,
  expertiseLess5Y: null,
};

/** The ads of one file, numbered from `first`: a reference belongs to its ad for good. */
export function listings(first: number, written: readonly Listing[]): DemoCar[] {
  return written.map((listing, i) =>
    adOf(listing, `CAL-2026-${String(first + i).padStart(4, '0')}`, first + i),
  );
}

function adOf(listing: Listing, reference: string, number: number): DemoCar {
  const { colours, at, data, kind, tier, services = [], papers = [], sale, ...fields } = listing;
  const shellColor = paint(colours[0]);
  const interiorColor = trim(colours[1]);
  const [country, city, zipCode] = at;
  const ofTheHouse = kind === 'collection' || kind === 'retromobile';
  const states = tier ? conditions(tier, number) : NO_STATES;
  return {
    version: null,
    carType: 'CLASSIC',
    transmission: 'MANUAL',
    doorNumber: 2,
    price: null,
    reducedPrice: null,
    isPriceHidden: false,
    sold: false,
    carLocation: kind === 'collection' || kind === 'retromobile' ? 'SHOWROOM' : 'AT_SELLER',
    exteriorShade: null,
    interiorShade: null,
    registrationPlace: country,
    ...states,
    conditionReport: conditionReports[listing.slug] ?? null,
    highlights: [],
    customHighlights: [],
    options: [],
    customOptions: [],
    freeOption: null,
    optionReportUrl: null,
    carVerticalUrl: null,
    customDocs: [],
    works: [],
    sfInternalOpportunityId: reference,
    sales: kind === 'handled' || ofTheHouse ? salesContacts[number % salesContacts.length]! : null,
    ...fields,
    shellColor,
    interiorColor,
    location: { country, city, zipCode },
    documents: papers.map(label => ({ label, urls: [documentUrl(listing.slug, label)] })),
    warranty: services.includes('warranty'),
    refundWarranty: services.includes('refundWarranty'),
    internationalDelivery: services.includes('internationalDelivery'),
    fundingOpportunity: services.includes('fundingOpportunity'),
    optionalData: { ...MOST_ARE, ...data },
    isRetromobile: kind === 'retromobile',
    calandreCollection: kind === 'collection',
    handleByCalandre: kind === 'handled',
    seller: ofTheHouse ? 'house' : kind === 'pro' ? 'pro' : 'seller',
    ...(sale ? { auction: { askForCardDetails: true, ...sale } } : {}),
  };
}

const NO_STATES = { globalState: null, exteriorState: null, interiorState: null, mechanicalState: null };

/** One file a document: `/documents/demo/<slug>-<label>.pdf`. */
function documentUrl(slug: string, label: string): string {
  return `/documents/demo/${slug}-${label.toLowerCase().replaceAll('_', '-')}.pdf`;
}
