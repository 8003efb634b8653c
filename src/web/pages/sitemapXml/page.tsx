import { data, type LoaderFunctionArgs } from 'react-router';
import { apiLocale } from '../../features/content/index.ts';
import { SiteMapDocument, SitemapCarsDocument } from '../../graphql/documents.gen.ts';
import { pageServices, query } from '../../graphql/index.ts';
import { LOCALES, type Locale } from '../../i18n/index.ts';
import { linkTo, pathWord } from '../../links.ts';
import { hasPage, ROUTE_NAMES, ROUTES, type RouteName } from '../../route-table.ts';
import { indexXml, type Listed, listXml } from './sitemap-xml.ts';

type Context = LoaderFunctionArgs['context'];

/** The API's longest page; a part of the cars is ten of them. */
const PAGE_LENGTH = 100;
const PART_PAGES = 10;
const PART_LENGTH = PAGE_LENGTH * PART_PAGES;

/** The map of the site for search engines: an index of parts, and each part by its name (sitemaps.org). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const origin = context.get(pageServices).origin ?? url.origin;
  const part = url.searchParams.get('part');
  const xml = part === null ? await index(context, origin) : await listOf(context, origin, part);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function index(context: Context, origin: string): Promise<string> {
  const { searchCarAds } = await query(context, SitemapCarsDocument, { first: 0, offset: 0 });
  const parts = Math.ceil(searchCarAds.totalCount / PART_LENGTH);
  const cars = Array.from({ length: parts }, (_, number) => `cars-${number + 1}`);
  return indexXml(['pages', 'makes', 'articles', ...cars].map(name => `${origin}/sitemap.xml?part=${name}`));
}

async function listOf(context: Context, origin: string, part: string): Promise<string> {
  const [, number] = /^cars-([1-9]\d{0,4})$/.exec(part) ?? [];
  if (number !== undefined) return listXml(origin, await cars(context, Number(number)));
  if (part === 'pages') return listXml(origin, pages());
  if (part === 'makes') return listXml(origin, await makes(context));
  if (part === 'articles') return listXml(origin, await articles(context));
  throw data(null, { status: 404 });
}

/** Pages whose address needs nothing but its language. */
function pages(): Listed[] {
  const names = ROUTE_NAMES.filter(name => ROUTES[name].who === 'public' && hasPage(name));
  return names
    .filter(name => name === 'search' || !/[:*]/.test(ROUTES[name].words.fr))
    .map(name => inEach(locale => linkTo<RouteName>(name, locale)));
}

async function makes(context: Context): Promise<Listed[]> {
  const { searchCarAds } = await query(context, SiteMapDocument, { locale: 'FR' });
  const brands = searchCarAds.facets.find(facet => facet.name === 'brand')?.values ?? [];
  return brands.map(({ value }) => inEach(locale => linkTo('search', locale, { '*': pathWord(value) })));
}

/** An article stands in the languages it is written in, and only those are each other's. */
async function articles(context: Context): Promise<Listed[]> {
  const written = new Map<string, Locale[]>();
  for (const locale of LOCALES) {
    const { articles: list } = await query(context, SiteMapDocument, { locale: apiLocale(locale) });
    for (const { node } of list.edges) written.set(node.slug, [...(written.get(node.slug) ?? []), locale]);
  }
  return Array.from(written, ([slug, locales]) =>
    inEach(locale => linkTo('blog/article', locale, { slug }), locales),
  );
}

/** Cars for sale and sold alike: a sold car's page stays. */
async function cars(context: Context, part: number): Promise<Listed[]> {
  const first = (part - 1) * PART_LENGTH;
  const answers = await Promise.all(
    Array.from({ length: PART_PAGES }, (_, page) =>
      query(context, SitemapCarsDocument, { first: PAGE_LENGTH, offset: first + page * PAGE_LENGTH }),
    ),
  );
  const slugs = answers.flatMap(({ searchCarAds }) => searchCarAds.edges.map(edge => edge.node.slug));
  if (slugs.length === 0) throw data(null, { status: 404 });
  return slugs.map(slug => inEach(locale => linkTo('car', locale, { slug })));
}

function inEach(pathIn: (locale: Locale) => string, locales: readonly Locale[] = LOCALES): Listed {
  return locales.map(locale => ({ locale, path: pathIn(locale) }));
}
