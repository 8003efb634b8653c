import type { MetaDescriptor } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { datedCarTitle } from '#web/features/cards/index.ts';
import { breadcrumbData, faqData } from '#web/features/content/index.ts';
import { type Locale, translatorIn } from '#web/i18n/index.ts';
import { pageHead } from '#web/page-head.ts';
import { collectionData } from '#web/site/structured-data/index.ts';
import type { SearchResult } from './search-data.ts';
import { factsOf, headingOf } from './search-heading.ts';
import { nameOfSlug } from './search-query.ts';

/** Returns the head of a search page; that of a brand or a model has its own words. */
export function searchMeta(result: SearchResult, locale: Locale, origin: string): MetaDescriptor[] {
  const { asked, isView, splats, text, ads, totalCount } = result;
  const understood = { ...result, asked: result.read };
  const t = translatorIn(locale);
  const usual = t(asked.areAuctionsOnly ? 'search.auctionsTitle' : 'search.title');
  const about = t(asked.areAuctionsOnly ? 'search.auctionsDescription' : 'search.description');
  const heading = headingOf(understood, locale);
  const title = splats[locale] === '' ? usual : `${heading} · ${usual}`;
  const description = text?.description ?? factsOf(understood, locale) ?? about;
  const path = linkTo('search', locale, { '*': splats[locale] });
  const entries = ads.map(ad => ({
    name: datedCarTitle(ad),
    path: linkTo('car', locale, { slug: ad.slug }),
    picture: ad.photos.front?.url ?? null,
  }));
  return [
    ...pageHead({
      ...{ name: 'search', locale, title, description, origin, isView },
      params: one => ({ '*': splats[one] }),
      image: ads[0]?.photos.front?.url,
      feeds: feedsOf(result, locale, usual),
    }),
    collectionData({ origin, path, name: heading, description, locale, entries, total: totalCount }),
    breadcrumbData(origin, stepsOf(result, locale)),
    ...faqData(text?.blocks ?? []),
  ];
}

/** Returns the RSS feeds of new cars: of all, and of the page’s brand. */
function feedsOf({ asked }: SearchResult, locale: Locale, title: string) {
  const [brand] = asked.brand;
  return [
    { title, path: linkTo('rss', locale) },
    ...(asked.brand.length === 1 && brand !== undefined
      ? [{ title: `${title} (${brand})`, path: linkTo('rss/brand', locale, { brand }) }]
      : []),
  ];
}

/** Returns the breadcrumb, as far as the path goes. */
function stepsOf(result: SearchResult, locale: Locale) {
  const t = translatorIn(locale);
  const words = result.splats[locale].split('/').filter(word => word !== '');
  const [brand] = result.asked.brand;
  const heading = headingOf(result, locale);
  return [
    { words: t('site.nav.home'), path: linkTo('home', locale) },
    { words: t('site.nav.buy'), path: linkTo('search', locale) },
    ...(words.length > 1 && brand !== undefined && brand === words[0]
      ? [{ words: brandName(result, brand), path: linkTo('search', locale, { '*': brand }) }]
      : []),
    ...(words.length > 0
      ? [{ words: heading, path: linkTo('search', locale, { '*': words.join('/') }) }]
      : []),
  ];
}

const brandName = ({ facets }: SearchResult, slug: string): string =>
  facets.brand.find(({ value }) => slugify(value) === slug)?.value ?? nameOfSlug(slug);
