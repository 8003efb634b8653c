import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { SearchResult } from './search-data.ts';
import { addressOf } from './search-path.ts';
import { BOUNDS, CHOICES, EVERYTHING, type SearchQuery } from './search-query.ts';
import { useSearchWords } from './use-search-words.ts';

type Chip = { readonly label: string; readonly without: Partial<SearchQuery> };

/** Everything that was chosen, each with a way to take it back. */
export function useChips(asked: SearchQuery, facets: SearchResult['facets']): Chip[] {
  const t = useTranslations('search');
  const { labelOf, boundLabel } = useSearchWords(facets);
  const chips: Chip[] = [];
  if (asked.text !== '') chips.push({ label: t('quoted', { text: asked.text }), without: { text: '' } });
  if (asked.areAuctionsOnly) chips.push({ label: t('auctionsOnly'), without: { areAuctionsOnly: false } });
  if (asked.canWithdraw) chips.push({ label: t('withdrawal'), without: { canWithdraw: false } });
  if (asked.stock !== 'all') chips.push({ label: t(`stocks.${asked.stock}`), without: { stock: 'all' } });
  for (const name of CHOICES) {
    for (const value of asked[name]) {
      const values = asked[name].filter(one => one !== value);
      const models = name === 'brand' ? { model: [] } : {};
      chips.push({ label: labelOf(name, value), without: { [name]: values, ...models } });
    }
  }
  for (const name of BOUNDS) {
    const value = asked[name];
    if (value !== null) chips.push({ label: boundLabel(name, value), without: { [name]: null } });
  }
  return chips;
}

export function Chips({ asked, chips }: { asked: SearchQuery; chips: readonly Chip[] }) {
  const t = useTranslations('search');
  const locale = useLocale();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={addressOf({ ...asked, ...without, page: 1 }, locale)}
            preventScrollReset
            aria-label={t('remove', { filter: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-wash px-4 text-14 hover:bg-line"
          >
            {label}
            <Icon name="close" className="size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={addressOf(EVERYTHING, locale)}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-14 text-link underline underline-offset-4"
          >
            {t('removeAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}
