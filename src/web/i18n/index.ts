/**
 * The languages of the site: French, English, Spanish. Sentences stand in `shared/words/catalogue`, every
 * language of one beside the others; only the page's language travels to the browser.
 */

export {
  formatCents,
  formatDate,
  formatEuros,
  formatInstant,
  formatKilometres,
  formatLength,
  formatNumber,
  formatRating,
  formatTime,
} from '#shared/words/format.ts';
export { LOCALES, type Locale, localeOfPath, offeredLocales, ownLocale } from '#shared/words/locale.ts';
export { formatDateTime } from './date-time.ts';
export { LocaleButton } from './LocaleButton.tsx';
export { LocaleLink } from './LocaleLink.tsx';
export { STAFF_LOCALES, type StaffLocale, staffLocaleOf } from './staff-locale.ts';
export { translatorIn } from './translate.ts';
export { useLocale } from './use-locale.ts';
export {
  loadNamespace,
  loadPageWords,
  loadWords,
  messagesIn,
  NAMESPACES,
} from './words.ts';
