import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog, useLeaving } from '#web/features/leaving/index.ts';

/**
 * Asks whoever leaves a page with `values` that are not those it began with. `saved` says that they are the server's,
 * before what that leads to; the question itself, where there is one, is `question`.
 */
export function useLeaveGuard<Values>(
  values: Values,
  first: Values,
): { readonly saved: () => void; readonly question: ReactNode } {
  const t = useTranslations('admin.form');
  const latest = useRef(values);
  latest.current = values;
  const kept = useRef(first);
  const isUnsaved = () => JSON.stringify(latest.current) !== JSON.stringify(kept.current);
  const blocker = useLeaving(isUnsaved(), isUnsaved);
  return {
    saved() {
      kept.current = latest.current;
    },
    question: blocker.state === 'blocked' && <LeaveDialog blocker={blocker} text={t('unsaved')} />,
  };
}
