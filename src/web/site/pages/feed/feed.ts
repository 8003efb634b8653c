import { brandSlug } from '#shared/brand.ts';
import { type Context, listed } from '../../listed/index.ts';

const LENGTH = 100;
const PAGE_MAX = 100;

/** Returns the cars for sale as a JSON Feed (jsonfeed.org, version 1.1): all, or those of one brand. */
export async function answerFeed(context: Context, url: URL, brand: string | null): Promise<Response> {
  const page = Math.min(Math.max(Math.floor(Number(url.searchParams.get('page'))) || 1, 1), PAGE_MAX);
  const found = await listed(context, url, brand, LENGTH, (page - 1) * LENGTH);
  const { title, address, own, language, totalCount, cars } = found;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: address,
    feed_url: own,
    language,
    ...(page * LENGTH < totalCount ? { next_url: `${own}?page=${page + 1}` } : {}),
    items: cars.map(itemOf),
  };
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}

type Car = Awaited<ReturnType<typeof listed>>['cars'][number];

function itemOf({ ad, price, address, title, text, picture, tags }: Car) {
  return {
    id: ad.uuid,
    url: address,
    title,
    content_text: text,
    ...(picture ? { image: picture } : {}),
    tags,
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
