import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CarAdHistoryDocument } from '#web/graphql/documents.gen.ts';
import { ChangeLog, useStaffData } from '#web/staff/frame/index.ts';

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
      <div className="mt-4">
        <ChangeLog entries={data.data.carAdHistory} />
      </div>
    </section>
  );
}
