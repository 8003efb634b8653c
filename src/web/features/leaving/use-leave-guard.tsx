import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaving } from './use-leaving.ts';

type Begun<Values, Version> = {
  readonly values: Values;
  /** The server's version that the values are based on, and the one shown when they were taken over or saved. */
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
 * Protects a form's typed values against newer server data (`newest`, in the version `shown`). A newer version resets
 * the form only if nothing is unsaved. Values typed during a save survive it (`saved` takes what was sent, and what to
 * do next). Leaving with unsaved changes asks first (`question`). `version` is the one that the typed values are based
 * on.
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
    // The typed values may have been saved although no answer came.
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
