import { useTranslations } from 'use-intl';
import { type CountdownStyle, countdownParts, isUrgent, secondsLeft } from '#shared/sale/countdown.ts';
import { formatDateTime } from '#shared/words/format.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { classes } from '#web/ui/index.ts';

/** As wide as the longest date, so that the line does not shift when the countdown replaces it. */
const ROOM = 'inline-block min-w-[min(16ch,100%)]';

/** Whether less than an hour is left, `atFirst` until the time is known. Also said in words: not everybody sees red. */
export function useIsLastHour(end: string, atFirst = false): boolean {
  return useFromServerNow(now => (now === null ? atFirst : isUrgent(secondsLeft(Date.parse(end), now))), end);
}

type Props = { until: string; style: CountdownStyle; canBeUrgent: boolean; className?: string };

/**
 * The time left until `until`. The server's HTML contains only the date: it is cached, and a countdown would be wrong
 * for everyone. `canBeUrgent`: turns red in the last hour, for running auctions only.
 */
export function Countdown({ until, style, canBeUrgent, className }: Props) {
  const t = useTranslations('auction.units');
  const isLastHour = useIsLastHour(until);
  const isRed = canBeUrgent && isLastHour;
  const text = useFromServerNow(now => {
    if (now === null) return null;
    const parts = countdownParts(secondsLeft(Date.parse(until), now), style);
    return parts.map(part => part.value + t(part.unit)).join(' ');
  }, until);

  const date = formatDateTime(until);
  return (
    <time
      dateTime={until}
      role="timer"
      data-countdown={style}
      data-urgent={isRed ? '' : undefined}
      data-counts={text ? '' : undefined}
      // The date is printed instead of the countdown.
      data-end={date}
      className={classes('tabular whitespace-nowrap', ROOM, isRed && 'font-[600] text-red', className)}
    >
      {/* Keys make React replace the text, so that it is not counted as a layout shift from where the date began. */}
      {text ? <span key="left">{text}</span> : <span key="date">{date}</span>}
    </time>
  );
}
