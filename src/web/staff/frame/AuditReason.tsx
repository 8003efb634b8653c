import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '#web/graphql/documents.gen.ts';

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
