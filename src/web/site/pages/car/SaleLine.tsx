import { useTranslations } from 'use-intl';
import { datedCarTitle } from '#web/features/cards/index.ts';
import type { CarQuery } from '#web/graphql/documents.gen.ts';
import { formatEuros, LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';

type Lot = NonNullable<NonNullable<CarQuery['publicCarAd']>['inSale']>;
type Step = NonNullable<Lot['next']>;

/** The car's lot and sale, its estimate, and links to the lots before and after it. */
export function SaleLine({ lot }: { lot: Lot }) {
  const t = useTranslations('car');
  const { number, sale, estimateLow: low, estimateHigh: high } = lot;
  return (
    <nav
      aria-label={t('lots.label')}
      data-sale-lot={number}
      className="flex flex-wrap items-center gap-x-4 border-line border-y text-14 print:border-0"
    >
      <LocaleLink
        to="sale"
        params={{ slug: sale.slug }}
        className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
      >
        <span>
          <span className="font-[560] text-brass-ink">{t('lot', { number: String(number) })}</span> ·{' '}
          {sale.title}
        </span>
      </LocaleLink>
      {low !== null && high !== null && (
        <span className="tabular text-ink-soft">
          {t('estimate', { low: formatEuros(low), high: formatEuros(high) })}
        </span>
      )}
      <span className="ml-auto flex gap-x-4 print:hidden">
        {lot.previous && <StepLink step={lot.previous} way="previous" />}
        {lot.next && <StepLink step={lot.next} way="next" />}
      </span>
    </nav>
  );
}

function StepLink({ step: { number, car }, way }: { step: Step; way: 'previous' | 'next' }) {
  const t = useTranslations('car');
  const name = datedCarTitle(car);
  return (
    <LocaleLink
      to="car"
      params={{ slug: car.slug }}
      rel={way === 'next' ? 'next' : 'prev'}
      title={name}
      className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
    >
      {way === 'previous' && <Icon name="chevronRight" className="size-3 rotate-180" />}
      <span className="sr-only">
        {t(`lots.${way}`)}, {name},{' '}
      </span>
      {t('lot', { number: String(number) })}
      {way === 'next' && <Icon name="chevronRight" className="size-3" />}
    </LocaleLink>
  );
}
