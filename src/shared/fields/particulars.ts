import { brand } from '../brand.ts';
import { isVatNumberOf } from '../sale/index.ts';
import type { SettingName, SettingValues } from './settings.ts';

/** A particular of the house that is missing or still a placeholder. */
export type Missing = { readonly setting: SettingName; readonly field: string };

type Read = <Name extends SettingName>(name: Name) => SettingValues[Name];

/**
 * The particulars that a house needs before it opens: its identity and contact, director of publication, host and
 * mediator (act no. 2004-575, article 1-1; Consumer Code, articles L221-5 and L616-1; Commercial Code, article
 * R123-237), and the bank account for prices.
 */
const WANTED: readonly [SettingName, readonly string[]][] = [
  ['house', ['name', 'legal', 'address', 'vatNumber', 'phone', 'email']],
  ['publisher', ['director', 'host', 'mediator']],
  ['bank', ['payee', 'iban', 'bic']],
];

/** Those it needs before it sells cars for their owners (code de commerce, L321-4, L321-6 and L321-9). */
const WANTED_TO_HANDLE: typeof WANTED = [['operator', ['declaration', 'authority', 'auctioneer', 'insurer']]];

/** Returns the missing particulars, in the order of the form. */
export const missingIn = (read: Read): readonly Missing[] => missingOf(WANTED, read);
/** Returns the missing particulars that block public sales but not the opening. */
export const missingToHandle = (read: Read): readonly Missing[] => missingOf(WANTED_TO_HANDLE, read);

function missingOf(wanted: typeof WANTED, read: Read): readonly Missing[] {
  return wanted.flatMap(([setting, fields]) => {
    const value: Readonly<Record<string, unknown>> = { ...read(setting) };
    const isMissing = (field: string) =>
      !isGiven(setting, field, value[field]) ||
      (field === 'legal' && !isOfOneNumber(read('house'))) ||
      (field === 'vatNumber' && !isOfFrance(read('house')));
    return fields.filter(isMissing).map(field => ({ setting, field }));
  });
}

/** Whether a particular is given; the brand's placeholder counts as missing, since it binds nobody. */
export function isGiven(setting: SettingName, field: string, value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  const { settings = {}, standIns = {} } = brand();
  if (!standIns[setting]?.includes(field)) return true;
  const standIn: Readonly<Record<string, unknown>> = { ...settings[setting] };
  return bare(value) !== bare(String(standIn[field] ?? ''));
}

/** Whether the legal mentions contain the SIREN that ends the French VAT number. */
export function isOfOneNumber({ vatNumber, legal }: { readonly vatNumber: string; readonly legal: string }) {
  const siren = /^FR..(\d{9})$/.exec(bare(vatNumber))?.[1] ?? '';
  return bare(legal).includes(siren);
}

/**
 * Whether the house has a French VAT number, as the VAT rules here need. A house of another country would owe its own
 * VAT, and would wrongly invoice French VAT (directive 2006/112, articles 193 and 226).
 */
export const isOfFrance = ({ vatNumber }: { readonly vatNumber: string }): boolean =>
  isVatNumberOf('FR', vatNumber);

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
