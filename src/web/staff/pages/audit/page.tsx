import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { AuditEntriesDocument, type AuditEntriesQuery } from '#web/graphql/documents.gen.ts';
import { formatInstant } from '#web/i18n/index.ts';
import { fromParisTime } from '#web/staff/forms/index.ts';
import {
  AdminArea,
  AuditAction,
  AuditReason,
  ChangeList,
  List,
  RowLink,
  staffMeta,
  useLogWords,
} from '#web/staff/frame/index.ts';
import { CONTROL_CLASSES, classes, optionsOf } from '#web/ui/index.ts';

const SUBJECTS = [
  ...(['ad', 'auction', 'offer', 'order', 'document', 'lead', 'question', 'review', 'report'] as const),
  ...(['account', 'group', 'text', 'letter', 'job', 'key', 'webhook', 'list', 'note', 'car'] as const),
];

export const meta = staffMeta(t => t('admin.audit.title'));

/** The audit log. */
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
          { name: 'action', cell: entry => <Done entry={entry} /> },
          { title: t('columns.who'), cell: ({ actorName }) => actorName || t('house') },
          {
            name: 'recordedAt',
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

const isDay = (day: string | null) =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** Return the first and last moment of a day in Paris; null for an invalid day. */
const dayStart = (day: string | null) => (isDay(day) ? fromParisTime(`${day}T00:00`) : null);
const dayEnd = (day: string | null) => (isDay(day) ? fromParisTime(`${day}T23:59:59.999`) : null);

type DayFieldProps = { label: string; value: string | null; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="flex items-center gap-2 text-14 text-ink-soft">
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={event => onChange(event.target.value)}
        className={classes(CONTROL_CLASSES, 'text-14')}
      />
    </label>
  );
}

/** What was done, to what, and why. */
function Done({ entry }: { entry: AuditEntriesQuery['auditEntries']['entries'][number] }) {
  const { action, subjectId, subjectName } = entry;
  const { nameOf } = useLogWords();
  // A deleted account is only a number, and has no page.
  const isPerson = action.startsWith('account.') && !subjectId.startsWith(subjectName);
  const name = nameOf(action, subjectName);
  return (
    <>
      <span className="block font-[560]">
        <AuditAction action={action} />
      </span>
      <span className="block text-ink-soft">
        {isPerson ? (
          <RowLink to={linkTo('admin/people/person', 'fr', { id: subjectId })}>{name}</RowLink>
        ) : (
          name
        )}
      </span>
      <AuditReason entry={entry} />
    </>
  );
}
