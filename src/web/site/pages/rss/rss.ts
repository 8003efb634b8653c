import { brand as houseBrand } from '#shared/brand.ts';
import { rssResponse } from '#web/xml.ts';
import { type Context, listed } from '../../listed/index.ts';

/** Returns the newest cars for sale as RSS: all, or those of one brand. */
export async function answerRss(context: Context, url: URL, brand: string | null): Promise<Response> {
  const { title, cars, ...channel } = await listed(context, url, brand, 50);
  return rssResponse({
    ...channel,
    title: `${houseBrand().name} · ${title}`,
    items: cars.map(({ ad, ...car }) => ({ ...car, id: ad.uuid, at: ad.publishedAt })),
  });
}
