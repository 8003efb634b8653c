import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog, useLeaving } from '../leaving/index.ts';
import { useCarUploads, useUnsent } from './CarUploads.tsx';
import { differences } from './changes.ts';
import { hasUnsaved } from './draft.ts';
import { useCarEditor, useFieldLabel } from './use-car-editor.ts';

/** Asks before leaving a car with unsaved changes or uploads. What saves automatically is saved first. */
export function LeaveGuard({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useTranslations('carEditor.leave');
  const labelOf = useFieldLabel();
  const { draft, state } = useCarEditor();
  const uploads = useTranslations('uploads');
  const files = useUnsent();
  const isSending = files.length > 0;
  const { changes } = useCarUploads();
  const isUnsaved = () => hasUnsaved(draft.snapshot()) || changes.isUnsaved() || isSending;
  const blocker = useLeaving(isUnsaved(), isUnsaved);
  const flush = useEffectEvent(async () => {
    await changes.flush();
    if (isAutomatic) await draft.flush();
  });
  const isUnsavedNow = useEffectEvent(isUnsaved);
  // Asks only once saving has failed, even if the state has changed since the last render.
  const [isAsked, setIsAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again once the uploads are done
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOver = false;
    // Photo descriptions always save automatically, and may replace photos.
    void flush().then(() => {
      if (isOver) return;
      if (isUnsavedNow()) setIsAsked(true);
      else blocker.proceed();
    });
    return () => {
      isOver = true;
      setIsAsked(false);
    };
  }, [blocker, isSending]);
  if (blocker.state !== 'blocked' || !isAsked) return null;
  const untold = changes.isUnsaved() ? ['photos'] : [];
  const unsaved = new Set([...differences(state.base, state.values), ...state.unread.keys(), ...untold]);
  const texts = [
    unsaved.size > 0 && t('text', { fields: [...unsaved].map(labelOf).join(', ') }),
    isSending && uploads('unsent', { files: files.join(', ') }),
  ];
  return <LeaveDialog blocker={blocker} text={texts.filter(Boolean).join(' ')} />;
}
