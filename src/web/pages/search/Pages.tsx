import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { LinkButton } from '../../ui/index.ts';
import { type SearchQuery, writeQuery } from './search-query.ts';

/** The way through a long list, by links. */
export function Pages({ asked, next }: { asked: SearchQuery; next: string | null }) {
  const t = useTranslations('search');
  const locale = useLocale();
  if (next === null && asked.after === null) return null;
  const pageAfter = (after: string | null) =>
    linkTo('search', locale, { '*': asked.words.join('/') }, writeQuery({ ...asked, after }));
  return (
    <nav aria-label={t('pages')} className="mt-14 flex justify-center gap-3">
      {asked.after !== null && (
        <LinkButton look="secondary" size="large" to={pageAfter(null)}>
          {t('first')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton size="large" rel="next" to={pageAfter(next)}>
          {t('next')}
        </LinkButton>
      )}
    </nav>
  );
}
