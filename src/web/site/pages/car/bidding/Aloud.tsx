import { useEffect, useState } from 'react';
import { secondsLeft } from '#shared/sale/countdown.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** The remaining minutes that are announced, and for how many seconds; a later reader hears no outdated one. */
const ALOUD = [60, 10, 1] as const;
const ALOUD_SECONDS = 10;
/** A screen reader announces a live region only if it existed before; this one may appear with the last hour. */
const STANDS_MS = 1_000;

type Props = { until: string; say: (minutes: number) => string };

/** Announces the remaining time three times to screen readers, which do not read the countdown. */
export function Aloud({ until, say }: Props) {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  const minutes = useFromServerNow(now => {
    if (now === null) return null;
    const left = secondsLeft(Date.parse(until), now);
    return ALOUD.find(each => left <= 60 * each && left > 60 * each - ALOUD_SECONDS) ?? null;
  }, until);
  return (
    <span role="status" data-aloud="" className="sr-only">
      {stands && minutes !== null && say(minutes)}
    </span>
  );
}
