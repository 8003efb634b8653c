/**
 * Money, distances and dates, in French form in every language: a bidder who switches language must never
 * read another amount into the same digits. Times are those of Paris, where the house sells.
 */
const FORM = 'fr-FR';
const TIME_ZONE = 'Europe/Paris';

const euros = new Intl.NumberFormat(FORM, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(FORM, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat(FORM, { maximumFractionDigits: 0 });
const kilometres = new Intl.NumberFormat(FORM, {
  style: 'unit',
  unit: 'kilometer',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat(FORM, {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat(FORM, { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

const second = new Intl.DateTimeFormat(FORM, { timeZone: TIME_ZONE, timeStyle: 'medium' });

/** Thousands a whole space apart: the narrow one is a tenth of a letter in our typefaces, and 13 250 reads 13250. */
const spaced = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** `12 500 €`, from whole euros. */
export const formatEuros = (amount: number): string => spaced(euros.format(amount));

/** `5 500,00 €`, from cents: fees and totals. */
export const formatCents = (amount: number): string => spaced(cents.format(amount / 100));

/** `12 500`. */
export const formatNumber = (value: number): string => spaced(whole.format(value));

/** `4,8`. */
export const formatRating = (rating: number): string => rating.toLocaleString(FORM);

/** `98 400 km`. */
export const formatKilometres = (distance: number): string => spaced(kilometres.format(distance));

/** `20/11/2026`. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** `18:00`. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

/** `20/11/2026 18:00`. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${formatTime(iso)}`;

/** `20/11/2026 18:00:07`, where the second counts. */
export const formatInstant = (iso: string): string => `${formatDate(iso)} ${second.format(new Date(iso))}`;
