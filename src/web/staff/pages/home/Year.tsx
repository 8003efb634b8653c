import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { type FigureGroupFragment, StaffFiguresDocument } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { Heads } from '#web/staff/figures/index.ts';
import { Card } from '#web/ui/index.ts';

const MONTHS = 12;

/** How the last twelve months went, for those who may read the figures; nothing before the first sale has ended. */
export function Year() {
  const t = useTranslations('admin.home.year');
  const query = useQueryOf(StaffFiguresDocument, { months: MONTHS });
  return (
    <Loaded query={query}>
      {({ staffFigures }) =>
        staffFigures.total.ended > 0 && (
          <section className="flex flex-col gap-4">
            <header className="flex flex-wrap items-baseline justify-between gap-x-5">
              <h2 className="display text-22">{t('title')}</h2>
              <Link
                to={linkTo('admin/figures', 'fr', {})}
                className="text-14 text-link underline underline-offset-4"
              >
                {t('all')}
              </Link>
            </header>
            <Heads figures={staffFigures} />
            <Card className="p-5 sm:p-8">
              <Months months={staffFigures.months} />
            </Card>
          </section>
        )
      }
    </Loaded>
  );
}

/**
 * A column a month, as high as what was sold in it against the best of them; a line a month where columns would leave
 * no room for the amounts.
 */
function Months({ months }: { months: readonly FigureGroupFragment[] }) {
  const t = useTranslations('admin.home.year');
  const locale = useLocale();
  const [short, long] = (['short', 'long'] as const).map(
    month => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
  );
  const brief = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
  const most = Math.max(1, ...months.map(({ hammer }) => hammer));
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="text-14 text-ink-soft">{t('hammer')}</figcaption>
      <ol className="tabular flex flex-col gap-2 text-12 text-ink-soft md:flex-row md:items-end md:gap-3">
        {months.map(({ name, hammer }) => {
          const day = Date.parse(`${name}-01T00:00:00Z`);
          return (
            <li key={name} className="flex items-center gap-2 md:flex-1 md:flex-col md:gap-1">
              <span className="sr-only">{`${long?.format(day)} : ${formatEuros(hammer)}`}</span>
              <span aria-hidden className="hidden md:block">
                {brief.format(hammer)}
              </span>
              <span aria-hidden className="w-10 shrink-0 md:order-last md:w-auto">
                {short?.format(day)}
              </span>
              <span aria-hidden className="flex h-4 grow md:h-32 md:w-full md:grow-0 md:items-end">
                <span
                  className="h-full w-(--part) bg-green md:h-(--part) md:w-full"
                  style={{ '--part': `${Math.max(1, (100 * hammer) / most)}%` } as CSSProperties}
                />
              </span>
              <span aria-hidden className="w-20 shrink-0 text-right text-ink md:hidden">
                {formatEuros(hammer)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
