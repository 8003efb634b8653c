import { useTranslations } from 'use-intl';
import type { HistoryKind } from '#web/graphql/documents.gen.ts';
import { Dialog } from '#web/ui/index.ts';
import { DialogButton } from './DialogButton.tsx';
import { HistoryLog } from './HistoryLog.tsx';

/** Opens the history of a row whose list has no page of its own for it. */
export function HistoryButton({ kind, id, title }: { kind: HistoryKind; id: string; title: string }) {
  const t = useTranslations('admin.list');
  return (
    <DialogButton
      look="quiet"
      label={t('history')}
      of={title}
      dialog={close => (
        <Dialog name="history" title={title} isOpen onClose={close} width="wide">
          <div className="mt-3">
            <HistoryLog kind={kind} id={id} />
          </div>
        </Dialog>
      )}
    />
  );
}
