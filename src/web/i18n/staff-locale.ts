/** The staff application speaks the two languages of the house. */
export type StaffLocale = 'fr' | 'en';
export const STAFF_LOCALES: readonly StaffLocale[] = ['fr', 'en'];

/** The language that a person's account chose, as far as the staff application speaks it. */
export const staffLocaleOf = (language: string): StaffLocale => (language === 'FR' ? 'fr' : 'en');
