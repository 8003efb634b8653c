/** The staff application exists in the two languages of the house. */
export type StaffLocale = 'fr' | 'en';
export const STAFF_LOCALES: readonly StaffLocale[] = ['fr', 'en'];

/** Returns the staff application's language for the one that the account chose. */
export const staffLocaleOf = (language: string): StaffLocale => (language === 'FR' ? 'fr' : 'en');
