import type { Instant } from '#shared/sale/index.ts';
import { firstLocale, LANGUAGES, LOCALES, type Locale } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import { AppError, requireInput } from '../errors.ts';
import type { Paged, Span } from '../paging.ts';
import { holdWordings } from '../words/index.ts';
import {
  faultOf,
  groupOf,
  isTextKey,
  standardOf,
  TEXT_KEYS,
  type TextGroup,
  type Wording,
  wordingOf,
} from '../words/wording.ts';
import { decide } from './changing.ts';
import type { SettingsParts } from './parts.ts';
import { type DatedSetting, listChanges } from './settings-store.ts';
import { openPreviews, type TextPreview } from './text-preview.ts';

/** A text as staff find it. */
export type HouseText = {
  readonly key: string;
  readonly group: TextGroup;
  /** What it holds now: null where a language says what the standard says. */
  readonly value: Wording;
  readonly isPlanned: boolean;
  /** When somebody last wrote it; null: never. */
  readonly writtenId: number | null;
};

export const TEXT_FILTERS = ['CHANGED', 'PLANNED'] as const;
type Wish = {
  readonly search: string | null;
  readonly group: TextGroup | null;
  readonly filter: (typeof TEXT_FILTERS)[number] | null;
};

export type NewText = {
  readonly key: string;
  readonly text: Partial<Record<Locale, string | null | undefined>>;
  /** null: immediately. */
  readonly holdsFrom: Instant | null;
  readonly seenId: number | null;
};

const SEARCH_LENGTH_MAX = 200;
const NOTHING: Wording = { fr: null, en: null, es: null };
const isSaid = (wording: Wording) => LOCALES.some(locale => wording[locale] !== null);
/** What a line holds: nothing but texts, whatever somebody wrote there. */
function readWording(value: unknown): Wording {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const said = LOCALES.map(locale => [locale, typeof given[locale] === 'string' ? given[locale] : null]);
  return { ...NOTHING, ...Object.fromEntries(said) };
}

/** The sentences of letters and papers as the house words them: each a value from a day on, as a setting is. */
export function openTexts(parts: SettingsParts, reload: () => Promise<void>) {
  const { database, clock, deployed, events } = parts;
  const fixed = deployed.texts ?? {};
  let dated: ReadonlyMap<string, readonly DatedSetting[]> = new Map();

  const lineOf = (key: string, at: Instant) => dated.get(key)?.findLast(({ holdsFrom }) => holdsFrom <= at);
  const valueAt = (key: string, at = clock()): Wording => ({
    ...readWording(lineOf(key, at)?.value),
    ...fixed[key],
  });
  const find = (key: string, locale: Locale, at = clock()): string | null =>
    dated.has(key) || fixed[key] ? valueAt(key, at)[locale] : null;
  const release = holdWordings({
    find,
    onError: (key, error) => events.partFailed({ part: `text ${key}`, error }),
  });
  const said = (key: string, locale: Locale) => find(key, locale) ?? standardOf(key, locale);
  const { titleOf, previewIn } = openPreviews(said);

  /** @throws AppError NotFound for what is no text that may be worded */
  function read(key: string): HouseText {
    const group = groupOf(key);
    if (group === null || !isTextKey(key)) throw new AppError('NotFound', { field: 'key' });
    const lines = dated.get(key) ?? [];
    return {
      ...{ key, group, value: valueAt(key) },
      isPlanned: lines.some(({ holdsFrom }) => holdsFrom > clock()),
      writtenId: lines.length === 0 ? null : Math.max(...lines.map(({ id }) => id)),
    };
  }

  return {
    /** Takes what stands in the table. */
    take(rows: readonly DatedSetting[]) {
      dated = Map.groupBy(
        rows.filter(({ name }) => isTextKey(name)),
        ({ name }) => name,
      );
    },
    find,
    read,
    titleOf,
    /** Which languages of a text who deploys the house has fixed. */
    fixedOf: (key: string): readonly Locale[] => LOCALES.filter(locale => fixed[key]?.[locale] !== undefined),
    /** Every line that was written of a text, the newest first. */
    async listChanges(key: string) {
      return (await listChanges(database)).filter(({ name }) => name === key);
    },
    /** The texts in the catalogue's order, or those first that were written last. @throws AppError BadInput */
    list({ search, group, filter }: Wish, { limit, offset, sort }: Span): Paged<HouseText> {
      requireInput((search ?? '').length <= SEARCH_LENGTH_MAX, 'search');
      const wanted = fold((search ?? '').trim());
      const isFound = (key: string) =>
        wanted === '' ||
        fold(key).includes(wanted) ||
        LOCALES.some(locale => fold(`${said(key, locale)} ${titleOf(key, locale)}`).includes(wanted));
      const all = TEXT_KEYS.filter(key => group === null || groupOf(key) === group)
        .map(read)
        .filter(text => filter === null || (filter === 'PLANNED' ? text.isPlanned : isSaid(text.value)))
        .filter(({ key }) => isFound(key));
      const way = sort === 'WRITTEN_ASC' ? 1 : -1;
      if (sort) all.sort((one, other) => way * ((one.writtenId ?? 0) - (other.writtenId ?? 0)));
      return { rows: all.slice(offset, offset + limit), totalCount: all.length };
    },
    /** A text as it would be read, language by language. Writes nothing. @throws AppError NotFound */
    preview(key: string, text: NewText['text']): TextPreview[] {
      read(key);
      const wording = { ...wordingOf(key, text), ...fixed[key] };
      return LANGUAGES.map(language => previewIn(language, key, wording));
    },
    /** @throws AppError NotFound, BadInput with the language that is wrong, StaleVersion */
    async change({ key, text, holdsFrom, seenId }: NewText, actorId: string): Promise<void> {
      read(key);
      const value = wordingOf(key, text);
      for (const locale of LOCALES)
        if (value[locale] !== null) requireInput(faultOf(key, locale, value[locale]) === null, locale);
      const before = (rows: readonly DatedSetting[], at: Instant) =>
        readWording(rows.findLast(row => row.name === key && row.holdsFrom <= at)?.value);
      const subject = {
        name: key,
        subjectName: titleOf(key, firstLocale()),
        action: 'text.changed',
      } as const;
      await decide(parts, { ...subject, value, holdsFrom, seenId, before }, actorId);
      await reload();
    },
    [Symbol.dispose]: release,
  };
}
