import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '#web/graphql/documents.gen.ts';
import { formatInstant } from '#web/i18n/index.ts';
import { AuditAction } from './AuditAction.tsx';
import { AuditReason } from './AuditReason.tsx';
import { ChangeList } from './ChangeList.tsx';

/** What was done to a thing, by whom and when, the newest first. */
export function ChangeLog({ entries }: { entries: readonly AuditLineFragment[] }) {
  const t = useTranslations('admin.audit');
  return (
    <ol className="divide-y divide-line">
      {entries.map(entry => (
        <li key={entry.id} className="grid gap-x-6 gap-y-2 py-3 text-14 md:grid-cols-[14rem_minmax(0,1fr)]">
          <p>
            <span className="block font-[560]">
              <AuditAction action={entry.action} />
            </span>
            <span className="block text-ink-soft">{entry.actorName || t('house')}</span>
            <span className="tabular block text-12 text-ink-soft">{formatInstant(entry.recordedAt)}</span>
          </p>
          <div className="min-w-0">
            <ChangeList action={entry.action} changes={entry.changes} />
            <AuditReason entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}
