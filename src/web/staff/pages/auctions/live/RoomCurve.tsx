import { useTranslations } from 'use-intl';
import { Panel } from '#web/features/user-area/index.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import type { Room } from './use-room.ts';

const WIDTH = 480;
const HEIGHT = 200;
const SIDE = { top: 10, right: 8, bottom: 10, left: 96 };
const BARS_HEIGHT = 72;
/** At most the last three days: bidding concentrates at the end. */
const HOURS = 72;
const HOUR_MS = 3_600_000;

/** The price over time with its reserve, and the number of bids per hour; the list below gives the same. */
export function RoomCurve({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live.curve');
  const bids = room.bids.map(({ amount, placedAt }) => ({ amount, at: Date.parse(placedAt) })).toReversed();
  const [first, last] = [bids[0], bids.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const amounts = [...bids.map(({ amount }) => amount), room.startingPrice, room.reservePrice ?? last.amount];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (at: number) =>
    SIDE.left + ((at - first.at) / (last.at - first.at)) * (WIDTH - SIDE.left - SIDE.right);
  const y = (amount: number) =>
    HEIGHT - SIDE.bottom - ((amount - low) / Math.max(1, high - low)) * (HEIGHT - SIDE.top - SIDE.bottom);
  // A price holds until the next bid, hence steps.
  const line = bids.map(
    ({ amount, at }, place) =>
      `${place === 0 ? 'M' : 'H'}${x(at)}${place === 0 ? ` ${y(amount)}` : `V${y(amount)}`}`,
  );
  return (
    <Panel title={t('title')}>
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
        <div>
          <svg
            role="img"
            aria-label={t('label', {
              ...{ from: formatEuros(first.amount), to: formatEuros(last.amount), count: bids.length },
            })}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            className="tabular w-full text-16 sm:text-14 xl:text-12"
          >
            {[...new Set([low, high])].map(amount => (
              <g key={amount}>
                <path
                  d={`M${SIDE.left} ${y(amount)}H${WIDTH - SIDE.right}`}
                  className="text-line"
                  stroke="currentColor"
                />
                <text x={SIDE.left - 8} y={y(amount) + 5} textAnchor="end" fill="currentColor">
                  {formatEuros(amount)}
                </text>
              </g>
            ))}
            {room.reservePrice !== null && (
              <path
                data-curve-reserve=""
                d={`M${SIDE.left} ${y(room.reservePrice)}H${WIDTH - SIDE.right}`}
                className="text-brass"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="5 4"
              />
            )}
            <path
              d={line.join('')}
              className="text-green"
              stroke="currentColor"
              strokeWidth="2"
              fill="none"
            />
          </svg>
          {room.reservePrice !== null && (
            <p className="text-12 text-ink-soft">
              {t('reserve', { amount: formatEuros(room.reservePrice) })}
            </p>
          )}
        </div>
        <ByHour times={bids.map(({ at }) => at)} />
      </div>
    </Panel>
  );
}

function ByHour({ times }: { times: readonly number[] }) {
  const t = useTranslations('admin.auctions.live.curve');
  const until = Math.floor((times.at(-1) ?? 0) / HOUR_MS);
  const from = Math.max(until - HOURS + 1, Math.floor((times[0] ?? 0) / HOUR_MS));
  const counts = Array.from({ length: until - from + 1 }, (_, hour) => ({
    hour: from + hour,
    count: times.filter(at => Math.floor(at / HOUR_MS) === from + hour).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const wide = WIDTH / counts.length;
  const fullest = counts.find(({ count }) => count === most);
  if (!fullest) return null;
  const said = {
    count: formatNumber(most),
    at: formatDateTime(new Date(fullest.hour * HOUR_MS).toISOString()),
  };
  return (
    <figure className="flex flex-col">
      <figcaption className="text-14 text-ink-soft">{t('byHour', said)}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${BARS_HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-auto h-16 w-full pt-2 xl:h-32"
      >
        {counts.map(({ hour, count }, place) => (
          <rect
            key={hour}
            data-bids-of-hour={count}
            x={place * wide + 1}
            width={Math.max(1, wide - 2)}
            y={BARS_HEIGHT - (BARS_HEIGHT * count) / most}
            height={(BARS_HEIGHT * count) / most}
            className="fill-green"
          />
        ))}
      </svg>
    </figure>
  );
}
