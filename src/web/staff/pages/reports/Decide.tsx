import { useTranslations } from 'use-intl';
import { DECISION_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields } from '#web/features/form/index.ts';
import {
  DecideReportAppealDocument,
  DecideReportDocument,
  type ReportMeasure,
  type ReportSide,
  type StaffReportFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Badge, LinkButton, optionsOf, SelectField, TextArea } from '#web/ui/index.ts';

/** Where a thing itself is taken away: an ad here; questions and people on pages of their own. */
const MEASURES: Readonly<Record<StaffReportFragment['subject'], readonly ReportMeasure[]>> = {
  AD: ['NONE', 'WARNED', 'REMOVED'],
  QUESTION: ['NONE', 'WARNED'],
  MEMBER: ['NONE', 'WARNED'],
};

/** What was decided of a report, and of each appeal; or the way to decide it. */
export function Decide({ report }: { report: StaffReportFragment }) {
  const t = useTranslations('admin.reports');
  const waiting = report.appeals.find(appeal => appeal.measure === null);
  const side = report.measure === null ? null : (waiting?.side ?? undefined);
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      {report.measure && <Badge tone="good">{t(`measures.${report.measure}`)}</Badge>}
      {side && !report.mayDecideAppeal && <p className="text-14 text-ink-soft">{t('appealForOther')}</p>}
      {side !== undefined && (side === null || report.mayDecideAppeal) && (
        <DecideButton report={report} side={side} />
      )}
    </div>
  );
}

/** Staff wait for no sale: they may end it, and say why to those who bid. */
const UNDER_HAMMER = 'admin.reports.underHammer';

type Props = { report: StaffReportFragment; side: ReportSide | null };

function DecideButton({ report: { id, number, subject, ad }, side }: Props) {
  const t = useTranslations('admin.reports');
  const mayCancel = useCan('Auctions:update');
  const isSold = subject === 'AD' && ad?.sold === true;
  return (
    <FormButton
      {...{ name: 'decide', label: t(side === null ? 'decide' : 'decideAppeal') }}
      title={t('decideTitle', { number: String(number) })}
      sendLabel={t('send')}
      first={{ measure: 'NONE' as ReportMeasure, statement: '' }}
      act={({ measure, ...typed }): Promise<unknown> => {
        const said = { id, measure, ...checkedFields(DECISION_FIELDS, typed) };
        return side === null
          ? request(DecideReportDocument, said)
          : request(DecideReportAppealDocument, { ...said, side });
      }}
      wordsOf={({ code, field }) =>
        code === 'CarUnderHammer' && field === 'measure' ? { measure: UNDER_HAMMER } : null
      }
    >
      {({ field, errorOf }) => (
        <>
          <SelectField
            label={t('measure')}
            {...(isSold ? { hint: t('soldHint') } : {})}
            {...field('measure')}
            options={optionsOf(MEASURES[subject], each => t(`measures.${each}`))}
          />
          {errorOf('measure')?.key === UNDER_HAMMER && mayCancel && ad && (
            <LinkButton className="self-start" to={linkTo('admin/auctions/live', 'fr', { uuid: ad.uuid })}>
              {t('openRoom')}
            </LinkButton>
          )}
          <TextArea
            label={t('statement')}
            hint={t('statementHint')}
            isRequired
            maxLength={3_000}
            {...field('statement')}
          />
        </>
      )}
    </FormButton>
  );
}
