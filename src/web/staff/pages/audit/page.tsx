import { useTranslations } from 'use-intl';
import { AuditEntriesDocument } from '#web/graphql/documents.gen.ts';
import { formatInstant } from '#web/i18n/index.ts';
import { AdminArea, ChangeList, List, optionsOf, staffMeta } from '#web/staff/frame/index.ts';
import { DayField, dayEnd, dayStart } from './DayField.tsx';
import { Done } from './Done.tsx';

const SUBJECTS = [
  ...(['ad', 'auction', 'offer', 'order', 'document', 'lead', 'question', 'review', 'report'] as const),
  ...(['account', 'group', 'text', 'letter', 'job'] as const),
];

export const meta = staffMeta(t => t('admin.audit.title'));

/** Who did what, and when. */
export default function AuditPage() {
  const t = useTranslations('admin.audit');
  return (
    <AdminArea section="admin/audit" title={t('title')} text={t('text')}>
      <List
        {...{ document: AuditEntriesDocument, label: t('title'), t, sheet: ['audit', t('file')] }}
        variables={({ text, page, subject, from, until }) => ({
          ...{ page, filter: { text, subject, from: dayStart(from), until: dayEnd(until) } },
        })}
        page={({ auditEntries: { entries, totalCount } }) => [entries, totalCount]}
        keyOf={entry => entry.id}
        filters={{
          subject: { label: t('subject'), options: optionsOf(SUBJECTS, each => t(`subjects.${each}`)) },
        }}
        also={['from', 'until']}
        tools={({ asked: { from, until }, set }) => (
          <>
            <DayField label={t('from')} value={from} onChange={day => set({ from: day })} />
            <DayField label={t('until')} value={until} onChange={day => set({ until: day })} />
          </>
        )}
        columns={[
          { title: t('columns.what'), cell: entry => <Done entry={entry} /> },
          { title: t('columns.who'), cell: ({ actorName }) => actorName || t('house') },
          {
            title: t('columns.when'),
            cell: ({ recordedAt }) => (
              <span className="tabular whitespace-nowrap">{formatInstant(recordedAt)}</span>
            ),
          },
          {
            title: t('columns.changes'),
            isMinor: true,
            cell: ({ action, changes }) =>
              changes.length > 0 ? <ChangeList action={action} changes={changes} /> : null,
          },
        ]}
      />
    </AdminArea>
  );
}
