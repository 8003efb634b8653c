import { useTranslations } from 'use-intl';
import { formatDate, formatEuros } from '#web/i18n/index.ts';
import type { Sale as Moment, Trend } from './trend.ts';

const WIDTH = 480;
const HEIGHT = 280;
const SIDE = { top: 12, right: 12, bottom: 32, left: 96 };
/** The number of equal steps between the lowest and the highest price, each with its line. */
const STEPS = 4;

type Span = { readonly from: number; readonly to: number };

function spanOf(values: readonly number[]): Span {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

const xOf = (at: number, { from, to }: Span) =>
  SIDE.left + ((at - from) / (to - from)) * (WIDTH - SIDE.left - SIDE.right);
const yOf = (price: number, { from, to }: Span) =>
  HEIGHT - SIDE.bottom - ((price - from) / (to - from)) * (HEIGHT - SIDE.top - SIDE.bottom);

type Sale = Moment & {
  readonly id: string;
  readonly source?: string | null;
  readonly lotUrl?: string | null;
};
type ChartProps = { sales: readonly Sale[]; trend: Trend | null; label: string };

/** Each sale as a dot, with the trend if there is one; a table below gives the same figures. */
export function PriceChart({ sales, trend, label }: ChartProps) {
  if (sales.length < 2) return null;
  const times = spanOf(sales.map(sale => Date.parse(sale.endedAt)));
  const ends = trend ? [trend.priceAt(times.from), trend.priceAt(times.to)] : [];
  const prices = spanOf([...sales.map(sale => sale.price), ...ends]);
  return (
    <figure className="flex flex-col gap-3">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="tabular w-full text-16 sm:text-14"
      >
        {Array.from(
          { length: STEPS + 1 },
          (_, step) => prices.from + (step / STEPS) * (prices.to - prices.from),
        ).map(price => (
          <g key={price}>
            <path
              d={`M${SIDE.left} ${yOf(price, prices)}H${WIDTH - SIDE.right}`}
              className="text-line"
              stroke="currentColor"
            />
            <text x={SIDE.left - 10} y={yOf(price, prices) + 5} textAnchor="end" fill="currentColor">
              {formatEuros(Math.round(price))}
            </text>
          </g>
        ))}
        {[...new Set([times.from, times.to])].map((at, index) => (
          <text
            key={at}
            x={xOf(at, times)}
            y={HEIGHT - 6}
            textAnchor={index === 0 ? 'start' : 'end'}
            fill="currentColor"
          >
            {formatDate(new Date(at).toISOString())}
          </text>
        ))}
        {trend && (
          <path
            d={`M${xOf(times.from, times)} ${yOf(trend.priceAt(times.from), prices)}L${xOf(times.to, times)} ${yOf(trend.priceAt(times.to), prices)}`}
            className="text-link"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
        )}
        {sales.map(sale => (
          <circle
            key={sale.id}
            cx={xOf(Date.parse(sale.endedAt), times)}
            cy={yOf(sale.price, prices)}
            r="5"
            className="text-brass"
            // Sales by others are hollow dots.
            fill={sale.source ? 'none' : 'currentColor'}
            stroke="currentColor"
          />
        ))}
      </svg>
      <SalesTable sales={sales} />
    </figure>
  );
}

function SalesTable({ sales }: { sales: readonly Sale[] }) {
  const t = useTranslations('results');
  const hasSources = sales.some(({ source }) => source);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-14 text-link underline underline-offset-4">
        {t('table')}
      </summary>
      <table className="tabular w-full max-w-md text-14">
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            <th scope="col" className="py-2 font-[520]">
              {t('date')}
            </th>
            {hasSources && (
              <th scope="col" className="py-2 pl-4 font-[520]">
                {t('source')}
              </th>
            )}
            <th scope="col" className="py-2 text-right font-[520]">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map(sale => (
            <tr key={sale.id} className="border-line border-b">
              <td className="py-2">{formatDate(sale.endedAt)}</td>
              {hasSources && (
                <td className="wrap-anywhere py-2 pl-4">
                  <Source {...sale} />
                </td>
              )}
              <td className="py-2 text-right">{formatEuros(sale.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The source of a price: the house, or the page it was taken from. */
function Source({ source, lotUrl }: Pick<Sale, 'source' | 'lotUrl'>) {
  const t = useTranslations('results');
  if (!source) return t('ours');
  if (!lotUrl) return source;
  return (
    <a href={lotUrl} rel="nofollow noopener" className="text-link underline underline-offset-4">
      {source}
    </a>
  );
}
