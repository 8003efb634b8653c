import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '#web/graphql/documents.gen.ts';
import { formatInstant } from '#web/i18n/index.ts';
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

/** Why it was done, in the language of whoever wrote it; nothing where nobody did. */
export function AuditReason({ entry }: { entry: Pick<AuditLineFragment, 'reason' | 'reasonLanguage'> }) {
  const t = useTranslations('admin.audit');
  const { reason, reasonLanguage } = entry;
  if (!reason) return null;
  return (
    <span className="block text-12 text-ink-soft">
      {t.rich('reason', { reason, said: words => <span lang={reasonLanguage ?? undefined}>{words}</span> })}
    </span>
  );
}

/** What was done, in words where the house has them; another room's action by its own name until then. */
export function AuditAction({ action }: { action: string }) {
  const t = useTranslations('admin.audit');
  const key = `actions.${action.replaceAll('.', '_')}` as 'actions.ad_created';
  return t.has(key) ? t(key) : action;
}
