import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryOfChips, withoutChip } from '#web/features/search-chips/index.ts';
import type { SearchChipFragment } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { classes, Icon } from '#web/ui/index.ts';
import type { SearchResult } from './search-data.ts';
import { addressOf } from './search-path.ts';
import { EVERYTHING, readQuery, type SearchQuery } from './search-query.ts';

type Chip = SearchChipFragment;
const isAmong = (chips: readonly Chip[], { field, value }: Chip) =>
  chips.some(chip => chip.field === field && chip.value === value);

/** The search criteria, each with a button to remove it; those that were left out are struck through. */
export function Chips({ asked, reading }: Pick<SearchResult, 'asked' | 'reading'>) {
  const t = useTranslations('search');
  const locale = useLocale();
  const { chips, leftOut } = reading;
  if (chips.length === 0) return null;
  const addressWithout = (chip: Chip) => {
    const rest: SearchQuery = readQuery(queryOfChips(withoutChip(chips, chip)));
    return addressOf({ ...rest, sort: asked.sort }, locale);
  };
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chips.map(chip => (
        <li key={chip.field + chip.value}>
          <Link
            to={addressWithout(chip)}
            preventScrollReset
            aria-label={t('remove', { filter: chip.label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-wash px-4 text-14 hover:bg-line"
          >
            <span className={classes(isAmong(leftOut, chip) && 'line-through')}>{chip.label}</span>
            <Icon name="close" className="size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={addressOf(EVERYTHING, locale)} preventScrollReset className="link-line px-2 text-14">
            {t('removeAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Says how the search was interpreted, if that differs from what was typed. */
export function Understood({ asked, reading }: Pick<SearchResult, 'asked' | 'reading'>) {
  const t = useTranslations('search');
  const locale = useLocale();
  const { leftOut, corrections, turned } = reading;
  if (leftOut.length + corrections.length + turned.length === 0) return null;
  const correct = (word: string, meant: string) =>
    addressOf({ ...asked, text: asked.text.replace(word, meant), page: 1 }, locale);
  return (
    <div className="flex max-w-prose flex-col gap-1" data-understood>
      {corrections.map(({ word, meant }) => (
        <p key={word}>
          {t('didYouMean')}{' '}
          <Link to={correct(word, meant)} className="text-link underline underline-offset-4">
            {t('quoted', { text: meant })}
          </Link>
          {'\u00a0?'}
        </p>
      ))}
      {leftOut.length > 0 && <p>{t('leftOut', { parts: leftOut.map(({ label }) => label).join(', ') })}</p>}
      {turned.map(range => (
        <p key={range}>{t(`turned.${range as 'year'}`)}</p>
      ))}
    </div>
  );
}
