import { useTranslations } from 'use-intl';
import type { ResultsQuery } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { PriceChart } from './PriceChart.tsx';
import { trendOf } from './trend.ts';

type Figures = NonNullable<ResultsQuery['auctionResults']['comparables']>;

/** How many sources the sentence names; the table names all. */
const SOURCES_SHOWN = 3;

type ComparablesProps = {
  figures: Figures;
  /** The brand, or brand and model, of the sales; null for all. */
  car: string | null;
  /** Whether the cars are of one model: only then is a trend line meaningful. */
  areAlike: boolean;
};

/** The prices of past sales, and the number of sales behind them. */
export function Comparables({ figures, car, areAlike }: ComparablesProps) {
  const t = useTranslations('results');
  const { count, importedCount, lowest, highest, median, sales } = figures;
  const sources = [...new Set(sales.flatMap(({ source }) => source ?? []))];
  const trend = areAlike ? trendOf(sales) : null;
  const range = t('range', { lowest: formatEuros(lowest), highest: formatEuros(highest) });
  const label = t('chart', { count, lowest: formatEuros(lowest), highest: formatEuros(highest) });
  return (
    <section
      data-section="comparables"
      className={classes(
        'my-10 grid gap-x-8 gap-y-4 rounded-box bg-wash p-6 lg:grid-cols-2',
        car && 'lg:p-10',
      )}
    >
      <div className={classes('flex flex-col gap-4', !car && 'lg:contents')}>
        <div className="flex flex-col gap-2">
          <h2 className="display text-28">{car ? t('comparablesOf', { car }) : t('comparables')}</h2>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="display text-36">{formatEuros(median)}</span>
            <span className="text-ink-soft">{t('median', { count })}</span>
          </p>
        </div>
        <div className="flex flex-col gap-2 lg:justify-end">
          <p className="tabular">{range}</p>
          {importedCount > 0 && (
            <p className="text-14">
              {t('imported', {
                count: importedCount,
                sources: sources.slice(0, SOURCES_SHOWN).join(', '),
                more: Math.max(0, sources.length - SOURCES_SHOWN),
              })}
            </p>
          )}
          {trend && (
            <p className="tabular text-14">
              {t(trend.perYear >= 0 ? 'rising' : 'falling', {
                amount: formatEuros(Math.abs(Math.round(trend.perYear / 100) * 100)),
                count,
              })}
            </p>
          )}
          <p className="text-14 text-ink-soft">{t('honesty')}</p>
        </div>
      </div>
      {/* A chart of all brands together would only show which cars were sold when. */}
      {car && <PriceChart sales={sales} trend={trend} label={label} />}
    </section>
  );
}
