import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '#web/graphql/documents.gen.ts';
import { AuditAction, useLogWords } from '#web/staff/frame/index.ts';

/** What was done, to what, and why. */
export function Done({ entry: { action, subjectName, reason } }: { entry: AuditLineFragment }) {
  const t = useTranslations('admin.audit');
  const { nameOf } = useLogWords();
  return (
    <>
      <span className="block font-[560]">
        <AuditAction action={action} />
      </span>
      <span className="block text-ink-soft">{nameOf(action, subjectName)}</span>
      {reason && <span className="block text-12 text-ink-soft">{t('reason', { reason })}</span>}
    </>
  );
}
