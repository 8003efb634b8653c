import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaving } from './use-leaving.ts';

type Begun<Values, Version> = {
  readonly values: Values;
  /** Of what the server has, the version that the values are of, and the one that was shown as they were. */
  readonly version: Version;
  readonly shown: Version;
};
type Guard<Values, Version> = Pick<Begun<Values, Version>, 'version'> & {
  readonly isChanged: boolean;
  readonly saved: (values: Values, version: Version, then?: () => void) => void;
  readonly question: ReactNode;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds what is typed in a form against what the server has, `newest` in its version `shown`. What is typed is lost to
 * nothing: not to a newer version, from which the form begins anew only where nothing is left to be saved, nor while
 * another part is being saved (`saved` with what was sent, and what that leads to), nor unasked to another page
 * (`question`). `version` is the one that what is typed goes on from.
 */
export function useLeaveGuard<Values, Version>(
  { values, put }: { values: Values; put: (values: Values) => void },
  newest: () => Values,
  shown: Version,
): Guard<Values, Version> {
  const t = useTranslations('leaving');
  const [begun, setBegun] = useState<Begun<Values, Version>>({ values, version: shown, shown });
  const isChanged = !isSame(values, begun.values);
  if (shown !== begun.shown) {
    const now = newest();
    // What is typed may be what was saved, though nobody answered.
    if (!isChanged || isSame(values, now)) {
      setBegun({ values: now, version: shown, shown });
      put(now);
    }
  }
  const latest = useRef(values);
  latest.current = values;
  const kept = useRef(begun.values);
  kept.current = begun.values;
  const isLed = useRef(false);
  const blocker = useLeaving(isChanged, () => !isLed.current && !isSame(latest.current, kept.current));
  return {
    version: begun.version,
    isChanged,
    saved(sent, version, then = () => {}) {
      kept.current = sent;
      setBegun({ values: sent, version, shown });
      isLed.current = true;
      then();
      isLed.current = false;
    },
    question: blocker.state === 'blocked' && <LeaveDialog blocker={blocker} text={t('unsaved')} />,
  };
}
