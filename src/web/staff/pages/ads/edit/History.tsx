import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { CarAdHistoryDocument } from '#web/graphql/documents.gen.ts';
import { ChangeLog } from '#web/staff/frame/index.ts';

/** What was done to the ad, by whom and when. */
export function History({ uuid, revision }: { uuid: string; revision: number }) {
  const t = useTranslations('admin');
  const { data, refetch } = useQueryOf(CarAdHistoryDocument, { uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => void refetch(), [revision]);
  if (!data) return null;
  return (
    <section id="history-log" className="scroll-mt-24 rounded-box border border-line bg-surface p-5 sm:p-7">
      <h2 className="display text-22">{t('editor.groups.history-log')}</h2>
      <div className="mt-4">
        <ChangeLog entries={data.carAdHistory} />
      </div>
    </section>
  );
}
