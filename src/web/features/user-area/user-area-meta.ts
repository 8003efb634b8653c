import type { MetaFunction } from 'react-router';
import type { ParamsOf } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

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
