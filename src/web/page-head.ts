import type { Location, MetaDescriptor, MetaFunction } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { PublicHouse } from '#shared/fields/index.ts';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { type Locale, localeOfPath, offeredLocales, ownLocale, translatorIn } from './i18n/index.ts';

export type PageHead<Name extends RouteName> = {
  name: Name;
  locale: Locale;
  /** What its path takes; a function where that differs from language to language. */
  params: ParamsOf<Name> | ((locale: Locale) => ParamsOf<Name>);
  title: string;
  description: string;
  /** The site's origin, which the root's loader knows. */
  origin: string;
  /** Absolute or rooted address of a picture for those who share the page. */
  image?: string | null | undefined;
  /** A filtered or sorted list is one of many views of a page that has its own address. */
  isView?: boolean;
  /** Addresses, rooted, at which readers of feeds follow the page. */
  feeds?: readonly { readonly title: string; readonly path: string }[];
  /** Whether other sites may show it in a frame of ours, which their systems find by this (oembed.com). */
  isEmbedded?: boolean;
  /** The languages in which the page can be read; all of them when not said. */
  locales?: readonly Locale[];
};

/** What stands in the head of a page: title, description, its one address and its sisters in other languages. */
export function pageHead<Name extends RouteName>(head: PageHead<Name>): MetaDescriptor[] {
  const { name, locale, params, origin, description } = head;
  const locales = offeredLocales().filter(one => head.locales?.includes(one) ?? true);
  const paramsIn = (one: Locale) => (typeof params === 'function' ? params(one) : params);
  const addressIn = (one: Locale) =>
    origin + linkTo<RouteName>(name, one, paramsIn(one) as ParamsOf<RouteName>);
  const title = translatorIn(locale)('site.titlePattern', { title: head.title });
  // What answers at an address that names no language, where the page is written in that.
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

/** The head of a page whose words are always the same: `plainMeta('newsletter', t => ({ title, description }))`. */
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

/** What is drawn for pages that have no photo of their own, by what their name begins with. */
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

/** The address of a page's picture: its own, in the width asked for by those who share it, or a drawn one. */
export function pictureOf(name: RouteName, image: string | null | undefined, origin: string): string {
  const motif = DRAWN.find(([begin]) => name.startsWith(begin))?.[1] ?? 'house';
  const wide = image?.replace(/^(\/photos\/[^/]+\/)\d+\.webp$/, '$11280.jpg');
  return absolute(wide || `/share/${motif}.jpg`, origin);
}

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What heads are written with: the language of the page, its words, and the site's origin. */
export function headParts({ location, matches }: { location: Location; matches: Matches }) {
  const locale = localeOfPath(location.pathname);
  return { locale, t: translatorIn(locale), origin: originOf(matches) };
}

/** The step that leads to the first page, above all that stands right below it. */
export const homeStep = (t: (key: 'menu.names.home') => string, locale: Locale) => ({
  ...{ words: t('menu.names.home'), path: linkTo('home', locale) },
});

/** What a page says to those who read it by machine (schema.org). */
export const machineData = (thing: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
});

/** Who the house is, as its settings say. */
export function houseOf(matches: Matches): PublicHouse | null {
  const data = matches.find(match => match?.id === 'root')?.loaderData as
    | { house?: PublicHouse | null }
    | undefined;
  return data?.house ?? null;
}

/** The origin as the root's loader gave it to every page's `meta`. */
export function originOf(matches: Matches): string {
  const data = matches.find(match => match?.id === 'root')?.loaderData as { origin?: string } | undefined;
  return data?.origin ?? '';
}
