import { useTranslations } from 'use-intl';
import { type Action, ActionButton } from '#web/features/content/index.ts';
import { groupOf, pagesOf } from '#web/features/site/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { OfferName } from './crumbs.ts';

/** How many related pages are linked at the end. */
const NEXT_MAX = 4;

/** The end of an offer's page: its call to action again, and related pages. */
export function Closing({ name, action }: { name: OfferName; action: Action | null }) {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  return (
    <section aria-labelledby="closing" className="mt-6 bg-wash">
      <div className="page-width grid gap-12 py-16 lg:grid-cols-[7fr_5fr] lg:py-20">
        <div className="flex flex-col items-start gap-5">
          <h2 id="closing" className="display text-28 sm:text-36">
            {t('closing')}
          </h2>
          <p className="max-w-prose text-ink-soft">{t('closingText')}</p>
          <div className="flex flex-wrap gap-3">
            {action && <ActionButton action={action} />}
            <LocaleLink
              to="contact"
              className="inline-flex min-h-13 items-center text-link sm:px-3 underline underline-offset-4"
            >
              {menu('names.contact')}
            </LocaleLink>
          </div>
        </div>
        <GoOn name={name} />
      </div>
    </section>
  );
}

function GoOn({ name }: { name: OfferName }) {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const siblings = pagesOf(groupOf(name) ?? 'services');
  const at = siblings.indexOf(name);
  // The pages after it in the group, starting over at the first, so that every page is linked.
  const next = [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, NEXT_MAX);
  return (
    <nav aria-label={t('goOn')}>
      <p className="overline-label mb-2 text-ink-soft">{t('goOn')}</p>
      <ul className="divide-y divide-line border-line border-y">
        {next.map(page => (
          <li key={page}>
            <LocaleLink
              to={page}
              params={{}}
              className="flex min-h-14 items-center justify-between gap-4 font-[520] hover:text-link"
            >
              {menu(`names.${page}`)}
              <Icon name="arrowRight" className="size-4 text-ink-soft" />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
