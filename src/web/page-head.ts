import type { Location, MetaDescriptor, MetaFunction } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { PublicHouse } from '#shared/fields/index.ts';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { type Locale, localeOfPath, offeredLocales, ownLocale, translatorIn } from './i18n/index.ts';

export type PageHead<Name extends RouteName> = {
  name: Name;
  locale: Locale;
  /** The path's parameters; a function where they differ by language. */
  params: ParamsOf<Name> | ((locale: Locale) => ParamsOf<Name>);
  title: string;
  description: string;
  /** The site's origin, from the root loader. */
  origin: string;
  /** The absolute or root-relative URL of the picture shown when the page is shared. */
  image?: string | null | undefined;
  /** Whether the page is a filtered or sorted view of a list that has its own address. */
  isView?: boolean;
  /** Root-relative URLs of the page's RSS feeds. */
  feeds?: readonly { readonly title: string; readonly path: string }[];
  /** Whether other sites may embed the page; it is then announced by oEmbed (oembed.com). */
  isEmbedded?: boolean;
  /** The languages in which the page exists; all of them by default. */
  locales?: readonly Locale[];
};

/** Returns the page's head: title, description, canonical URL and alternate languages. */
export function pageHead<Name extends RouteName>(head: PageHead<Name>): MetaDescriptor[] {
  const { name, locale, params, origin, description } = head;
  const locales = offeredLocales().filter(one => head.locales?.includes(one) ?? true);
  const paramsIn = (one: Locale) => (typeof params === 'function' ? params(one) : params);
  const addressIn = (one: Locale) =>
    origin + linkTo<RouteName>(name, one, paramsIn(one) as ParamsOf<RouteName>);
  const title = translatorIn(locale)('site.titlePattern', { title: head.title });
  // The default for `x-default`: the house's own language, where the page exists in it.
  const usual = locales.find(one => one === ownLocale()) ?? locales[0] ?? locale;
  const isIndexed = ROUTES[name].who === 'public' && !head.isView;

  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    ...locales.map(one => ({ tagName: 'link', rel: 'alternate', hrefLang: one, href: addressIn(one) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(usual) },
    ...(head.feeds ?? []).map(({ title: name, path }) => ({
      ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: name, href: origin + path },
    })),
    ...(head.isEmbedded ? [oembedOf(addressIn(locale), origin)] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressIn(locale) },
    { property: 'og:site_name', content: brand().name },
    { property: 'og:locale', content: { fr: 'fr_FR', en: 'en_GB', es: 'es_ES' }[locale] },
    { property: 'og:image', content: pictureOf(name, head.image, origin) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the `meta` of a page with fixed texts: `plainMeta('newsletter', t => ({ title, description }))`. */
export function plainMeta<Name extends RouteName>(
  name: Name,
  wordsOf: (t: ReturnType<typeof translatorIn>) => { readonly title: string; readonly description: string },
): MetaFunction {
  return ({ location, matches, params }) => {
    const { locale, t, origin } = headParts({ location, matches });
    return pageHead({ name, locale, params: params as ParamsOf<Name>, origin, ...wordsOf(t) });
  };
}

const oembedOf = (address: string, origin: string): MetaDescriptor => ({
  ...{ tagName: 'link', rel: 'alternate', type: 'application/json+oembed' },
  href: `${origin}/oembed?url=${encodeURIComponent(address)}`,
});

/** The share picture of pages without a photo of their own, by the beginning of the route's name. */
const DRAWN: readonly (readonly [begin: string, motif: string])[] = [
  ['services/sell', 'sell'],
  ['services/recovery', 'sell'],
  ['services/', 'services'],
  ['carHunter', 'buy'],
  ['search', 'buy'],
  ['sale', 'buy'],
  ['results', 'buy'],
  ['brandhub', 'buy'],
  ['blog', 'journal'],
  ['event', 'event'],
];

/** Returns the absolute URL of the share picture: the page's photo in the width for social networks, or a drawing. */
export function pictureOf(name: RouteName, image: string | null | undefined, origin: string): string {
  const motif = DRAWN.find(([begin]) => name.startsWith(begin))?.[1] ?? 'house';
  const wide = image?.replace(/^(\/photos\/[^/]+\/)\d+\.webp$/, '$11280.jpg');
  return absolute(wide || `/share/${motif}.jpg`, origin);
}

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns what a page's head is built from: its locale, its translator and the site's origin. */
export function headParts({ location, matches }: { location: Location; matches: Matches }) {
  const locale = localeOfPath(location.pathname);
  return { locale, t: translatorIn(locale), origin: originOf(matches) };
}

/** Returns the first step of every breadcrumb: the home page. */
export const homeStep = (t: (key: 'menu.names.home') => string, locale: Locale) => ({
  ...{ words: t('menu.names.home'), path: linkTo('home', locale) },
});

/** Returns structured data for search engines (schema.org, JSON-LD). */
export const machineData = (thing: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
});

/** Returns the public details of the house, from the root loader. */
export function houseOf(matches: Matches): PublicHouse | null {
  const data = matches.find(match => match?.id === 'root')?.loaderData as
    | { house?: PublicHouse | null }
    | undefined;
  return data?.house ?? null;
}

/** Returns the site's origin, from the root loader. */
export function originOf(matches: Matches): string {
  const data = matches.find(match => match?.id === 'root')?.loaderData as { origin?: string } | undefined;
  return data?.origin ?? '';
}
