import { differenceOf, record } from '../audit/index.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import type { Ad } from './ad.ts';

/** What an edit was about, as far as the public is told. */
export const AD_TOPICS = [
  'IDENTITY',
  'PRICE',
  'DESCRIPTION',
  'STATE',
  'PHOTOS',
  'DOCUMENTS',
  'EQUIPMENT',
  'WORKS',
  'PLACE',
  'TERMS',
] as const;
export type AdTopic = (typeof AD_TOPICS)[number];

/** Fields by their topic; those of no topic are the house's own business. */
const TOPICS: Readonly<Record<AdTopic, readonly string[]>> = {
  IDENTITY: [
    ...['brand', 'model', 'version', 'year', 'carType', 'body', 'transmission', 'fuel', 'mileage', 'engine'],
    ...['doorNumber', 'releaseDate', 'registrationPlace', 'optionalData', 'shellColor', 'interiorColor'],
    ...['exteriorShade', 'interiorShade', 'saddlery', 'isRetromobile'],
  ],
  PRICE: ['price', 'reducedPrice', 'isPriceHidden'],
  DESCRIPTION: ['history', 'highlights', 'customHighlights'],
  STATE: ['carState', 'globalState', 'exteriorState', 'interiorState', 'mechanicalState'],
  PHOTOS: ['photos'],
  DOCUMENTS: ['documents', 'customDocs', 'carVerticalUrl', 'optionReportUrl'],
  EQUIPMENT: ['options', 'customOptions', 'freeOption'],
  WORKS: ['works'],
  PLACE: ['country', 'city', 'zipCode', 'carLocation'],
  TERMS: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
};

export const topicsOf = (names: readonly string[]): AdTopic[] =>
  AD_TOPICS.filter(topic => TOPICS[topic].some(name => names.includes(name)));

export const nameOf = ({ brand, model, version, year }: Pick<Ad, 'brand' | 'model' | 'version' | 'year'>) =>
  [brand, model, version, year].filter(part => part !== null).join(' ');

/** An ad as the log compares it, field by field. */
function stateOf({ details, photos, ...ad }: Ad): Record<string, unknown> {
  const { uuid, id, slug, status, revision, publishedAt, updatedAt, ownerFirstName, ownerIsPro, ...fields } =
    ad;
  return { ...fields, ...details, photos: photos.map(photo => `${photo.role} ${photo.id}`) };
}

const stepOf = (ad: Ad, step: string, actorId: string | null) =>
  ({ actorId, action: `ad.${step}`, subjectId: ad.uuid, subjectName: nameOf(ad) }) as const;

/** The names of the fields that an edit changed. */
export const changedNames = (before: Ad, after: Ad): readonly string[] =>
  differenceOf(stateOf(before), stateOf(after)).names;

/** Writes what an edit changed; answers the names of the fields, none when it changed nothing. */
export async function recordEdit(
  writes: Writes,
  before: Ad,
  after: Ad,
  actorId: string | null,
): Promise<readonly string[]> {
  const entry = stepOf(after, 'updated', actorId);
  return record(writes, { ...entry, before: stateOf(before), after: stateOf(after) }, { isQuiet: true });
}

export async function recordStep(
  writes: Writes,
  ad: Ad,
  step: 'created' | 'published' | 'sold' | 'withdrawn' | 'photoDescribed',
  actorId: string | null,
): Promise<void> {
  await record(writes, stepOf(ad, step, actorId));
}

/** An edit as the public is told of it. */
export type AdChange = { readonly changedAt: number; readonly topics: readonly AdTopic[] };

const CHANGES_MAX = 200;
const changesSql = statement(
  'ads.findChanges',
  `select e.* from unnest($1::text[]) as asked (uuid), lateral (
     select subject_id as uuid, recorded_at as "changedAt", array(select jsonb_object_keys(before || after)) as names
     from audit_entries where subject_id = asked.uuid and action = 'ad.updated'
     order by id desc limit ${CHANGES_MAX}) e`,
);
type Row = { readonly uuid: string; readonly changedAt: number; readonly names: string[] };

/** Edits by ad, newest first; those of one minute are one. */
export async function findChanges(reads: Reads, uuids: readonly string[]): Promise<Map<string, AdChange[]>> {
  const rows = await reads.query<Row>(changesSql, [uuids]);
  return new Map(uuids.map(uuid => [uuid, toldOf(rows.filter(row => row.uuid === uuid))]));
}

function toldOf(rows: readonly Row[]): AdChange[] {
  const byMinute = new Map<number, Row>();
  for (const row of rows) {
    const minute = Math.floor(row.changedAt / 60_000);
    const known = byMinute.get(minute);
    if (known) known.names.push(...row.names);
    else byMinute.set(minute, { ...row });
  }
  return [...byMinute.values()]
    .map(({ changedAt, names }) => ({ changedAt, topics: topicsOf(names) }))
    .filter(({ topics }) => topics.length > 0);
}
