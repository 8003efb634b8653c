import { data } from 'react-router';
import { brand as houseBrand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { isLotOffered } from '#shared/sale/lot.ts';
import { slugify } from '#shared/words/text.ts';
import { RssAdsDocument, type RssAdsQuery } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { formatEuros, formatKilometres, type Locale, localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { type RssItem, rssResponse } from '#web/xml.ts';

type Context = Parameters<typeof query>[0];
type Ad = RssAdsQuery['searchCarAds']['edges'][number]['node'];

/** The newest cars for sale as RSS: all of them, or those of one brand. */
export async function answerRss(context: Context, url: URL, brand: string | null): Promise<Response> {
  const locale = localeOfPath(url.pathname);
  const origin = context.get(pageServices).origin ?? url.origin;
  const { searchCarAds } = await query(context, RssAdsDocument, {
    filter: { sold: false, ...(brand === null ? {} : { brands: [brand] }) },
  });
  const ads = searchCarAds.edges.map(edge => edge.node);
  if (brand !== null && ads.length === 0) throw data(null, { status: 404 });
  const t = translatorIn(locale);
  const title = t('search.title');
  return rssResponse({
    title: `${houseBrand().name} · ${brand === null ? title : `${ads[0]?.brand ?? brand} · ${title}`}`,
    description: t('search.description'),
    address: origin + linkTo('search', locale, brand === null ? {} : { '*': slugify(brand) }),
    own: origin + url.pathname,
    language: locale,
    items: ads.map(ad => itemOf(ad, origin, locale)),
  });
}

/** Nothing that the ad's own page keeps to itself: a hidden price is no price here either. */
function itemOf(ad: Ad, origin: string, locale: Locale): RssItem {
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
    title: [ad.brand, ad.model, ad.version].filter(Boolean).join(' '),
    address: origin + linkTo('car', locale, { slug: ad.slug }),
    text: facts.filter(Boolean).join(' · '),
    at: ad.publishedAt,
    tags: [ad.brand, ad.model],
    picture: photo ? new URL(photo, origin).href : null,
  };
}
