import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/index.ts';

export type Step = { readonly words: string; readonly path: string };

/** The parent pages, then the current page's name. */
export function Breadcrumb({ steps, here }: { steps: readonly Step[]; here: string }) {
  const t = useTranslations('site');
  return (
    <nav aria-label={t('breadcrumb')} className="text-14 text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ words, path }) => (
          <li key={path} className="group flex items-center gap-2">
            <Link to={path} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {words}
            </Link>
            <Icon name="chevronRight" className="size-3 max-sm:group-nth-last-2:hidden" />
          </li>
        ))}
        <li aria-current="page" className="max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
