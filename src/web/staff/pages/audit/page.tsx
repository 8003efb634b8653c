import { useTranslations } from 'use-intl';
import {
  AuditCsvDocument,
  AuditEntriesDocument,
  type AuditEntriesQuery,
  type AuditLineFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatInstant } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  AuditAction,
  ChangeList,
  type Column,
  ExportButton,
  type StaffData,
  staffMeta,
  useListQuery,
  useLogWords,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { CONTROL_CLASSES, classes } from '#web/ui/index.ts';

const PAGE_LENGTH = 50;
const SUBJECTS = [
  ...(['ad', 'auction', 'offer', 'order', 'document', 'lead', 'question', 'review', 'report'] as const),
  ...(['account', 'group', 'text', 'letter', 'job'] as const),
];

export const meta = staffMeta(t => t('admin.audit.title'));

/** Who did what, and when. */
export default function AuditPage() {
  const t = useTranslations('admin.audit');
  const query = useListQuery(['subject', 'from', 'until']);
  const { subject, from, until } = query.filters;
  const filter = { text: query.text, subject, from: dayStart(from), until: dayEnd(until) };
  const { data, again } = useStaffData(AuditEntriesDocument, { filter, page: query.page });
  return (
    <AdminArea section="admin/audit" title={t('title')} text={t('text')}>
      <AdminList
        label={t('title')}
        query={query}
        data={rowsOf(data)}
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns()}
        keyOf={row => row.id}
        searchLabel={t('search')}
        filters={[
          {
            name: 'subject',
            label: t('subject'),
            options: SUBJECTS.map(value => ({ value, label: t(`subjects.${value}`) })),
          },
        ]}
        tools={
          <>
            <Day label={t('from')} value={from} onChange={day => query.set({ from: day })} />
            <Day label={t('until')} value={until} onChange={day => query.set({ until: day })} />
            <ExportButton
              name={t('file')}
              ask={async page => (await request(AuditCsvDocument, { filter, page })).auditCsv}
            />
          </>
        }
        empty={t('empty')}
      />
    </AdminArea>
  );
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
const dayStart = (day: string) => (isDay(day) ? new Date(`${day}T00:00`).toISOString() : null);
const dayEnd = (day: string) => (isDay(day) ? new Date(`${day}T23:59:59.999`).toISOString() : null);

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="flex items-center gap-2 text-14 text-ink-soft">
      {label}
      <input
        type="date"
        value={value}
        onChange={event => onChange(event.target.value)}
        className={classes(CONTROL_CLASSES, 'text-14')}
      />
    </label>
  );
}

function rowsOf(data: StaffData<AuditEntriesQuery>): StaffData<{ rows: AuditLineFragment[]; total: number }> {
  if (data.kind !== 'ready') return data;
  const { entries, totalCount } = data.data.auditEntries;
  return { ...data, data: { rows: entries, total: totalCount } };
}

function useColumns(): readonly Column<AuditLineFragment>[] {
  const t = useTranslations('admin.audit');
  const { nameOf } = useLogWords();
  return [
    {
      key: 'what',
      title: t('columns.what'),
      cell: ({ action, subjectName, reason }) => (
        <>
          <span className="block font-[560]">
            <AuditAction action={action} />
          </span>
          <span className="block text-ink-soft">{nameOf(action, subjectName)}</span>
          {reason && <span className="block text-12 text-ink-soft">{t('reason', { reason })}</span>}
        </>
      ),
    },
    { key: 'who', title: t('columns.who'), cell: ({ actorName }) => actorName || t('house') },
    {
      key: 'when',
      title: t('columns.when'),
      cell: ({ recordedAt }) => (
        <span className="tabular whitespace-nowrap">{formatInstant(recordedAt)}</span>
      ),
    },
    {
      key: 'changes',
      title: t('columns.changes'),
      isMinor: true,
      cell: ({ action, changes }) =>
        changes.length > 0 ? <ChangeList action={action} changes={changes} /> : null,
    },
  ];
}
