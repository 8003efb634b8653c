/** The cars for sale, for the site's feeds. */
import { data } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { isLotOffered } from '#shared/sale/lot.ts';
import { carTitle } from '#shared/words/car-title.ts';
import { slugify } from '#shared/words/text.ts';
import { CarNamesDocument, ListedDocument, type ListedQuery } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { formatEuros, formatKilometres, type Locale, localeOfPath, translatorIn } from '#web/i18n/index.ts';

export type Context = Parameters<typeof query>[0];
type Ad = ListedQuery['searchCarAds']['edges'][number]['node'];

/** Loads the cars for sale, newest first, all or of one brand, with the feed's page and title. */
export async function listed(context: Context, url: URL, brand: string | null, first: number, offset = 0) {
  const locale = localeOfPath(url.pathname);
  const origin = context.get(pageServices).origin ?? url.origin;
  const { searchCarAds } = await query(context, ListedDocument, {
    filter: { forSale: true, ...(brand === null ? {} : { brands: [brand] }) },
    first,
    offset,
  });
  const { edges, totalCount } = searchCarAds;
  const name = brand === null ? null : await nameOf(context, brand);
  const t = translatorIn(locale);
  return {
    title: name === null ? t('search.title') : `${name} · ${t('search.title')}`,
    description: t('search.description'),
    address: origin + linkTo('search', locale, brand === null ? {} : { '*': slugify(brand) }),
    own: origin + url.pathname,
    language: locale,
    totalCount,
    cars: edges.map(({ node }) => carOf(node, origin, locale)),
  };
}

/** Returns a brand's name. A brand without cars for sale has a feed too, which readers go on polling. */
async function nameOf(context: Context, brand: string): Promise<string> {
  const { carNames } = await query(context, CarNamesDocument, { brand, model: null });
  if (!carNames) throw data(null, { status: 404 });
  return carNames.brand;
}

/** Returns the price that the ad's page shows: null for a hidden price; for an auction the current bid. */
function priceOf({ lotState, auction, isPriceHidden, reducedPrice, price }: Ad): number | null {
  if (!isLotOffered(lotState)) return null;
  if (auction) return auction.currentBid;
  return isPriceHidden ? null : (reducedPrice ?? price);
}

function carOf(ad: Ad, origin: string, locale: Locale) {
  const price = priceOf(ad);
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
    title: carTitle(ad),
    text: facts.filter(Boolean).join(' · '),
    picture: photo ? new URL(photo, origin).href : null,
    tags: [ad.brand, ad.model],
  };
}
