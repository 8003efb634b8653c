import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatEuros, formatNumber, useLocale } from '#web/i18n/index.ts';
import { type Band, bandsOf } from './bands.ts';
import type { FacetValues } from './search-data.ts';
import { addressOf } from './search-path.ts';
import type { SearchQuery } from './search-query.ts';

type BandsProps = {
  name: 'year' | 'price';
  asked: SearchQuery;
  values: FacetValues;
  onChange: (change: Partial<SearchQuery>) => void;
};

/** Bands of years or prices with their number of cars; a click sets the bounds. */
export function Bands({ name, asked, values, onChange }: BandsProps) {
  const t = useTranslations('search');
  const locale = useLocale();
  const bands = bandsOf(values);
  if (bands.length < 2) return null;
  const changeTo = ({ from, until }: Band): Partial<SearchQuery> =>
    name === 'year' ? { yearMin: from, yearMax: until } : { priceMin: from || null, priceMax: until };
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-14 text-link underline underline-offset-4">
        {t(`bands.${name}`)}
      </summary>
      <ul>
        {bands.map(band => (
          <li key={band.from}>
            <Link
              to={addressOf({ ...asked, ...changeTo(band), page: 1 }, locale)}
              rel="nofollow"
              onClick={event => {
                event.preventDefault();
                onChange(changeTo(band));
              }}
              className="flex min-h-11 items-center justify-between gap-3 text-14 underline-offset-4 hover:underline lg:min-h-9"
            >
              <BandName name={name} band={band} />
              <span className="tabular text-12 text-ink-soft">{formatNumber(band.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function BandName({ name, band: { from, until } }: { name: 'year' | 'price'; band: Band }) {
  const t = useTranslations('search');
  const written = name === 'year' ? String : formatEuros;
  if (until === null) return <span>{t('bounds.priceMin', { value: written(from) })}</span>;
  if (from === 0) return <span>{t('bounds.priceMax', { value: written(until) })}</span>;
  return (
    <span className="tabular">
      {name === 'year' ? from : formatNumber(from)} – {written(until)}
    </span>
  );
}
