import { useTranslations } from 'use-intl';
import { type CountdownStyle, countdownParts, isUrgent, secondsLeft } from '#shared/sale/countdown.ts';
import { formatDateTime } from '#shared/words/format.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { classes } from '#web/ui/index.ts';

/** The longest date it replaces, so that the line does not move when the countdown sets in. */
const ROOM = 'inline-block min-w-[min(16ch,100%)]';

/** Whether less than an hour is left, `atFirst` before any clock: said in words too, for red is not seen by all. */
export function useIsLastHour(end: string, atFirst = false): boolean {
  return useFromServerNow(now => (now === null ? atFirst : isUrgent(secondsLeft(Date.parse(end), now))), end);
}

type Props = { until: string; style: CountdownStyle; canBeUrgent: boolean; className?: string };

/**
 * The time left until `until`. The server's HTML carries the date alone: it is cached, and a countdown in it
 * would be wrong for everyone. `canBeUrgent`: red in the last hour, which only a running auction is.
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
      // Said on paper, where no clock goes.
      data-end={date}
      className={classes('tabular whitespace-nowrap', ROOM, isRed && 'font-[600] text-red', className)}
    >
      {/* One text takes the other's place, so that nothing is seen to move from where the date began. */}
      {text ? <span key="left">{text}</span> : <span key="date">{date}</span>}
    </time>
  );
}
