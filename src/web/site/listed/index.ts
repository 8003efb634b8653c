/** The cars for sale as feeds tell of them, each in its own form. */
import { data } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { isLotOffered } from '#shared/sale/lot.ts';
import { slugify } from '#shared/words/text.ts';
import { ListedDocument, type ListedQuery } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { formatEuros, formatKilometres, type Locale, localeOfPath, translatorIn } from '#web/i18n/index.ts';

export type Context = Parameters<typeof query>[0];
type Ad = ListedQuery['searchCarAds']['edges'][number]['node'];

/** The newest first, all of them or those of one brand; and of which page and under which title they are told. */
export async function listed(context: Context, url: URL, brand: string | null, first: number, offset = 0) {
  const locale = localeOfPath(url.pathname);
  const origin = context.get(pageServices).origin ?? url.origin;
  const { searchCarAds } = await query(context, ListedDocument, {
    filter: { sold: false, ...(brand === null ? {} : { brands: [brand] }) },
    first,
    offset,
  });
  const { edges, totalCount } = searchCarAds;
  if (brand !== null && totalCount === 0) throw data(null, { status: 404 });
  const t = translatorIn(locale);
  return {
    title: brand === null ? t('search.title') : `${edges[0]?.node.brand ?? brand} · ${t('search.title')}`,
    description: t('search.description'),
    address: origin + linkTo('search', locale, brand === null ? {} : { '*': slugify(brand) }),
    own: origin + url.pathname,
    language: locale,
    totalCount,
    cars: edges.map(({ node }) => carOf(node, origin, locale)),
  };
}

/** Nothing that the ad's own page keeps to itself: a hidden price is no price here either. */
function carOf(ad: Ad, origin: string, locale: Locale) {
  const isShown = !ad.isPriceHidden && isLotOffered(ad.lotState);
  const price = isShown ? (ad.auction?.currentBid ?? ad.reducedPrice ?? ad.price) : null;
  const facts = [
    ad.year,
    ad.mileage === null ? null : formatKilometres(ad.mileage),
    ad.location?.city,
    price === null ? null : formatEuros(price),
  ];
  const photo = ad.photos.front?.url;
  return {
    ad,
    price,
    address: origin + linkTo('car', locale, { slug: ad.slug }),
    title: [ad.brand, ad.model, ad.version].filter(Boolean).join(' '),
    text: facts.filter(Boolean).join(' · '),
    picture: photo ? new URL(photo, origin).href : null,
    tags: [ad.brand, ad.model],
  };
}
