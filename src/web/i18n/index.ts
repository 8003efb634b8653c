/**
 * The languages of the site: French, English, Spanish. Sentences stand in messages/, one file an area;
 * French names the keys. Only the page's language travels to the browser.
 */

export {
  formatCents,
  formatDate,
  formatDateTime,
  formatEuros,
  formatInstant,
  formatKilometres,
  formatNumber,
  formatRating,
  formatTime,
} from '#shared/words/format.ts';
export { LOCALES, type Locale, localeOfPath } from '#shared/words/locale.ts';
export { type InquiryMessages, inquiryMessages } from './inquiry-messages.ts';
export { LocaleLink } from './LocaleLink.tsx';
export { type Messages, messagesIn } from './messages.ts';
export { loadAllMessages, loadNamespace, loadPageMessages } from './namespaces.ts';
export { loadSellingMessages } from './selling-messages.ts';
export {
  adminMessagesIn,
  adminTranslatorIn,
  loadAdminMessages,
  STAFF_LOCALES,
  type StaffLocale,
  staffLocaleOf,
} from './staff-messages.ts';
export { translatorIn } from './translate.ts';
export { useLocale } from './use-locale.ts';
