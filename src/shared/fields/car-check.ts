import * as v from 'valibot';
import { isCalendarDay, isCountryCode, isEmail } from '../sale/index.ts';
import { LOCALES } from '../words/locale.ts';
import { CAR_FIELDS, type CarField, type CarFieldName, type CarInput } from './car.ts';
import { CAR_CODES, type CodeList } from './car-codes.ts';
import type { CarColour, CarDocument, CarPhotos, CarText, CarWork } from './car-spec.ts';
import { CONDITION_REPORT, type ConditionReport } from './condition.ts';

/** Why a value is refused; callers turn it into a sentence. */
export type CarFaultReason = 'NEEDED' | 'RANGE' | 'LENGTH' | 'LINE' | 'CODE' | 'DAY' | 'ADDRESS';
export type CarFault = { readonly field: CarFieldName; readonly reason: CarFaultReason };

const TEXT_LENGTH_MAX = 20_000;
const LIST_LENGTH_MAX = 200;
const NAME_LENGTH_MAX = 200;
const YEAR_MIN = 1885;

/** Returns the first invalid field, or null where all are valid. Absent fields are not checked. */
export function checkCar(input: CarInput): CarFault | null {
  for (const field of CAR_FIELDS) {
    const reason = faultOf(field, input);
    if (reason !== null) return { field: field.name, reason };
  }
  return null;
}

/** Returns why one field is invalid; null where it is valid or absent. */
export function faultOf(field: CarField, input: CarInput): CarFaultReason | null {
  const value = input[field.name];
  if (value === undefined) return null;
  if (value === null) return field.required && !field.within ? 'NEEDED' : null;
  if (typeof value === 'number') return numberFault(field, value);
  if (typeof value === 'string') return lineFault(field, value);
  return CHECKS[field.kind]?.(value as never, field) ?? null;
}

function numberFault({ min = 0, max = Number.MAX_SAFE_INTEGER }: CarField, value: number) {
  return Number.isInteger(value) && value >= min && value <= max ? null : 'RANGE';
}

function lineFault(field: CarField, value: string) {
  const { kind, codes, ownWords, required, within, longest = NAME_LENGTH_MAX } = field;
  if (required && !within && value.trim() === '') return 'NEEDED';
  if (value.length > longest) return 'LENGTH';
  if (/[\r\n]/.test(value)) return 'LINE';
  if (codes) return ownWords || isCode(codes, value) ? null : 'CODE';
  // Two letters are always taken as a country code, never as free text.
  if (kind === 'country')
    return isCountryCode(value) || (ownWords && !/^[a-z]{2}$/i.test(value)) ? null : 'CODE';
  if (kind === 'day') return isDay(value) ? null : 'DAY';
  if (kind === 'url') return isAddress(value) ? null : 'ADDRESS';
  if (kind === 'email') return isEmail(value.trim()) ? null : 'ADDRESS';
  if (kind === 'phone') return /^\+?[\d ().-]+$/.test(value) ? null : 'ADDRESS';
  return null;
}

const isCode = (list: CodeList, value: string) => (CAR_CODES[list] as readonly string[]).includes(value);
const isLine = (value: string | null | undefined) =>
  value == null || (value.length <= NAME_LENGTH_MAX && !/[\r\n]/.test(value));
const isText = (value: CarText | null | undefined) =>
  value == null || LOCALES.every(locale => (value[locale]?.length ?? 0) <= TEXT_LENGTH_MAX);

/** Checks for a year, month or day that exists in the calendar; a day may be in French order. */
function isDay(value: string | null | undefined): boolean {
  if (value == null) return true;
  const [, year, month = '-01', day = '-01'] = /^(\d{4})(-\d\d)?(-\d\d)?(T.*)?$/.exec(inIso(value)) ?? [];
  return year !== undefined && isCalendarDay(year + month + day, YEAR_MIN);
}

const inIso = (value: string) => value.trim().replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');

/** Checks for a URL that is safe to link: a path of this site, https, or http on the loopback host. */
function isAddress(value: string): boolean {
  if (value === '' || /^\/[^/\\]/.test(value)) return true;
  const url = URL.parse(value);
  const isHere = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return url?.protocol === 'https:' || isHere;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const HUE = /^#[\da-f]{3,8}$/i;

type Check = (value: never, field: CarField) => CarFaultReason | null;

/** The checks of values with several parts, by kind of field. */
const CHECKS: Partial<Record<CarField['kind'], Check>> = {
  text: (value: CarText) => (isText(value) ? null : 'LENGTH'),
  texts: (values: CarText[]) => (values.length <= LIST_LENGTH_MAX && values.every(isText) ? null : 'LENGTH'),
  codes: (values: string[], { codes }) =>
    values.length <= LIST_LENGTH_MAX && values.every(value => codes && isCode(codes, value)) ? null : 'CODE',
  colour: ({ hex, ...names }: CarColour) =>
    Object.values(names).every(isLine) && (hex == null || HUE.test(hex)) ? null : 'LINE',
  documents: (values: CarDocument[], { codes }) =>
    values.length <= LIST_LENGTH_MAX && values.every(each => isDocument(each, codes)) ? null : 'CODE',
  works: (values: CarWork[]) => {
    if (values.length > LIST_LENGTH_MAX) return 'LENGTH';
    if (!values.every(({ startDate, endDate }) => isDay(startDate) && isDay(endDate))) return 'DAY';
    return values.every(({ name, description }) => isText(name) && isText(description)) ? null : 'LENGTH';
  },
  condition: (report: ConditionReport) => (v.is(CONDITION_REPORT, report) ? null : 'CODE'),
  photos: ({ front, exteriors, interiors, mechanics }: CarPhotos) => {
    const ids = [...(front == null ? [] : [front]), ...exteriors, ...interiors, ...mechanics];
    return ids.length <= LIST_LENGTH_MAX && ids.every(id => UUID.test(id)) ? null : 'CODE';
  },
};

function isDocument({ label, urls }: CarDocument, codes: CarField['codes']): boolean {
  const isLabel = codes ? isCode(codes, label) : label.trim() !== '' && isLine(label);
  return (
    isLabel && urls.length <= LIST_LENGTH_MAX && urls.every(url => url.length <= 2_000 && !/[\r\n]/.test(url))
  );
}
