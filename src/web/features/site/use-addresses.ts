import { useLocation, useMatches } from 'react-router';
import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LOCALES, type Locale } from '#web/i18n/index.ts';
import { searchRead } from '#web/page-queries.ts';

/** The words of a path that differ from language to language, as a page's own data tells them. */
type Told = { readonly splats?: Readonly<Record<Locale, string>> } | undefined;

/** This very page in each language, with what it reads of its query; what is no page leads home. */
export function useAddresses(): Record<Locale, string> {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const splats = (useMatches().at(-1)?.loaderData as Told)?.splats;
  const addressIn = (locale: Locale) => {
    if (!route) return linkTo('home', locale);
    const params = splats ? { '*': splats[locale] } : (route.params as ParamsOf<RouteName>);
    return linkTo<RouteName>(route.name, locale, params) + searchRead(route.name, search);
  };
  return Object.fromEntries(LOCALES.map(locale => [locale, addressIn(locale)])) as Record<Locale, string>;
}
