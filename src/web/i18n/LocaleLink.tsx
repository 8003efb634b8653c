import { Link, type LinkProps } from 'react-router';
import { linkTo, type ParamsOf, type QueryValues } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { useLocale } from './use-locale.ts';

type Target<Name extends RouteName> = {
  to: Name;
  params?: ParamsOf<Name>;
  query?: QueryValues;
  hash?: string;
};

/** A link to a page by its route name, in the current page's language. */
export function LocaleLink<Name extends RouteName>({
  to,
  params,
  query,
  hash,
  ...rest
}: Target<Name> & Omit<LinkProps, 'to'>) {
  const locale = useLocale();
  const path = linkTo<RouteName>(to, locale, (params ?? {}) as ParamsOf<RouteName>, query);
  return <Link to={hash ? `${path}#${hash}` : path} {...rest} />;
}
