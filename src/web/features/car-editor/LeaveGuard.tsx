import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog, useLeaving } from '../leaving/index.ts';
import { useUnsent } from './CarUploads.tsx';
import { differences } from './changes.ts';
import { hasUnsaved } from './draft.ts';
import { useCarEditor, useFieldLabel } from './use-car-editor.ts';

/**
 * Whoever leaves a car with something unsaved, or a file on its way, is asked first. What saves itself is saved before
 * it is asked about.
 */
export function LeaveGuard({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useTranslations('carEditor.leave');
  const labelOf = useFieldLabel();
  const { draft, state } = useCarEditor();
  const uploads = useTranslations('uploads');
  const files = useUnsent();
  const isSending = files.length > 0;
  const blocker = useLeaving(hasUnsaved(state) || isSending, () => hasUnsaved(draft.snapshot()) || isSending);
  // Asked only once it is known that something could not be kept, whatever became of it before this was drawn.
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOver = false;
    const kept = isAutomatic ? draft.flush() : Promise.resolve(false);
    void kept.then(isKept => {
      if (isOver) return;
      if (isKept && !isSending) blocker.proceed();
      else setIsAsked(true);
    });
    return () => {
      isOver = true;
      setIsAsked(false);
    };
  }, [blocker, draft, isAutomatic, isSending]);
  if (blocker.state !== 'blocked' || !isAsked) return null;
  const unsaved = new Set([...differences(state.base, state.values), ...state.unread.keys()]);
  const texts = [
    unsaved.size > 0 && t('text', { fields: [...unsaved].map(labelOf).join(', ') }),
    isSending && uploads('unsent', { files: files.join(', ') }),
  ];
  return <LeaveDialog blocker={blocker} text={texts.filter(Boolean).join(' ')} />;
}
