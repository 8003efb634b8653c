import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#web/ui/index.ts';
import { differences } from './changes.ts';
import { hasUnsaved } from './draft.ts';
import { useCarEditor, useFieldLabel } from './use-car-editor.ts';

/**
 * Whoever leaves with something unsaved is asked first: by the browser where the window closes, by the house where
 * another of its pages opens. What saves itself is saved before it is asked about.
 */
export function LeaveGuard({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useTranslations('carEditor.leave');
  const labelOf = useFieldLabel();
  const { draft, state } = useCarEditor();
  const isUnsaved = hasUnsaved(state);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved(draft.snapshot()) && currentLocation.pathname !== nextLocation.pathname,
  );
  // Asked only once it is known that something could not be kept, whatever became of it before this was drawn.
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOver = false;
    const kept = isAutomatic ? draft.flush() : Promise.resolve(false);
    void kept.then(isKept => {
      if (isOver) return;
      if (isKept) blocker.proceed();
      else setIsAsked(true);
    });
    return () => {
      isOver = true;
      setIsAsked(false);
    };
  }, [blocker, draft, isAutomatic]);
  if (blocker.state !== 'blocked' || !isAsked) return null;
  const unsaved = new Set([...differences(state.base, state.values), ...state.unread.keys()]);
  return (
    <Dialog name="leave" title={t('title')} isOpen onClose={blocker.reset}>
      <p className="text-14 text-ink-soft">{t('text', { fields: [...unsaved].map(labelOf).join(', ') })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={blocker.reset}>{t('stay')}</Button>
        <Button look="secondary" onClick={blocker.proceed}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
