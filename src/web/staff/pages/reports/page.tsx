import { useTranslations } from 'use-intl';
import { StaffReportsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, HistoryButton, List, Moment, staffMeta } from '#web/staff/frame/index.ts';
import { Said, Subject } from './cells.tsx';
import { Decide } from './Decide.tsx';

export const meta = staffMeta(t => t('admin.reports.title'));

/** What people have reported, what waits first, and what was decided of it. */
export default function StaffReportsPage() {
  const t = useTranslations('admin.reports');
  const states = [['waiting', t('waiting')] as const, ['done', t('done')] as const];
  return (
    <AdminArea section="admin/reports" title={t('title')} text={t('text')}>
      <List
        {...{ document: StaffReportsDocument, label: t('title'), t, sheet: ['reports', t('file')] }}
        variables={({ text, page, sort, state }) => ({
          ...{ search: text, page, sort, isWaiting: state && state === 'waiting' },
        })}
        page={({ reports: { rows, total } }) => [rows, total]}
        keyOf={report => report.id}
        filters={{ state: { label: t('state'), options: states } }}
        columns={[
          { title: t('subject'), sort: 'SUBJECT', cell: report => <Subject report={report} /> },
          { title: t('said'), cell: report => <Said report={report} /> },
          { title: t('at'), sort: 'AT', isMinor: true, cell: report => <Moment at={report.at} /> },
          {
            title: t('decision'),
            cell: report => (
              <span className="flex flex-wrap items-center gap-2">
                <Decide report={report} />
                <HistoryButton
                  kind="REPORT"
                  id={report.id}
                  title={t('decideTitle', { number: String(report.number) })}
                />
              </span>
            ),
          },
        ]}
      />
    </AdminArea>
  );
}
