import { useTranslations } from 'use-intl';
import { DECISION_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import {
  DecideReportAppealDocument,
  DecideReportDocument,
  type ReportMeasure,
  type ReportSide,
  type StaffReportFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton, useCan } from '#web/staff/frame/index.ts';
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
  // What an appeal decided stands in place of what it was against.
  const stands = report.appeals.findLast(({ measure }) => measure !== null)?.measure ?? report.measure;
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      {stands && <Badge tone="good">{t(`measures.${stands}`)}</Badge>}
      {side && !report.mayDecideAppeal && <p className="text-14 text-ink-soft">{t('appealForOther')}</p>}
      {side !== undefined && (side === null || report.mayDecideAppeal) && (
        <DialogButton
          label={t(side === null ? 'decide' : 'decideAppeal')}
          dialog={close => <DecideDialog report={report} side={side} onClose={close} />}
        />
      )}
    </div>
  );
}

/** Staff wait for no sale: they may end it, and say why to those who bid. */
const UNDER_HAMMER = 'admin.reports.underHammer';

type Props = { report: StaffReportFragment; side: ReportSide | null; onClose: () => void };

function DecideDialog({ report: { id, number, subject, ad }, side, onClose }: Props) {
  const t = useTranslations('admin.reports');
  const form = useForm(
    { measure: 'NONE' as ReportMeasure, statement: '' },
    ({ measure, ...typed }): Promise<unknown> => {
      const said = { id, measure, ...checkedFields(DECISION_FIELDS, typed) };
      return side === null
        ? request(DecideReportDocument, said)
        : request(DecideReportAppealDocument, { ...said, side });
    },
    onClose,
    {
      wordsOf: ({ code, field }) =>
        code === 'CarUnderHammer' && field === 'measure' ? { measure: UNDER_HAMMER } : null,
    },
  );
  const mayCancel = useCan('Auctions:update');
  const isUnderHammer = form.errorOf('measure')?.key === UNDER_HAMMER;
  const isSold = subject === 'AD' && ad?.sold === true;
  const words = { title: t('decideTitle', { number: String(number) }), sendLabel: t('send') };
  return (
    <StaffDialog name="decide" {...words} form={form} onClose={onClose}>
      <SelectField
        label={t('measure')}
        {...(isSold ? { hint: t('soldHint') } : {})}
        {...form.field('measure')}
        options={optionsOf(MEASURES[subject], each => t(`measures.${each}`))}
      />
      {isUnderHammer && mayCancel && ad && (
        <LinkButton className="self-start" to={linkTo('admin/auctions/live', 'fr', { uuid: ad.uuid })}>
          {t('openRoom')}
        </LinkButton>
      )}
      <TextArea
        label={t('statement')}
        hint={t('statementHint')}
        isRequired
        maxLength={3_000}
        {...form.field('statement')}
      />
    </StaffDialog>
  );
}
