import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { AuditAction, ChangeList, useStaffData } from '../../../../features/admin/index.ts';
import { CarAdHistoryDocument } from '../../../../graphql/documents.gen.ts';
import { formatInstant } from '../../../../i18n/index.ts';

/** What was done to the ad, by whom and when. */
export function History({ uuid, revision }: { uuid: string; revision: number }) {
  const t = useTranslations('admin');
  const { data, again } = useStaffData(CarAdHistoryDocument, { uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => void again(), [revision]);
  if (data.kind !== 'ready') return null;
  return (
    <section id="history-log" className="scroll-mt-24 rounded-box border border-line bg-surface p-5 sm:p-7">
      <h2 className="display text-22">{t('editor.groups.history-log')}</h2>
      <ol className="mt-4 divide-y divide-line">
        {data.data.carAdHistory.map(entry => (
          <li key={entry.id} className="grid gap-x-6 gap-y-2 py-3 text-14 md:grid-cols-[14rem_minmax(0,1fr)]">
            <p>
              <span className="block font-[560]">
                <AuditAction action={entry.action} />
              </span>
              <span className="block text-ink-soft">{entry.actorName || t('audit.house')}</span>
              <span className="tabular block text-12 text-ink-soft">{formatInstant(entry.recordedAt)}</span>
            </p>
            <ChangeList action={entry.action} changes={entry.changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
