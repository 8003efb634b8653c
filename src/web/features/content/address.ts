import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import type { Locale } from '#web/i18n/index.ts';

const INSIDE = /^route:([^?#]+)(?:\?([^#]*))?(#.*)?$/;
const isRouteName = (name: string): name is RouteName => ROUTE_NAMES.some(known => known === name);

/**
 * Returns the URL of a text's link in a language: `route:blog/article?slug=x#y` fills the path's parameters and puts
 * the rest into the query. null when there is no such page: its words are then shown without a link.
 */
export function addressOf(href: string, locale: Locale): string | null {
  if (!href.startsWith('route:')) return href;
  const [, name = '', query = '', hash = ''] = INSIDE.exec(href) ?? [];
  if (!isRouteName(name)) return null;
  const values = [...new URLSearchParams(query)];
  const isParam = ([word]: [string, string]) => ROUTES[name].words[locale].includes(`:${word}`);
  const params = Object.fromEntries(values.filter(isParam)) as ParamsOf<RouteName>;
  const rest = Object.fromEntries(values.filter(value => !isParam(value)));
  return linkTo<RouteName>(name, locale, params, rest) + hash;
}
