import { useTranslations } from 'use-intl';
import { type CountdownStyle, countdownParts, isUrgent, secondsLeft } from '#shared/sale/countdown.ts';
import { formatDateTime } from '#shared/words/format.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { classes } from '#web/ui/index.ts';

/** The longest date it replaces, so that the line does not move when the countdown sets in. */
const ROOM = 'inline-block min-w-[min(16ch,100%)]';

/** Whether less than an hour is left: said in words too, for red is not seen by everyone. */
export function useIsLastHour(end: string): boolean {
  return useFromServerNow(now => now !== null && isUrgent(secondsLeft(Date.parse(end), now)));
}

type Props = {
  until: string;
  style: CountdownStyle;
  canBeUrgent: boolean;
  isAloud?: boolean;
  className?: string;
};

/**
 * The time left until `until`. The server's HTML carries the date alone: it is cached, and a countdown in it
 * would be wrong for everyone. `canBeUrgent`: red in the last hour, which only a running auction is. `isAloud`:
 * screen readers, to whom a timer is silent, are told three times how long is left.
 */
export function Countdown({ until, style, canBeUrgent, isAloud = false, className }: Props) {
  const t = useTranslations('auction.units');
  const isLastHour = useIsLastHour(until);
  const isRed = canBeUrgent && isLastHour;
  const text = useFromServerNow(now => {
    if (now === null) return null;
    const parts = countdownParts(secondsLeft(Date.parse(until), now), style);
    return parts.map(part => part.value + t(part.unit)).join(' ');
  });

  return (
    <>
      <time
        dateTime={until}
        role="timer"
        data-countdown={style}
        data-urgent={isRed ? '' : undefined}
        data-counts={text ? '' : undefined}
        className={classes('tabular whitespace-nowrap', ROOM, isRed && 'font-[600] text-red', className)}
      >
        {/* One text takes the other's place, so that nothing is seen to move from where the date began. */}
        {text ? <span key="left">{text}</span> : <span key="date">{formatDateTime(until)}</span>}
      </time>
      {isAloud && <Aloud until={until} />}
    </>
  );
}

/** The minutes left that are said aloud, and for how many seconds they stand: who reads on later hears no old one. */
const ALOUD = [60, 10, 1] as const;
const ALOUD_SECONDS = 10;

function Aloud({ until }: { until: string }) {
  const t = useTranslations('auction');
  const minutes = useFromServerNow(now => {
    if (now === null) return null;
    const left = secondsLeft(Date.parse(until), now);
    return ALOUD.find(each => left <= 60 * each && left > 60 * each - ALOUD_SECONDS) ?? null;
  });
  return (
    <span role="status" className="sr-only">
      {minutes !== null && t('left', { minutes })}
    </span>
  );
}
