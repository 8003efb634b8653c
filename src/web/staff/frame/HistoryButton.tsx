import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HistoryKind } from '#web/graphql/documents.gen.ts';
import { Button, Dialog } from '#web/ui/index.ts';
import { HistoryLog } from './HistoryLog.tsx';

/** Opens the history of a row whose list has no page of its own for it. */
export function HistoryButton({ kind, id, title }: { kind: HistoryKind; id: string; title: string }) {
  const t = useTranslations('admin.list');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('history')}
        <span className="sr-only">{`, ${title}`}</span>
      </Button>
      <Dialog name="history" title={title} isOpen={isOpen} onClose={() => setOpen(false)} width="wide">
        <div className="mt-3">
          <HistoryLog kind={kind} id={id} />
        </div>
      </Dialog>
    </>
  );
}
