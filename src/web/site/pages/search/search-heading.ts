import { slugify } from '#shared/words/text.ts';
import { formatEuros, formatNumber, type Locale, translatorIn } from '#web/i18n/index.ts';
import { sumOf } from './bands.ts';
import type { SearchResult } from './search-data.ts';
import { filterOf, nameOfSlug, type SearchQuery } from './search-query.ts';

const only = (values: readonly string[]) => (values.length === 1 ? (values[0] as string) : null);

/** Returns the one brand and model that a page is about, as written; null if there are several. */
export function carOf({ asked, facets }: Pick<SearchResult, 'asked' | 'facets'>): string | null {
  const nameOf = (values: SearchResult['facets']['brand'], slug: string | null) =>
    slug === null ? null : (values.find(({ value }) => slugify(value) === slug)?.value ?? nameOfSlug(slug));
  const brand = nameOf(facets.brand, only(asked.brand));
  return brand && [brand, nameOf(facets.model, only(asked.model))].filter(Boolean).join(' ');
}

/** Returns the page's heading: car, type, body and country, as far as chosen. */
export function headingOf(result: Pick<SearchResult, 'asked' | 'facets'>, locale: Locale): string {
  const t = translatorIn(locale);
  const { asked } = result;
  const [type, body, country] = [only(asked.type), only(asked.body), only(asked.country)];
  const parts = [
    carOf(result),
    type && t.has(`car.type.${type as 'GT'}`) ? t(`car.type.${type as 'GT'}`) : null,
    body && t.has(`codes.body.${body as 'COUPE'}`) ? t(`codes.body.${body as 'COUPE'}`) : null,
    country && t.has(`countries.${country as 'FR'}`) ? t(`countries.${country as 'FR'}`) : null,
  ].filter(part => part !== null);
  if (parts.length > 0) return parts.join('\u00a0· ');
  return t(asked.areAuctionsOnly ? 'search.auctionsHeading' : 'search.heading');
}

/** Whether more than brand and model is chosen: then only the listed cars were counted. */
const isNarrowed = (asked: SearchQuery): boolean =>
  Object.values({ ...filterOf(asked), brands: [], models: [] }).some(
    wish => wish !== null && wish !== false && (!Array.isArray(wish) || wish.length > 0),
  );

/** Returns a sentence of statistics about a brand or model, from the counts only. */
export function factsOf(
  result: Pick<SearchResult, 'asked' | 'facets' | 'spans'>,
  locale: Locale,
): string | null {
  const { asked } = result;
  const car = carOf(result);
  if (!car) return null;
  const t = translatorIn(locale);
  const { priceMin, priceMax, yearMin, yearMax } = result.spans;
  const years =
    yearMin === null || yearMax === null
      ? null
      : yearMin === yearMax
        ? t('search.facts.year', { year: String(yearMin) })
        : t('search.facts.years', { from: String(yearMin), to: String(yearMax) });
  const prices =
    priceMin === null || priceMax === null
      ? null
      : priceMin === priceMax
        ? t('search.facts.price', { price: formatEuros(priceMin) })
        : t('search.facts.prices', { from: formatEuros(priceMin), to: formatEuros(priceMax) });
  const available = sumOf(result.facets.forSale);
  const sold = sumOf(result.facets.sold, 'true');
  const counted = t(`search.facts.${isNarrowed(asked) ? 'matching' : 'count'}`, {
    car,
    count: available,
    number: formatNumber(available),
  });
  const gone = sold > 0 ? t('search.facts.sold', { count: sold }) : null;
  return [counted, years, prices, gone].filter(part => part !== null).join(' ');
}
