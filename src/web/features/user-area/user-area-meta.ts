import type { MetaFunction } from 'react-router';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { translatorIn } from '#web/i18n/index.ts';
import { plainMeta } from '#web/page-head.ts';

/** The head of a page of the user area: `userAreaMeta('user/alerts', t => t('alerts.title'))`. */
export const userAreaMeta = (
  name: RouteName,
  titleOf: (t: ReturnType<typeof translatorIn>) => string,
): MetaFunction => plainMeta(name, t => ({ title: titleOf(t), description: t('account.description') }));
