import { data } from 'react-router';
import { brandSlug } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { isLotOffered } from '#shared/sale/lot.ts';
import { slugify } from '#shared/words/text.ts';
import { FeedDocument, type FeedQuery } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { formatEuros, formatKilometres, type Locale, localeOfPath, translatorIn } from '#web/i18n/index.ts';

const LENGTH = 100;
const PAGE_MAX = 100;

type Context = Parameters<typeof query>[0];
type Ad = FeedQuery['searchCarAds']['edges'][number]['node'];

/** The cars for sale as a JSON Feed (jsonfeed.org, version 1.1): all of them, or those of one brand. */
export async function answerFeed(context: Context, url: URL, brand: string | null): Promise<Response> {
  const locale = localeOfPath(url.pathname);
  const origin = context.get(pageServices).origin ?? url.origin;
  const page = Math.min(Math.max(Math.floor(Number(url.searchParams.get('page'))) || 1, 1), PAGE_MAX);
  const { searchCarAds } = await query(context, FeedDocument, {
    filter: { sold: false, ...(brand === null ? {} : { brands: [brand] }) },
    first: LENGTH,
    offset: (page - 1) * LENGTH,
  });
  const ads = searchCarAds.edges.map(edge => edge.node);
  if (brand !== null && searchCarAds.totalCount === 0) throw data(null, { status: 404 });
  const t = translatorIn(locale);
  const own = origin + url.pathname;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: brand === null ? t('search.title') : `${ads[0]?.brand ?? brand} · ${t('search.title')}`,
    home_page_url: origin + linkTo('search', locale, brand === null ? {} : { '*': slugify(brand) }),
    feed_url: own,
    language: locale,
    ...(page * LENGTH < searchCarAds.totalCount ? { next_url: `${own}?page=${page + 1}` } : {}),
    items: ads.map(ad => itemOf(ad, origin, locale)),
  };
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}

/** Nothing that the ad's own page keeps to itself: a hidden price is no price here either. */
function itemOf(ad: Ad, origin: string, locale: Locale) {
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
    id: ad.uuid,
    url: origin + linkTo('car', locale, { slug: ad.slug }),
    title: [ad.brand, ad.model, ad.version].filter(Boolean).join(' '),
    content_text: facts.filter(Boolean).join(' · '),
    ...(photo ? { image: photo.startsWith('/') ? origin + photo : photo } : {}),
    tags: [ad.brand, ad.model],
    [`_${brandSlug()}`]: {
      brand: ad.brand,
      model: ad.model,
      year: ad.year,
      mileage: ad.mileage,
      country: ad.location?.country ?? null,
      price,
      currency: 'EUR',
      seller: ad.kind,
      lot: ad.lotState,
      auction: ad.auction && { state: ad.auction.state, end: ad.auction.end },
    },
  };
}
