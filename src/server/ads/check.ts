import { isBidAmount, isCalendarDay } from '#shared/sale/index.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { requireInput } from '../context.ts';
import { isUuid } from '../database/index.ts';
import type { AdInput } from './ad.ts';
import { DOCUMENT_LABELS, HIGHLIGHTS, OPTIONS } from './codes.ts';

const TEXT_LENGTH_MAX = 20_000;
const LIST_LENGTH_MAX = 200;
const YEAR_MIN = 1885;
const YEAR_MAX = 2100;
const MILEAGE_MAX = 10_000_000;

/** Checks what can be told of the fields alone. @throws AppError BadInput naming the first wrong field */
export function checkAdInput(input: AdInput): void {
  const { details, ...columns } = input;
  const { year, mileage, price, reducedPrice, country } = columns;
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
  requireInput(
    (input.photos ?? []).every(({ id }) => isUuid(id)),
    'photos',
  );
  checkDatesAndAddresses(details);
  for (const [field, value] of Object.entries({ ...columns, ...details })) {
    requireInput(isOfSize(value) && isInLine(value), field);
  }
}

function checkDatesAndAddresses({ releaseDate, works, sales, ...details }: AdInput['details']): void {
  requireInput(isDate(releaseDate), 'releaseDate');
  requireInput(
    works?.every(({ startDate, endDate }) => isDate(startDate) && isDate(endDate)) ?? true,
    'works',
  );
  requireInput(isAddress(sales?.calendarUrl), 'sales.calendarUrl');
  requireInput(isAddress(sales?.profilePicture), 'sales.profilePicture');
  for (const field of ['carVerticalUrl', 'optionReportUrl'] as const)
    requireInput(isAddress(details[field]), field);
}

/** What is written as a day or a month is one that the calendar has; other words stay as they are. */
function isDate(text: string | null | undefined): boolean {
  const [, month, day = '-01'] = /^(\d+-\d+)(-\d+)?/.exec(text?.trim() ?? '') ?? [];
  return month === undefined || isCalendarDay(month + day, YEAR_MIN);
}

/** An address a reader is sent to: a path of ours, or encrypted, but on this very machine. */
function isAddress(text: string | null | undefined): boolean {
  if (!text || /^\/[^/\\]/.test(text)) return true;
  const url = URL.parse(text);
  const isHere = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return url?.protocol === 'https:' || isHere;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether what stands in one line is one: only texts in languages go over several. */
function isInLine(value: unknown): boolean {
  if (typeof value === 'string') return !/[\r\n]/.test(value);
  if (Array.isArray(value)) return value.every(isInLine);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => TRANSLATIONS.has(name) || isInLine(part));
}

const TRANSLATIONS: ReadonlySet<string> = new Set(LOCALES);

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

/** Whether a text or list, however deep, stays within what a page can show. */
function isOfSize(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= TEXT_LENGTH_MAX;
  if (Array.isArray(value)) return value.length <= LIST_LENGTH_MAX && value.every(isOfSize);
  return typeof value !== 'object' || value === null || Object.values(value).every(isOfSize);
}
