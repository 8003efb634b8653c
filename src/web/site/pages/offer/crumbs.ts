import { linkTo } from '#shared/paths/links.ts';
import { folderOf, type RouteName } from '#shared/paths/route-table.ts';
import { type GroupedPage, groupOf } from '#web/features/site/index.ts';
import { type Locale, translatorIn } from '#web/i18n/index.ts';

/** The routes of offers: they belong to a group and take no parameters. */
export type OfferName = Extract<GroupedPage, `services/${string}` | `carHunter/${string}` | 'about'>;

export const isOffer = (name: RouteName): name is OfferName =>
  groupOf(name) !== null && folderOf(name) === 'site/pages/offer';

/** Returns the breadcrumb of an offer: home, then the offers that begin its name. */
export function stepsTo(name: OfferName, locale: Locale): { words: string; path: string }[] {
  const t = translatorIn(locale);
  const above = name
    .split('/')
    .map((_, depth, words) => words.slice(0, depth).join('/') as RouteName)
    .filter((one): one is OfferName => one !== name && isOfferName(one));
  return (['home', ...above] as const).map(one => ({
    words: t(`menu.names.${one}`),
    path: linkTo(one, locale),
  }));
}

const isOfferName = (name: RouteName): name is OfferName => groupOf(name) !== null && isOffer(name);
