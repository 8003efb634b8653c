import { createTranslator } from 'use-intl';
import type { Locale } from '#shared/words/locale.ts';
import type { admin as french } from './messages/fr/admin/index.ts';
import { messagesIn } from './messages.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which sentences the staff application has. */
export type AdminMessages = Worded<typeof french>;

/** The staff application speaks the two languages of the house. */
export type StaffLocale = 'fr' | 'en';
export const STAFF_LOCALES: readonly StaffLocale[] = ['fr', 'en'];

/** The language that a person's account chose, as far as the staff application speaks it. */
export const staffLocaleOf = (language: string): StaffLocale => (language === 'FR' ? 'fr' : 'en');

const SOURCES: Record<StaffLocale, () => Promise<AdminMessages>> = {
  fr: async () => (await import('./messages/fr/admin/index.ts')).admin,
  en: async () => (await import('./messages/en/admin/index.ts')).admin,
};

const loaded = new Map<Locale, AdminMessages>();

/** Brings in the words of the staff application: before its page is hydrated, and for no other page. */
export async function loadAdminMessages(locale: StaffLocale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await SOURCES[locale]());
}

/** All the sentences of the staff application: its own, and those it shares with the site. */
export function adminMessagesIn(locale: Locale) {
  const admin = loaded.get(locale);
  if (!admin) throw new Error(`The words of the staff application in ${locale} are not loaded`);
  return { ...messagesIn(locale), admin: admin as typeof french };
}

/** The same outside components, for instance in a page's `meta`. */
export const adminTranslatorIn = (locale: StaffLocale) =>
  createTranslator({ locale, messages: adminMessagesIn(locale) });
