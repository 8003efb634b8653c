import { isBidAmount } from '#sale/index.ts';
import { requireInput } from '../context.ts';
import type { AdInput } from './ad.ts';
import { DOCUMENT_LABELS, HIGHLIGHTS, OPTIONS } from './codes.ts';

const TEXT_LENGTH_MAX = 20_000;
const LIST_LENGTH_MAX = 200;
const YEAR_MIN = 1885;
const YEAR_MAX = 2100;
const MILEAGE_MAX = 10_000_000;

/** Checks what can be told of the fields alone. @throws AppError BadInput naming the first wrong field */
export function checkAdInput(input: AdInput): void {
  const { year, mileage, price, reducedPrice, country, details } = input;
  if (input.brand !== undefined) requireInput(!isBlank(input.brand), 'brand');
  if (input.model !== undefined) requireInput(!isBlank(input.model), 'model');
  if (input.carType === null) requireInput(false, 'carType');
  if (year != null) requireInput(year >= YEAR_MIN && year <= YEAR_MAX, 'year');
  if (mileage != null) requireInput(mileage >= 0 && mileage <= MILEAGE_MAX, 'mileage');
  if (price != null) requireInput(isBidAmount(price), 'price');
  if (reducedPrice != null) requireInput(isBidAmount(reducedPrice), 'reducedPrice');
  if (country != null) requireInput(/^[A-Z]{2}$/.test(country), 'country');
  requireInput(
    (details.highlights ?? []).every(code => HIGHLIGHTS.has(code)),
    'highlights',
  );
  requireInput(
    (details.options ?? []).every(code => OPTIONS.has(code)),
    'options',
  );
  requireInput(
    (details.documents ?? []).every(({ label }) => DOCUMENT_LABELS.has(label)),
    'documents',
  );
  requireInput(
    (details.customDocs ?? []).every(({ label }) => !isBlank(label)),
    'customDocs',
  );
  for (const [field, value] of Object.entries({ ...input, ...details })) requireInput(isOfSize(value), field);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

/** Whether a text or list, however deep, stays within what a page can show. */
function isOfSize(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= TEXT_LENGTH_MAX;
  if (Array.isArray(value)) return value.length <= LIST_LENGTH_MAX && value.every(isOfSize);
  return typeof value !== 'object' || value === null || Object.values(value).every(isOfSize);
}
