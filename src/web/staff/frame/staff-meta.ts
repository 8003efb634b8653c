import type { MetaFunction } from 'react-router';
import { type StaffLocale, translatorIn } from '#web/i18n/index.ts';

/** The head of a page of the staff application: `staffMeta(t => t('admin.ads.title'))`. */
export function staffMeta(titleOf: (t: ReturnType<typeof translatorIn>) => string): MetaFunction {
  return ({ matches }) => {
    const root = matches.find(match => match?.id === 'root')?.loaderData;
    const { staffLocale = 'fr' } = (root ?? {}) as { staffLocale?: StaffLocale };
    const t = translatorIn(staffLocale);
    return [{ title: t('site.titlePattern', { title: titleOf(t) }) }, { name: 'robots', content: 'noindex' }];
  };
}
