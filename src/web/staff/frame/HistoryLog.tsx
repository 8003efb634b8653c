import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { type HistoryKind, StaffHistoryDocument } from '#web/graphql/documents.gen.ts';
import { Skeleton } from '#web/ui/index.ts';
import { ChangeLog } from './ChangeLog.tsx';

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
