import { readFile } from 'node:fs/promises';
import type { Guest, TestHouse } from './house.ts';

export type Offered = { readonly uuid: string; readonly slug: string; readonly path: string };

const text = (fr: string, en?: string) => ({ fr, ...(en ? { en } : {}) });

const WHOLE = await readFile(new URL('../../src/web/graphql/whole.gen.graphql', import.meta.url), 'utf8');

/** The fragment that asks for all of a car as it is written, or for its technical data. */
export const fragmentOf = (name: 'CarValues' | 'TechnicalData'): string =>
  new RegExp(`^fragment ${name} [^]*?^}`, 'm').exec(WHOLE)?.[0] ?? '';

/** What an ad can carry, all of it. */
export const EVERY_FIELD = {
  brand: 'Citroën',
  model: 'DS 21',
  version: 'Pallas',
  year: 1969,
  carType: 'CLASSIC',
  price: 48_900,
  body: 'SALOON',
  transmission: 'SEMI_AUTOMATIC',
  mileage: 98_400,
  carState: 'EXCELLENT',
  carLocation: 'SHOWROOM',
  location: { country: 'FR', city: 'Dieppe', zipCode: '76200' },
  shellColor: { code: 'BLUE', nameFr: 'Bleu', nameEn: 'Blue', nameEs: 'Azul' },
  interiorColor: { code: 'RED', nameFr: 'Rouge', nameEn: 'Red', nameEs: 'Rojo' },
  exteriorShade: 'METALLIC',
  interiorShade: 'PLAIN',
  saddlery: 'LEATHER',
  releaseDate: '1969-04-17',
  engine: '2 175 cm³ à injection',
  doorNumber: 4,
  registrationPlace: 'BE',
  history: text('Une seule famille.\n<img src=x onerror=alert(1)>'),
  globalState: text('Très belle.', 'Very fine.'),
  exteriorState: text('Chromes repolis.'),
  interiorState: text("D'origine."),
  mechanicalState: text('Révisée.'),
  highlights: ['MATCHING_NUMBERS', 'FRANCE', 'FIRST_HAND'],
  customHighlights: [text('Phares directionnels', 'Turning headlights')],
  options: ['PERIOD_RADIO', 'LEATHER_SEATS'],
  customOptions: [text('Tapis sur mesure')],
  freeOption: text('Sphères neuves.'),
  documents: [{ label: 'REGISTRATION_CERTIFICATE', urls: ['/files/certificate.pdf'] }],
  customDocs: [{ label: 'Lettre du premier propriétaire', urls: ['/files/letter.jpg'] }],
  carVerticalUrl: '/files/history.pdf',
  optionReportUrl: '/files/options.pdf',
  works: [
    { name: text('Sellerie', 'Upholstery'), startDate: '2019-05-01', endDate: '2019-06-30' },
    { name: text('Révision', 'Service'), description: text('Vidange'), startDate: '2024-03-02' },
  ],
  warranty: true,
  refundWarranty: true,
  internationalDelivery: true,
  fundingOpportunity: true,
  sfInternalOpportunityId: 'CAL-2026-0001',
  optionalData: {
    horsePower: 109,
    originalHue: true,
    fuel: 'PETROL',
    vin: '4647291',
    originPlace: 'FR',
    fiscalHorse: 12,
    gearNumber: 4,
    cylinderNumber: 4,
    cubicCapacity: 2_175,
    seats: 5,
    steeringWheel: 'LEFT',
    serialEngine: 'DX2 0192',
    lastRestoration: 2021,
    expertiseLess5Y: false,
  },
} as const;

/** No more than an ad must have. */
export const BARE = { brand: 'Panhard', model: '24 CT', carType: 'CLASSIC' } as const;

export const SALES = {
  firstName: 'Margaux',
  phone: '+33639980141',
  email: 'margaux@calandre.example',
  calendarUrl: 'https://calendar.calandre.example/margaux',
} as const;

/** Who may write ads and put them before the public. */
export const adStaff = (house: TestHouse): Promise<Guest> =>
  house.guest({ permissions: ['Ads:create', 'Ads:update', 'Ads:publish'] });

const CREATE = 'mutation($data:CarAdInput!){createCarAd(data:$data){uuid slug}}';
const PUBLISH = 'mutation($uuid:ID!){publishCarAd(uuid:$uuid){uuid}}';

/** Writes an ad as staff do and puts it before the public. */
export async function offer(staff: Guest, data: object): Promise<Offered> {
  const { uuid, slug } = await draft(staff, data);
  await staff.ask(PUBLISH, { uuid });
  return { uuid, slug, path: `/acheter/voiture-collection/${slug}.html` };
}

/** Writes an ad and has it sold. */
export async function sell(staff: Guest, data: object): Promise<Offered> {
  const offered = await offer(staff, data);
  const sold = 'mutation($uuid:ID!){updateCarAd(uuid:$uuid,data:{sold:true}){uuid}}';
  await staff.ask(sold, { uuid: offered.uuid });
  return offered;
}

/** Writes an ad that nobody else may see yet. */
export async function draft(staff: Guest, data: object): Promise<{ uuid: string; slug: string }> {
  const answer = await staff.ask(CREATE, { data });
  const made = (answer.data as { createCarAd?: { uuid: string; slug: string } } | null)?.createCarAd;
  if (!made) throw new Error(`no ad was made: ${JSON.stringify(answer.errors)}`);
  return made;
}
