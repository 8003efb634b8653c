import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DECISION_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { REPORT_REASONS } from '#shared/report-reasons.ts';
import { checkedFields } from '#web/features/form/index.ts';
import {
  DecideReportAppealDocument,
  DecideReportDocument,
  type ReportMeasure,
  type ReportReason,
  type StaffReportFragment,
  StaffReportsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, LocaleLink } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { AdminArea, HistoryButton, List, Moment, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Badge, LinkButton, optionsOf, SelectField, TextArea } from '#web/ui/index.ts';

export const meta = staffMeta(t => t('admin.reports.title'));

/** The reports, undecided first, and the decisions. */
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

type Props = { report: StaffReportFragment };

/** What was reported, with a link. */
function Subject({ report: { number, subject, subjectId, excerpt, author, ad } }: Props) {
  const t = useTranslations('admin.reports');
  const nameless = useTranslations('admin.people')('nameless');
  const maySeeAll = useCan('Ads:update');
  const look = 'underline underline-offset-4';
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      <span className="tabular text-12 text-ink-soft">
        {t('number', { number: String(number) })} · {t(`subjects.${subject}`)}
      </span>
      {ad?.isPublic ? (
        <LocaleLink to="car" params={{ slug: ad.slug }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : ad && maySeeAll ? (
        <LocaleLink to="admin/ads/preview" params={{ uuid: ad.uuid }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : subject === 'MEMBER' ? (
        <LocaleLink to="u" params={{ id: subjectId }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : (
        <span>{excerpt}</span>
      )}
      {ad?.lotState === 'RUNNING' && ad.auction && (
        <Badge tone="red">{t('running', { at: formatDateTime(ad.auction.end) })}</Badge>
      )}
      {author && (
        <LocaleLink to="admin/people/person" params={{ id: author.id }} className={`text-12 ${look}`}>
          {author.name || nameless}
        </LocaleLink>
      )}
    </div>
  );
}

/** The reason of the report, and the appeals against its decision. */
function Said({ report }: Props) {
  const { email, appeals } = report;
  const t = useTranslations('admin.reports');
  return (
    <div className="flex max-w-prose flex-col items-start gap-1 py-1">
      <Reason report={report} />
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

function Reason({ report: { reason, text } }: Props) {
  const t = useTranslations('admin.reports');
  return (
    <>
      <Badge>{t(`reasons.${reason}`)}</Badge>
      {text && <p className="whitespace-pre-line">{text}</p>}
    </>
  );
}

/** The possible measures: an ad is removed here, questions and people on their own pages. */
const MEASURES: Readonly<Record<StaffReportFragment['subject'], readonly ReportMeasure[]>> = {
  AD: ['NONE', 'WARNED', 'REMOVED'],
  QUESTION: ['NONE', 'WARNED'],
  MEMBER: ['NONE', 'WARNED'],
};

/** Returns the decision in force: the last appeal's, else the report's. */
const standing = (report: StaffReportFragment) =>
  report.appeals.findLast(({ measure }) => measure !== null) ?? report;

type Appeal = StaffReportFragment['appeals'][number];

/** The decisions on a report and its appeals; or the button to decide. */
function Decide({ report }: Props) {
  const t = useTranslations('admin.reports');
  const appeal = report.appeals.find(({ measure }) => measure === null) ?? null;
  const mayDecide = appeal ? appeal.mayDecide : report.measure === null;
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      <Standing report={report} />
      {appeal && !mayDecide && <p className="text-14 text-ink-soft">{t('appealForOther')}</p>}
      {mayDecide && <DecideButton report={report} appeal={appeal} />}
    </div>
  );
}

function Standing({ report }: Props) {
  const t = useTranslations('admin.reports');
  const { measure, ground, statement } = standing(report);
  return (
    <>
      {measure && <Badge tone="good">{t(`measures.${measure}`)}</Badge>}
      {ground && <p className="text-12 text-ink-soft">{t(`reasons.${ground}`)}</p>}
      {statement && <p className="max-w-prose whitespace-pre-line text-14 text-ink-soft">{statement}</p>}
    </>
  );
}

/** Staff need not wait for the end of an auction: they may cancel it with a reason for the bidders. */
const UNDER_HAMMER = 'admin.reports.underHammer';

const RULED_BY_STAFF: ReadonlySet<ReportReason> = new Set(['FORBIDDEN', 'OTHER']);

/** `appeal`: null to decide the report itself. */
type DecideProps = Props & { appeal: Appeal | null };

/** The matter to decide, repeated in the dialog because a phone's sheet covers the row. */
function Matter({ report, appeal }: DecideProps) {
  const t = useTranslations('admin.reports');
  const { subject, excerpt } = report;
  const parts: [string, ReactNode][] = [
    [t('subject'), `${t(`subjects.${subject}`)} · ${excerpt}`],
    [t('said'), <Reason key="reason" report={report} />],
  ];
  if (appeal) {
    parts.push([t('contested'), <Standing key="standing" report={report} />]);
    parts.push([t(`appeals.${appeal.side}`), appeal.text]);
  }
  return (
    <dl className="flex flex-col gap-3 text-14">
      {parts.map(([label, said]) => (
        <div key={label}>
          <dt className="text-12 text-ink-soft">{label}</dt>
          <dd className="flex flex-col items-start gap-1 whitespace-pre-line">{said}</dd>
        </div>
      ))}
    </dl>
  );
}

function DecideButton({ report, appeal }: DecideProps) {
  const { id, number, subject, ad } = report;
  const { measure, ground } = standing(report);
  const t = useTranslations('admin.reports');
  const mayCancel = useCan('Auctions:update');
  const isSold = subject === 'AD' && ad?.sold === true;
  return (
    <FormButton
      {...{ name: 'decide', label: t(appeal ? 'decideAppeal' : 'decide') }}
      title={t(appeal ? 'appealTitle' : 'decideTitle', { number: String(number) })}
      sendLabel={t('send')}
      // An appealed decision stays in force unless it is changed here.
      first={{
        measure: measure ?? ('NONE' as ReportMeasure),
        ground: ground ?? report.reason,
        statement: '',
      }}
      act={(typed): Promise<unknown> => {
        const said = { ...typed, id, ...checkedFields(DECISION_FIELDS, typed) };
        return appeal
          ? request(DecideReportAppealDocument, { ...said, side: appeal.side })
          : request(DecideReportDocument, said);
      }}
      wordsOf={({ code, field }) =>
        code === 'CarUnderHammer' && field === 'measure' ? { measure: UNDER_HAMMER } : null
      }
    >
      {({ field, errorOf, values }) => (
        <>
          <Matter report={report} appeal={appeal} />
          <SelectField
            label={t('measure')}
            {...(isSold ? { hint: t('soldHint') } : {})}
            {...field('measure')}
            options={optionsOf(MEASURES[subject], each => t(`measures.${each}`))}
          />
          {errorOf('measure')?.key === UNDER_HAMMER && mayCancel && ad && (
            // Opens in another tab: the text typed here is sent after the cancellation.
            <LinkButton
              {...{ className: 'self-start', target: '_blank', rel: 'noopener' }}
              to={linkTo('admin/auctions/live', 'fr', { uuid: ad.uuid })}
            >
              {t('openRoom')}
            </LinkButton>
          )}
          {values.measure !== 'NONE' && (
            <SelectField
              label={t('ground')}
              // For every other ground the letter itself names the rule.
              hint={t(RULED_BY_STAFF.has(values.ground) ? 'ruleHint' : 'groundHint')}
              {...field('ground')}
              options={optionsOf(REPORT_REASONS, each => t(`reasons.${each}`))}
            />
          )}
          <TextArea
            label={t('statement')}
            hint={t(appeal ? 'appealHint' : 'statementHint')}
            isRequired
            maxLength={3_000}
            {...field('statement')}
          />
        </>
      )}
    </FormButton>
  );
}
