import { useEffect, useState } from 'react';
import { secondsLeft } from '#shared/sale/countdown.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** The minutes left that are said aloud, and for how many seconds they stand: who reads on later hears no old one. */
const ALOUD = [60, 10, 1] as const;
const ALOUD_SECONDS = 10;
/** A line is heard only where it stood before it was filled; it may come with the last hour itself. */
const STANDS_MS = 1_000;

type Props = { until: string; say: (minutes: number) => string };

/** How long is left, told three times to screen readers, to whom a timer is silent. */
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
