import { brand } from '../brand.ts';
import { isVatNumberOf } from '../sale/index.ts';
import type { SettingName, SettingValues } from './settings.ts';

/** A particular of the house that nobody has given yet, or that only stands in for one. */
export type Missing = { readonly setting: SettingName; readonly field: string };

type Read = <Name extends SettingName>(name: Name) => SettingValues[Name];

/**
 * What a house says of itself before it deals with anybody: who it is and how it is reached, who directs the
 * publication, keeps the pages and mediates (act no. 2004-575, article 1-1; Consumer Code, articles L221-5 and L616-1;
 * Commercial Code, article R123-237), and the account that every price is transferred to.
 */
const WANTED: readonly [SettingName, readonly string[]][] = [
  ['house', ['name', 'legal', 'address', 'vatNumber', 'phone', 'email']],
  ['publisher', ['director', 'host', 'mediator']],
  ['bank', ['payee', 'iban', 'bic']],
];

/** What a house says besides before it sells cars for their owners (code de commerce, L321-4, L321-6 and L321-9). */
const WANTED_TO_HANDLE: typeof WANTED = [['operator', ['declaration', 'authority', 'auctioneer', 'insurer']]];

/** The particulars that are missing, in the order in which they are asked for. */
export const missingIn = (read: Read): readonly Missing[] => missingOf(WANTED, read);
/** Those without which a house opens, and holds no public sale. */
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

/** What only stands in for a house that is no business yet binds nobody. */
export function isGiven(setting: SettingName, field: string, value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  const { settings = {}, standIns = {} } = brand();
  if (!standIns[setting]?.includes(field)) return true;
  const standIn: Readonly<Record<string, unknown>> = { ...settings[setting] };
  return bare(value) !== bare(String(standIn[field] ?? ''));
}

/** Whether what is said of the register has the number that a French VAT number ends in. */
export function isOfOneNumber({ vatNumber, legal }: { readonly vatNumber: string; readonly legal: string }) {
  const siren = /^FR..(\d{9})$/.exec(bare(vatNumber))?.[1] ?? '';
  return bare(legal).includes(siren);
}

/**
 * Whether a house is under the VAT that it sells under here: of another country, it would owe its own, and would
 * invoice French VAT to everybody at home (directive 2006/112, articles 193 and 226).
 */
export const isOfFrance = ({ vatNumber }: { readonly vatNumber: string }): boolean =>
  isVatNumberOf('FR', vatNumber);

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
