import type { MetaFunction } from 'react-router';
import { localeOfPath, translatorIn } from '../../i18n/index.ts';
import type { ParamsOf } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import type { RouteName } from '../../route-table.ts';

/** The head of a page of the user area: `userAreaMeta('user/alerts', t => t('alerts.title'))`. */
export function userAreaMeta<Name extends RouteName>(
  name: Name,
  titleOf: (t: ReturnType<typeof translatorIn>) => string,
): MetaFunction {
  return ({ location, matches, params }) => {
    const locale = localeOfPath(location.pathname);
    const t = translatorIn(locale);
    return pageHead({
      name,
      locale,
      params: params as ParamsOf<Name>,
      title: titleOf(t),
      description: t('account.description'),
      origin: originOf(matches),
    });
  };
}
