import { parisTime } from './paris.ts';

/* Money, distances and dates have the French form in every language: switching the language must never make a bidder
   read another amount. Times are those of Paris, where the house sells. */

/** U+2212 is as wide as a figure, and no line breaks after it. */
const MINUS = '\u2212';

/**
 * `12 500`, as Intl would write it, whose first use takes sixty milliseconds on a phone. The separator is a full
 * no-break space: our fonts draw the narrow one so thin that 13 250 reads as 13250.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value))
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')
    .replace('-', MINUS);

/** `12 500 €`, from whole euros. */
export const formatEuros = (amount: number): string => `${formatNumber(amount)}\u00a0€`;

/** `5 500,00 €`, from cents. */
export function formatCents(amount: number): string {
  const cents = Math.abs(Math.round(amount));
  const sign = amount < 0 && cents > 0 ? MINUS : '';
  return `${sign}${formatNumber(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}\u00a0€`;
}

/** `4,8`. */
export const formatRating = (rating: number): string =>
  String(Math.round(10 * rating) / 10).replace('.', ',');

/** `98 400 km`. */
export const formatKilometres = (distance: number): string => `${formatNumber(distance)}\u00a0km`;

const DAY_LENGTH = '2026-11-20'.length;

/** An ISO instant or day, or UTC milliseconds. */
type Moment = string | number;

/** `20/11/2026`. */
export function formatDate(at: Moment): string {
  const [year, month, day] = shownAt(at).slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** `18:00`. */
export const formatTime = (at: Moment): string => shownAt(at).slice(11, 16);

/** `20/11/2026 18:00`. */
export const formatDateTime = (at: Moment): string => `${formatDate(at)} ${formatTime(at)}`;

/** `20/11/2026 18:00:07`. */
export const formatInstant = (at: Moment): string => `${formatDate(at)} ${shownAt(at).slice(11)}`;

/** A plain day has no time zone and is shown as it is. */
const shownAt = (at: Moment): string =>
  typeof at === 'string' && at.length === DAY_LENGTH ? at : parisTime(new Date(at).getTime());

/** Formats the length of a film or sound as minutes and seconds: 1:24. */
export function formatLength(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
