import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatNumber, useLocale } from '#web/i18n/index.ts';
import type { SearchResult } from './search-data.ts';
import { addressOf } from './search-path.ts';
import type { SearchQuery } from './search-query.ts';
import { useSearchWords } from './use-search-words.ts';

/** The countries of the cars found. */
export function Countries({ asked, facets }: { asked: SearchQuery; facets: SearchResult['facets'] }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const countries = useSearchWords(facets).choicesOf('country', { ...asked, country: [] });
  if (countries.length < 2 || asked.country.length > 0) return null;
  return (
    <section className="mt-16 border-line border-t pt-8">
      <h2 className="display mb-4 text-22">{t('countries')}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {countries.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={addressOf({ ...asked, country: [value], page: 1 }, locale)}
              className="inline-flex min-h-11 items-baseline gap-2 py-2 text-14 underline-offset-4 hover:underline"
            >
              {label} <span className="tabular text-ink-soft">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
