import { useTranslations } from 'use-intl';
import { type HistoryKind, StaffHistoryDocument } from '#web/graphql/documents.gen.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { useStaffData } from './use-staff-data.ts';

/** What was done to one thing of a list, as the log says. */
export function HistoryLog({ kind, id }: { kind: HistoryKind; id: string }) {
  const t = useTranslations('admin.list');
  const { data, again } = useStaffData(StaffHistoryDocument, { kind, id });
  const entries = data.kind === 'ready' ? data.data.staffHistory : [];
  return (
    <section data-history="">
      <h3 className="font-[560] text-16">{t('history')}</h3>
      {data.kind === 'waiting' && <Skeleton className="mt-2 h-16" />}
      {data.kind === 'failed' && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-3 text-14">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => void again()}>
            {t('again')}
          </Button>
        </div>
      )}
      {data.kind === 'ready' && entries.length === 0 && (
        <p className="mt-2 text-14 text-ink-soft">{t('noHistory')}</p>
      )}
      <ChangeLog entries={entries} />
    </section>
  );
}
