import { parisTime } from './paris.ts';

/*
 * Money, distances and dates, in French form in every language: a bidder who switches language must never
 * read another amount into the same digits. Times are those of Paris, where the house sells.
 */

/** As wide as a figure, and nothing breaks after it. */
const MINUS = '\u2212';

/**
 * `12 500`, as the browser would write it, which takes sixty milliseconds of a telephone to learn how. Thousands
 * stand a whole space apart: the narrow one is a tenth of a letter in our typefaces, and 13 250 reads 13250.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value))
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')
    .replace('-', MINUS);

/** `12 500 €`, from whole euros. */
export const formatEuros = (amount: number): string => `${formatNumber(amount)}\u00a0€`;

/** `5 500,00 €`, from cents: fees and totals. */
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

/** ISO, of an instant or a day, or milliseconds of UTC. */
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

/** `20/11/2026 18:00:07`, where the second counts. */
export const formatInstant = (at: Moment): string => `${formatDate(at)} ${shownAt(at).slice(11)}`;

/** A day is one wherever it is read. */
const shownAt = (at: Moment): string =>
  typeof at === 'string' && at.length === DAY_LENGTH ? at : parisTime(new Date(at).getTime());

/** How long a film or a sound is, in minutes and seconds: 1:24. */
export function formatLength(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
