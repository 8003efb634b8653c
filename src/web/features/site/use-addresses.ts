import { useLocation } from 'react-router';
import { LOCALES, type Locale } from '../../i18n/index.ts';
import { linkTo, type ParamsOf, routeAt } from '../../links.ts';
import type { RouteName } from '../../route-table.ts';

/** This very page in each language, with its query; what is no page leads home. */
export function useAddresses(): Record<Locale, string> {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const addressIn = (locale: Locale) =>
    route
      ? linkTo<RouteName>(route.name, locale, route.params as ParamsOf<RouteName>) + search
      : linkTo('home', locale);
  return Object.fromEntries(LOCALES.map(locale => [locale, addressIn(locale)])) as Record<Locale, string>;
}
