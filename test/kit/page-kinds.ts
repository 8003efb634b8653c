import { linkTo } from '#shared/paths/links.ts';
import type { Locale } from '#shared/words/locale.ts';
import type { TestHouse } from './house.ts';

const AUCTION = 'select slug from ads join auctions on ad_uuid = uuid where auctions.status';
const WITHOUT_AUCTION = 'not exists (select from auctions where ad_uuid = uuid) limit 1';
/** A car in each state that a page tells. */
const CARS = {
  ad: `select slug from ads where status = 'PUBLISHED' and ${WITHOUT_AUCTION}`,
  'sold ad': `select slug from ads where status = 'SOLD' and ${WITHOUT_AUCTION}`,
  auction: `${AUCTION} = 'open' and bid_count > 5 and end_at > now() + interval '1 hour' limit 1`,
  'coming auction': `${AUCTION} = 'open' and start_at > now() + interval '1 hour' limit 1`,
  'finished auction': `${AUCTION} = 'sold' and ads.status = 'PUBLISHED' limit 1`,
  'cancelled auction': `${AUCTION} = 'cancelled' and ads.status = 'PUBLISHED' limit 1`,
};
type Car = keyof typeof CARS;

const slugs: Record<string, string> = {};

/** Looks for a car of the demo in each state; answers its slugs. Before this the addresses of cars lead nowhere. */
export async function findCars(house: TestHouse): Promise<Readonly<Record<string, string>>> {
  for (const [name, sql] of Object.entries(CARS)) {
    const [found] = await house.db.owner<{ slug: string }>(sql);
    slugs[name] = found?.slug ?? '';
  }
  return slugs;
}

export const carPath = (name: Car) => (locale: Locale) => linkTo('car', locale, { slug: slugs[name] ?? '' });

export const PAGES: readonly [name: string, address: (locale: Locale) => string][] = [
  ['home', locale => linkTo('home', locale)],
  ['search', locale => linkTo('search', locale)],
  ['auction', carPath('auction')],
  ['ad', carPath('ad')],
  ['login', locale => linkTo('auth/login', locale)],
  ['register', locale => linkTo('auth/register', locale)],
  ['reset', locale => linkTo('auth/resetPassword', locale)],
  ['cgv', locale => linkTo('cgv', locale)],
  ['unknown', locale => (locale === 'fr' ? '/nulle-part' : `/${locale}/nowhere`)],
];

/** More kinds of pages and states of them: that they are accessible, other tests see. */
export const MORE_PAGES: typeof PAGES = [
  ['dataCopy', locale => linkTo('auth/dataCopy', locale)],
  ['sold ad', carPath('sold ad')],
  ['coming auction', carPath('coming auction')],
  ['finished auction', carPath('finished auction')],
  ['cancelled auction', carPath('cancelled auction')],
  ['search without a match', locale => `${linkTo('search', locale)}?text=xqzw`],
  ['results', locale => linkTo('results', locale)],
  ['sales', locale => linkTo('sales', locale)],
  ['sale', locale => linkTo('sale', locale, { slug: 'la-vente-d-hiver' })],
  ['brands', locale => linkTo('brandhub', locale)],
  ['blog', locale => linkTo('blog', locale)],
  ['article', locale => linkTo('blog/article', locale, { slug: 'hivernage' })],
  ['service', locale => linkTo('services/sell', locale)],
  ['contact', locale => linkTo('contact', locale)],
  ['form', locale => linkTo('form/sell', locale, { formId: 'new', step: 'car' })],
];
