/**
 * The languages of the site: French, English, Spanish. Messages are in `shared/words/catalogue`, all languages of one
 * side by side; only the page's language is sent to the browser.
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
