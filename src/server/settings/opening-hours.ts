import { hasOpeningHours } from '#shared/fields/index.ts';
import { type Language, type Locale, languageOf, offeredLocales } from '#shared/words/locale.ts';
import type { OpeningHours, OpenTimes } from '#shared/words/working-days.ts';
import { wordsIn } from '../words/index.ts';

type Span = { readonly times: OpenTimes; readonly first: number; last: number };

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Merges consecutive days with the same times. */
function spansOf(days: OpeningHours['days']): readonly Span[] {
  const spans: Span[] = [];
  for (const [day, times] of days.entries()) {
    const before = spans.at(-1);
    if (times === null) continue;
    const isSame = before?.times.from === times.from && before.times.to === times.to;
    if (isSame && before.last === day - 1) before.last = day;
    else spans.push({ times, first: day, last: day });
  }
  return spans;
}

/** Returns the opening hours as a sentence in each language; null where none are set. */
export function openingHoursWords(
  hours: Pick<OpeningHours, 'days'>,
): Readonly<Partial<Record<Locale, string>>> | null {
  if (!hasOpeningHours(hours)) return null;
  const spans = spansOf(hours.days);
  return Object.fromEntries(offeredLocales().map(locale => [locale, sayIn(languageOf(locale), spans)]));
}

function sayIn(language: Language, spans: readonly Span[]): string {
  const t = wordsIn(language);
  const { format } = new Intl.DateTimeFormat(language.toLowerCase(), { timeZone: 'UTC', weekday: 'long' });
  const name = (day: number) => format(MONDAY + day * DAY_MS);
  const time = (text: string) => {
    const [hour = '', minute = ''] = text.split(':');
    const said = { hour: String(Number(hour)) };
    return minute === '00'
      ? t('bare.openingHours.hour', said)
      : t('bare.openingHours.time', { ...said, minute });
  };
  const said = spans.map(({ times, first, last }) => {
    const days = { first: name(first), last: last === first ? 'none' : name(last) };
    const [from, to] = [time(times.from), time(times.to)];
    return t('bare.openingHours.span', { days: t('bare.openingHours.days', days), from, to });
  });
  const all = t('bare.openingHours.all', { spans: said.join(', ') });
  return all.charAt(0).toUpperCase() + all.slice(1);
}
