import type { Ad, AdInput } from '../ads/index.ts';
import { requireInput } from '../context.ts';
import { documentIdOf, type Files } from '../files/index.ts';

/** What only the house says of a car. */
const HOUSE_FIELDS: readonly (keyof AdInput)[] = [
  'handleByCalandre',
  'calandreCollection',
  'isRetromobile',
  'sellerEmail',
  'sold',
  'reducedPrice',
];
const HOUSE_DETAILS: readonly (keyof Ad['details'])[] = [
  'sales',
  'sfInternalOpportunityId',
  'carVerticalUrl',
  'optionReportUrl',
  'warranty',
  'refundWarranty',
  'internationalDelivery',
  'fundingOpportunity',
];
const PHOTOS_MAX = 80;
const PAPERS_MAX = 60;

/** Refuses what a seller may not say. @throws AppError BadInput with the field */
export function requireSellersFields(input: AdInput): void {
  for (const field of HOUSE_FIELDS) requireInput(input[field] === undefined, field);
  for (const field of HOUSE_DETAILS) requireInput(input.details[field] === undefined, field);
  requireInput((input.photos?.length ?? 0) <= PHOTOS_MAX, 'photos');
}

const papersOf = ({ documents, customDocs }: Ad['details']) => [...(documents ?? []), ...(customDocs ?? [])];

/**
 * Papers are those that were sent in here, or stood with the ad before: an address somewhere else could show
 * tomorrow what nobody has looked at. @throws AppError BadInput
 */
export async function requireOwnPapers(
  files: Pick<Files, 'countDocuments'>,
  { details }: AdInput,
  known: Ad,
): Promise<void> {
  const given = papersOf(details).flatMap(({ urls }) => urls);
  requireInput(given.length <= PAPERS_MAX, 'documents');
  requireInput(
    papersOf(details).every(({ urls }) => urls.length > 0),
    'documents',
  );
  const before = new Set(papersOf(known.details).flatMap(({ urls }) => urls));
  const added = [...new Set(given.filter(url => !before.has(url)).map(documentIdOf))];
  const ids = added.filter(id => id !== null);
  const areAll = ids.length === added.length && (await files.countDocuments(ids)) === ids.length;
  requireInput(areAll, 'documents');
}
