import { data, type LoaderFunctionArgs } from 'react-router';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { localeOf } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import {
  SitemapBrandsDocument,
  SitemapCarsDocument,
  SitemapSalesDocument,
  SitemapTextsDocument,
  type SitemapTextsQuery,
} from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { type Locale, offeredLocales } from '#web/i18n/index.ts';
import { indexXml, type Listed, listXml, namesOfParts, PART_LENGTH } from './sitemap-xml.ts';

type Context = LoaderFunctionArgs['context'];
type Text = SitemapTextsQuery['contentAddresses'][number];

/** The API's longest page; a part of the cars consists of ten. */
const PAGE_LENGTH = 100;

/** The XML sitemap: an index of parts, and each part by its name (sitemaps.org). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const origin = context.get(pageServices).origin ?? url.origin;
  const part = url.searchParams.get('part');
  const xml = part === null ? await index(context, origin) : listXml(origin, await listOf(context, part));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function index(context: Context, origin: string): Promise<string> {
  const countOf = async (sold: boolean) =>
    (await query(context, SitemapCarsDocument, { sold, first: 0, offset: 0 })).searchCarAds.totalCount;
  const [{ contentAddresses: texts }, { sales }, live, sold] = await Promise.all([
    query(context, SitemapTextsDocument, {}),
    query(context, SitemapSalesDocument, {}),
    countOf(false),
    countOf(true),
  ]);
  const has = (kind: Text['kind']) => texts.some(text => text.kind === kind);
  const lists = [
    ...['pages', 'makes'],
    ...(has('ARTICLE') ? ['articles'] : []),
    ...(has('EVENT') ? ['events'] : []),
    ...(sales.length > 0 ? ['sales'] : []),
  ];
  return indexXml(namesOfParts(lists, { live, sold }).map(name => `${origin}/sitemap.xml?part=${name}`));
}

async function listOf(context: Context, part: string): Promise<Listed[]> {
  const [, stock, number] = /^(live|sold)-([1-9]\d{0,4})$/.exec(part) ?? [];
  if (number !== undefined) return cars(context, stock === 'sold', Number(number));
  const { contentAddresses: texts } = await query(context, SitemapTextsDocument, {});
  if (part === 'pages') return pages(texts, await newestOf(context, texts));
  if (part === 'makes') return makes(context, texts, await newestOf(context, texts));
  if (part === 'articles') return written(texts, 'ARTICLE', 'blog/article');
  if (part === 'events') return written(texts, 'EVENT', 'event');
  if (part === 'sales') return sales(context, await newestOf(context, texts));
  throw data(null, { status: 404 });
}

/** Returns when each language of a text was last changed. */
function changesOf(texts: readonly Text[], kind: Text['kind'], slug: string): Map<Locale, string> {
  const own = texts.filter(text => text.kind === kind && text.slug === slug);
  return new Map(own.map(text => [localeOf(text.locale), text.publishedAt]));
}

/** Returns when the newest car or text appeared: the change date of pages that list others. */
async function newestOf(context: Context, texts: readonly Text[]): Promise<string | null> {
  const { searchCarAds } = await query(context, SitemapCarsDocument, { sold: false, first: 1, offset: 0 });
  const days = [
    ...searchCarAds.edges.map(edge => edge.node.updatedAt),
    ...texts.map(text => text.publishedAt),
  ];
  return days.toSorted().at(-1) ?? null;
}

/** Returns the pages without parameters, and those of the search service by their name. */
function pages(texts: readonly Text[], newest: string | null): Listed[] {
  const names = ROUTE_NAMES.filter(name => ROUTES[name].who === 'public');
  const plain = names
    .filter(name => name === 'search' || !/[:*]/.test(ROUTES[name].words.fr))
    .map(name =>
      inEach(locale => linkTo<RouteName>(name, locale), changesOf(texts, 'PAGE', name), { newest }),
    );
  const prefix = 'carHunter/page/';
  const slugs = new Set(texts.filter(({ slug }) => slug.startsWith(prefix)).map(({ slug }) => slug));
  const hunting = [...slugs].map(slug =>
    inWritten(
      locale => linkTo('carHunter/page', locale, { id: slug.slice(prefix.length) }),
      changesOf(texts, 'PAGE', slug),
    ),
  );
  return [...plain, ...hunting];
}

/** Returns every brand of the catalogue, and the models that have their own text. */
async function makes(context: Context, texts: readonly Text[], newest: string | null): Promise<Listed[]> {
  const { searchCarAds } = await query(context, SitemapBrandsDocument, {});
  const valuesOf = (name: string) => searchCarAds.facets.find(facet => facet.name === name)?.values ?? [];
  const brands = valuesOf('brand').map(({ value }) => slugify(value));
  const models = new Set(valuesOf('model').map(({ value }) => slugify(value)));
  const told = new Set(texts.filter(text => text.kind === 'BRAND').map(({ slug }) => slug));
  const ofModels = [...told].filter(slug => {
    const [brand = '', model = ''] = slug.split('/');
    return brands.includes(brand) && models.has(model);
  });
  return [...brands, ...ofModels].map(words =>
    inEach(locale => linkTo('search', locale, { '*': words }), changesOf(texts, 'BRAND', words), { newest }),
  );
}

function written(texts: readonly Text[], kind: Text['kind'], name: 'blog/article' | 'event'): Listed[] {
  const slugs = new Set(texts.filter(text => text.kind === kind).map(({ slug }) => slug));
  return [...slugs].map(slug => {
    const pathIn = (locale: Locale) => linkTo(name, locale, { slug } as ParamsOf<typeof name>);
    return inWritten(pathIn, changesOf(texts, kind, slug));
  });
}

/** Returns the catalogued sales, which change as their cars do. */
async function sales(context: Context, newest: string | null): Promise<Listed[]> {
  const { sales } = await query(context, SitemapSalesDocument, {});
  return sales.map(({ slug }) => inEach(locale => linkTo('sale', locale, { slug }), new Map(), { newest }));
}

/** Returns the cars for sale or, separately, those sold: their pages remain. */
async function cars(context: Context, sold: boolean, part: number): Promise<Listed[]> {
  const first = (part - 1) * PART_LENGTH;
  const answers = await Promise.all(
    Array.from({ length: PART_LENGTH / PAGE_LENGTH }, (_, page) =>
      query(context, SitemapCarsDocument, { sold, first: PAGE_LENGTH, offset: first + page * PAGE_LENGTH }),
    ),
  );
  const found = answers.flatMap(({ searchCarAds }) => searchCarAds.edges.map(edge => edge.node));
  if (found.length === 0) throw data(null, { status: 404 });
  return found.map(({ slug, updatedAt }) => {
    const changes = new Map(offeredLocales().map(locale => [locale, updatedAt]));
    return inEach(locale => linkTo('car', locale, { slug }), changes);
  });
}

/** Returns a text in the languages it is written in; only those are alternates of each other. */
function inWritten(pathIn: (locale: Locale) => string, changes: ReadonlyMap<Locale, string>): Listed {
  return inEach(pathIn, changes, { locales: offeredLocales().filter(locale => changes.has(locale)) });
}

function inEach(
  pathIn: (locale: Locale) => string,
  changes: ReadonlyMap<Locale, string>,
  { newest = null, locales = offeredLocales() }: { newest?: string | null; locales?: readonly Locale[] } = {},
): Listed {
  return locales.map(locale => ({ locale, path: pathIn(locale), changedAt: changes.get(locale) ?? newest }));
}
