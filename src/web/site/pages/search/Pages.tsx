import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { addressOf } from './search-path.ts';
import { PAGE_LENGTH, type SearchQuery } from './search-query.ts';

/** Returns the page numbers to link: the first, the last, and those around this one. */
function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter(one => one >= 1 && one <= last);
  return [...new Set(near)].sort((one, other) => one - other);
}

/** The pagination of a long list, by links. */
export function Pages({ asked, totalCount }: { asked: SearchQuery; totalCount: number }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const last = Math.ceil(totalCount / PAGE_LENGTH);
  if (last <= 1) return null;
  const pages = pagesAround(asked.page, last);
  return (
    <nav aria-label={t('pages')} className="mt-14">
      <ul className="tabular flex flex-wrap items-center justify-center gap-2">
        {pages.map((page, index) => (
          <li key={page} className="flex items-center gap-2">
            {index > 0 && page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={addressOf({ ...asked, page }, locale)}
              aria-current={page === asked.page ? 'page' : undefined}
              aria-label={t('pageNumber', { page: String(page) })}
              className={classes(
                'inline-flex size-11 items-center justify-center rounded-pill text-14',
                page === asked.page ? 'bg-green text-on-green' : 'hover:bg-wash',
              )}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
