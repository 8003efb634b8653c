import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { type HistoryKind, StaffHistoryDocument } from '#web/graphql/documents.gen.ts';
import { Dialog, Skeleton } from '#web/ui/index.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { DialogButton } from './DialogButton.tsx';

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

/** What was done to one thing of a list, as the log says. */
export function HistoryLog({ kind, id }: { kind: HistoryKind; id: string }) {
  const t = useTranslations('admin.list');
  const query = useQueryOf(StaffHistoryDocument, { kind, id });
  return (
    <section data-history="">
      <h3 className="font-[560] text-16">{t('history')}</h3>
      <Loaded query={query} waiting={<Skeleton className="mt-2 h-16" />}>
        {({ staffHistory: entries }) =>
          entries.length > 0 ? (
            <ChangeLog entries={entries} />
          ) : (
            <p className="mt-2 text-14 text-ink-soft">{t('noHistory')}</p>
          )
        }
      </Loaded>
    </section>
  );
}
