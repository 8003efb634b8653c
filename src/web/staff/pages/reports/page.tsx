import { useTranslations } from 'use-intl';
import {
  type ReportSort,
  type StaffReportFragment,
  StaffReportsCsvDocument,
  StaffReportsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, LocaleLink } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  HistoryButton,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge } from '#web/ui/index.ts';
import { Decide } from './Decide.tsx';

const PAGE_LENGTH = 50;

export const meta = staffMeta(t => t('admin.reports.title'));

/** What people have reported, what waits first, and what was decided of it. */
export default function StaffReportsPage() {
  const t = useTranslations('admin.reports');
  const query = useListQuery(['state']);
  const { state } = query.filters;
  const asked = {
    isWaiting: state ? state === 'waiting' : null,
    search: query.text,
    sort: query.sort as ReportSort | null,
  };
  const { data, again } = useStaffData(StaffReportsDocument, { ...asked, page: query.page });
  const listed = data.kind === 'ready' ? { ...data, data: data.data.reports } : data;
  return (
    <AdminArea section="admin/reports" title={t('title')} text={t('text')}>
      <AdminList
        label={t('title')}
        query={query}
        data={listed}
        again={again}
        pageLength={PAGE_LENGTH}
        keyOf={report => report.id}
        searchLabel={t('search')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: [
              { value: 'waiting', label: t('waiting') },
              { value: 'done', label: t('done') },
            ],
          },
        ]}
        columns={useColumns(() => void again())}
        tools={
          <ExportButton
            name={t('file')}
            ask={async page => (await request(StaffReportsCsvDocument, { ...asked, page })).reportsCsv}
          />
        }
        empty={t('empty')}
      />
    </AdminArea>
  );
}

function useColumns(again: () => void): readonly Column<StaffReportFragment>[] {
  const t = useTranslations('admin.reports');
  return [
    {
      key: 'subject',
      title: t('subject'),
      sort: 'SUBJECT',
      cell: report => <Subject report={report} />,
    },
    { key: 'said', title: t('said'), cell: report => <Said report={report} /> },
    {
      key: 'at',
      title: t('at'),
      sort: 'AT',
      cell: report => formatDateTime(report.at),
      isMinor: true,
    },
    {
      key: 'decision',
      title: t('decision'),
      cell: report => (
        <span className="flex flex-wrap items-center gap-2">
          <Decide report={report} onDecided={again} />
          <HistoryButton
            kind="REPORT"
            id={report.id}
            title={t('decideTitle', { number: String(report.number) })}
          />
        </span>
      ),
    },
  ];
}

function Subject({ report: { number, subject, subjectId, excerpt, ad } }: { report: StaffReportFragment }) {
  const t = useTranslations('admin.reports');
  const look = 'underline underline-offset-4';
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      <span className="tabular text-12 text-ink-soft">
        {t('number', { number: String(number) })} · {t(`subjects.${subject}`)}
      </span>
      {ad ? (
        <LocaleLink to="car" params={{ slug: ad.slug }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : subject === 'MEMBER' ? (
        <LocaleLink to="u" params={{ id: subjectId }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : (
        <span>{excerpt}</span>
      )}
    </div>
  );
}

function Said({ report: { reason, text, email, appeals } }: { report: StaffReportFragment }) {
  const t = useTranslations('admin.reports');
  return (
    <div className="flex max-w-prose flex-col items-start gap-1 py-1">
      <Badge>{t(`reasons.${reason}`)}</Badge>
      {text && <p className="whitespace-pre-line">{text}</p>}
      {email && <p className="text-12 text-ink-soft">{email}</p>}
      {appeals.map(appeal => (
        <p key={appeal.side} className="whitespace-pre-line border-line border-l-2 pl-3">
          <span className="block text-12 text-ink-soft">{t(`appeals.${appeal.side}`)}</span>
          {appeal.text}
        </p>
      ))}
    </div>
  );
}
