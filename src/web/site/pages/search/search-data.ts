import { data, redirect } from 'react-router';
import { FACETS, type FacetName } from '#shared/fields/index.ts';
import { routeAt } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { queryOfChips } from '#web/features/search-chips/index.ts';
import {
  BrandTextDocument,
  CarNamesDocument,
  type ContentTextFragment,
  type SearchQuery as SearchAnswer,
  SearchDocument,
} from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { LOCALES, type Locale } from '#web/i18n/index.ts';
import { findRedirect } from '#web/redirects.ts';
import { addressOf, readWords, splatOf } from './search-path.ts';
import { CHOICES, filterOf, PAGE_LENGTH, readQuery, type SearchQuery } from './search-query.ts';

type Context = Parameters<typeof query>[0];
type Facets = SearchAnswer['searchCarAds']['facets'];
export type FacetValues = readonly {
  readonly value: string;
  readonly count: number;
  /** The last value of a band. */
  readonly until: number | null;
}[];
/** Loads the search of the URL and its results. */
export async function loadSearch(context: Context, url: URL) {
  const route = routeAt(url.pathname);
  if (route?.name !== 'search') {
    const elsewhere = findRedirect(url.pathname);
    throw elsewhere ? redirect(elsewhere, 301) : data(null, { status: 404 });
  }
  const asked = await readAddress(context, route.params['*'] ?? '', url.searchParams);
  keepToOneAddress(asked, route.locale, url);
  const { searchCarAds } = await query(context, SearchDocument, {
    filter: filterOf(asked),
    sort: asked.sort,
    first: PAGE_LENGTH,
    offset: (asked.page - 1) * PAGE_LENGTH,
    locale: languageOf(route.locale),
  });
  const { totalCount, edges, facets, spans, reading } = searchCarAds;
  const read = { ...readQuery(queryOfChips(reading.chips)), sort: asked.sort, page: asked.page };
  if (url.searchParams.has('read')) throw redirect(addressOf(read, route.locale), 302);
  keepToPages(asked, totalCount, route.locale);
  const splat = route.params['*'] ?? '';
  // A known car without ads has a page for visitors, but not for search engines until there is one.
  const isView = url.search !== '' || reading.leftOut.length > 0 || (totalCount === 0 && splat !== '');
  const text = isView ? null : await loadText(context, splat, route.locale);
  return {
    asked,
    read,
    reading,
    isView,
    text,
    totalCount,
    ads: edges.map(edge => edge.node),
    facets: facetsOf(facets, read, reading.chips),
    spans,
    splats: Object.fromEntries(LOCALES.map(locale => [locale, splatOf(asked, locale)])) as Record<
      Locale,
      string
    >,
  };
}

export type SearchResult = Awaited<ReturnType<typeof loadSearch>>;

/** Loads the house's text on the URL's brand or model, if that is all the URL names. */
async function loadText(
  context: Context,
  splat: string,
  locale: Locale,
): Promise<ContentTextFragment | null> {
  const [brand = '', model = null, ...others] = splat.split('/');
  if (brand === '' || others.length > 0) return null;
  const { brandText } = await query(context, BrandTextDocument, { brand, model, locale: languageOf(locale) });
  return brandText;
}

async function readAddress(context: Context, splat: string, search: URLSearchParams): Promise<SearchQuery> {
  const words = splat.split('/').filter(word => word !== '');
  // A car's path without its last word ends up here.
  if (words.length === 1 && COLLECTION.has(words[0] as string)) words.pop();
  const [brand, model = null] = words;
  const { carNames } = brand ? await query(context, CarNamesDocument, { brand, model }) : { carNames: null };
  const coded = readWords(words.slice(carNames ? (carNames.model ? 2 : 1) : 0));
  // Unknown words are a 404: otherwise every spelling would have a page.
  if (coded === null) throw data(null, { status: 404 });
  const inPath: Partial<Record<string, string>> = {
    ...coded,
    ...(carNames ? { brand: slugify(carNames.brand) } : {}),
    ...(carNames?.model ? { model: slugify(carNames.model) } : {}),
  };
  const asked = readQuery(search);
  const choices = CHOICES.map(name => [name, [...new Set([inPath[name] ?? [], asked[name]].flat())]]);
  return { ...asked, ...Object.fromEntries(choices) };
}

const COLLECTION: ReadonlySet<string> = new Set(['voiture-collection', 'collection-car', 'coche-coleccion']);

/** Redirects variants of a search, such as words of another language or empty form fields, to its one URL. */
function keepToOneAddress(asked: SearchQuery, locale: Locale, url: URL): void {
  const address = addressOf(asked, locale);
  const [path] = address.split('?');
  if (url.searchParams.has('read')) return;
  const hasEmpty = [...url.searchParams.values()].includes('');
  if (path !== url.pathname || hasEmpty) throw redirect(address, 302);
}

/** Redirects a page beyond the last to the last one: cars may have been sold since the link was made. */
function keepToPages(asked: SearchQuery, totalCount: number, locale: Locale): void {
  const last = Math.max(Math.ceil(totalCount / PAGE_LENGTH), 1);
  if (asked.page > last) throw redirect(addressOf({ ...asked, page: last }, locale), 302);
}

type Chips = SearchAnswer['searchCarAds']['reading']['chips'];

/**
 * Returns the facets that the page shows: models only of the chosen brands. A brand without cars gets its name from the
 * server.
 */
function facetsOf(facets: Facets, asked: SearchQuery, chips: Chips): Record<FacetName, FacetValues> {
  const goneOf = (name: FacetName) =>
    name !== 'brand' && name !== 'model'
      ? []
      : chips
          .filter(chip => chip.field === `${name}s`)
          .filter(
            ({ value }) => !facets.some(facet => facet.values.some(known => slugify(known.value) === value)),
          )
          .map(({ label }) => ({ value: label, count: 0, until: null }));
  const of = (name: FacetName): FacetValues =>
    name === 'model' && asked.brand.length === 0
      ? []
      : [...(facets.find(facet => facet.name === name)?.values ?? []), ...goneOf(name)];
  return Object.fromEntries(FACETS.map(name => [name, of(name)])) as Record<FacetName, FacetValues>;
}
