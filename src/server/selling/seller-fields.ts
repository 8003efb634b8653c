import { type CarInput, fieldsWithContactData, houseFieldIn } from '#shared/fields/index.ts';
import { type Ad, type AdInput, type Ads, paperUrlsIn, photoList } from '../ads/index.ts';
import { requireInput } from '../errors.ts';
import { documentIdOf, type Files } from '../files/index.ts';

const PHOTOS_MAX = 80;
const PAPERS_MAX = 60;

/** Refuses texts with contact data that bypass the house. @throws AppError BadInput with the field */
export function requireNoContactData(input: CarInput): void {
  const [field] = fieldsWithContactData(input);
  requireInput(field === undefined, field ?? '');
}

/** Refuses fields that a seller may not set. @throws AppError BadInput with the field */
export function requireSellersFields(input: AdInput): void {
  const field = houseFieldIn(input);
  requireInput(field === null, field ?? '');
  requireInput(input.sold === undefined, 'sold');
  requireNoContactData(input);
  requireInput(!input.photos || photoList(input.photos).length <= PHOTOS_MAX, 'photos');
}

const papersOf = ({ documents, customDocs }: AdInput) => [...(documents ?? []), ...(customDocs ?? [])];

type PapersParts = {
  readonly files: Pick<Files, 'findGonePapers'>;
  readonly ads: Pick<Ads, 'isPaperShown'>;
};

/**
 * Requires that documents were uploaded here, or belonged to the ad before: content at another URL could change after
 * the review. Nor may sellers reference files they cannot read, since whoever owns the ad can read its documents.
 * @throws AppError BadInput
 */
export async function requireOwnPapers(
  { files, ads }: PapersParts,
  viewerId: string,
  input: AdInput,
  known: Ad,
): Promise<void> {
  const papers = papersOf(input);
  const given = paperUrlsIn(input);
  requireInput(given.length <= PAPERS_MAX, 'documents');
  const stood = papersOf(known.details);
  // A document that was only named before may still lack its file.
  const isNamed = (label: string) => stood.some(paper => paper.label === label);
  requireInput(
    papers.every(({ label, urls }) => urls.length > 0 || isNamed(label)),
    'documents',
  );
  const before = new Set(paperUrlsIn(known.details));
  const added = given.filter(url => !before.has(url));
  requireInput(
    added.every(url => documentIdOf(url) !== null),
    'documents',
  );
  const gone = await files.findGonePapers(added);
  requireInput(gone.length === 0, 'documents', { gone });
  for (const url of added) requireInput(await ads.isPaperShown(url, viewerId), 'documents');
}
