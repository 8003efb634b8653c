import { useTranslations } from 'use-intl';
import type { ResultsQuery } from '#web/graphql/documents.gen.ts';

type Year = NonNullable<ResultsQuery['auctionResults']['byYear']>[number];

/** The results by year, including sales that fell through and buyers who did not pay. */
export function Years({ years }: { years: readonly Year[] }) {
  const t = useTranslations('results.years');
  if (years.length === 0) return null;
  const rows = [
    [t('ended'), (year: Year) => String(year.ended)],
    [t('sold'), (year: Year) => String(year.sold)],
    [t('settled'), (year: Year) => String(year.settled)],
    [t('fellThrough'), (year: Year) => String(year.fellThrough)],
    [t('defaults'), (year: Year) => String(year.defaults)],
    [
      t('answers'),
      ({ answerHours: hours }: Year) =>
        hours === null ? '—' : t('hours', { hours: String(Math.ceil(hours)) }),
    ],
  ] as const;
  return (
    <section className="mt-16 flex flex-col gap-4 border-line border-t pt-10" data-section="years">
      <h2 className="display text-28">{t('title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('text')}</p>
      <table className="tabular w-full max-w-2xl text-16">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <td />
            {years.map(({ year }) => (
              <th key={year} scope="col" className="py-2.5 pl-4 text-right font-[520]">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read]) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-2.5 text-left font-[400]">
                {label}
              </th>
              {years.map(year => (
                <td key={year.year} className="py-2.5 pl-4 text-right">
                  {read(year)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
