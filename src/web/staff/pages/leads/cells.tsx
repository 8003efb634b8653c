import { useTranslations } from 'use-intl';
import type { LeadRowFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, classes } from '#web/ui/index.ts';

const TONES: Record<LeadRowFragment['state'], BadgeTone> = {
  NEW: 'brass',
  IN_PROGRESS: 'plain',
  DONE: 'good',
  DROPPED: 'plain',
};

export function LeadState({ lead: { state } }: { lead: LeadRowFragment }) {
  const t = useTranslations('admin.leads.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

export function Due({ lead: { dueAt, isOverdue } }: { lead: LeadRowFragment }) {
  const t = useTranslations('admin.leads');
  return (
    <span
      data-overdue={isOverdue || undefined}
      className={classes('tabular flex flex-col whitespace-nowrap', isOverdue && 'text-red')}
    >
      {formatDateTime(dueAt)}
      {isOverdue && <span className="font-[560] text-12">{t('overdue')}</span>}
    </span>
  );
}
