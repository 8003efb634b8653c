import { SETTINGS, type SettingKind, type SettingName } from '#shared/fields/index.ts';
import { typedAmount, typedCents } from '#web/staff/forms/index.ts';
import { dayWords, rowsIn } from '#web/staff/frame/index.ts';

/** A row of a table as typed: a price and its increment, or opening and closing time. */
export type TypedRow = { readonly from: string; readonly to: string };
/** A field's value as typed. */
export type Typed = string | boolean | readonly TypedRow[];
export type TypedSetting = Readonly<Record<string, Typed>>;

/** Returns the fields of a setting with their kinds. */
export const fieldsOf = (name: SettingName): readonly (readonly [field: string, kind: SettingKind])[] =>
  Object.entries(SETTINGS[name].fields);

/** Whether a field may be empty. */
export const isOptionalIn = (name: SettingName, field: string): boolean =>
  (SETTINGS[name].optional ?? []).some(each => each === field);

/** Parses a setting's value from the server. */
export function parseValue(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Formats hundredths: `4`, `4,5`. */
const written = (hundredths: unknown): string =>
  typeof hundredths === 'number' ? String(hundredths / 100).replace('.', ',') : '';

function toTyped(kind: SettingKind, value: unknown): Typed {
  switch (kind) {
    case 'percent':
    case 'cents':
      return written(value);
    case 'yesNo':
      return value === true;
    case 'steps':
      return rowsIn(value).map(row => ({ from: String(row?.from ?? ''), to: String(row?.increment ?? '') }));
    case 'week':
      return rowsIn(value).map(row => ({ from: String(row?.from ?? ''), to: String(row?.to ?? '') }));
    case 'dates':
      return (Array.isArray(value) ? value : []).map(dayWords).join('\n');
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

const textIn = (typed: Typed): string => (typeof typed === 'string' ? typed : '');
const rowsOf = (typed: Typed): readonly TypedRow[] => (typeof typed === 'object' ? typed : []);

/** Parses a percentage into hundredths; -1, which the server refuses, for invalid text. */
function typedPercent(typed: string): number {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}

/** Converts `24/12/2026` to the server's format; other text stays, to be refused. */
const typedDay = (text: string): string => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

function fromTyped(kind: SettingKind, typed: Typed): unknown {
  const text = textIn(typed);
  switch (kind) {
    case 'percent':
      return typedPercent(text);
    case 'cents': {
      const cents = typedCents(text);
      return text.trim() === '' ? null : Number.isNaN(cents) ? -1 : cents;
    }
    case 'euros':
    case 'seconds':
    case 'hours':
    case 'days':
      return typedAmount(text) ?? -1;
    case 'yesNo':
      return typed === true;
    case 'steps':
      return rowsOf(typed).map(({ from, to }) => ({
        from: typedAmount(from) ?? -1,
        increment: typedAmount(to) ?? -1,
      }));
    case 'week':
      return rowsOf(typed).map(({ from, to }) => (from === '' && to === '' ? null : { from, to }));
    case 'dates':
      return text
        .split(/[\s;,]+/)
        .filter(Boolean)
        .map(typedDay);
    default:
      return text;
  }
}

/** Returns a value as the form's initial values. */
export const typedOf = (name: SettingName, value: string): TypedSetting => {
  const parts = parseValue(value);
  return Object.fromEntries(fieldsOf(name).map(([field, kind]) => [field, toTyped(kind, parts[field])]));
};

/** Returns the typed values for the server. */
export const wireOf = (name: SettingName, typed: TypedSetting): string =>
  JSON.stringify(
    Object.fromEntries(fieldsOf(name).map(([field, kind]) => [field, fromTyped(kind, typed[field] ?? '')])),
  );
