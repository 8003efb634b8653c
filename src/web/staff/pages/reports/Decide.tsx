import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '#web/features/cache/index.ts';
import { useErrorText } from '#web/features/session/index.ts';
import {
  DecideReportAppealDocument,
  DecideReportDocument,
  type ReportMeasure,
  type ReportSide,
  type StaffReportFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Badge, Button, Dialog, Form, FormAlert, SelectField, TextArea } from '#web/ui/index.ts';

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
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      {report.measure && <Badge tone="good">{t(`measures.${report.measure}`)}</Badge>}
      {side !== undefined && (
        <>
          <Button onClick={() => setOpen(true)}>{t(side === null ? 'decide' : 'decideAppeal')}</Button>
          <Dialog
            name="decide"
            title={t('decideTitle', { number: String(report.number) })}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          >
            <DecideForm report={report} side={side} onDone={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </div>
  );
}

function DecideForm({
  report,
  side,
  onDone,
}: {
  report: StaffReportFragment;
  side: ReportSide | null;
  onDone: () => void;
}) {
  const t = useTranslations('admin.reports');
  const errorText = useErrorText();
  const [measure, setMeasure] = useState<ReportMeasure>('NONE');
  const [statement, setStatement] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refresh = useRefresh();
  const handleSend = async () => {
    setEmpty(statement.trim() === '');
    if (statement.trim() === '') return;
    const said = { id: report.id, measure, statement };
    try {
      if (side === null) await request(DecideReportDocument, said);
      else await request(DecideReportAppealDocument, { ...said, side });
      onDone();
      void refresh();
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={handleSend} className="mt-3 flex flex-col gap-5">
      {isBusy => (
        <>
          <SelectField
            name="measure"
            label={t('measure')}
            value={measure}
            onChange={event => setMeasure(event.target.value as ReportMeasure)}
          >
            {MEASURES[report.subject].map(each => (
              <option key={each} value={each}>
                {t(`measures.${each}`)}
              </option>
            ))}
          </SelectField>
          <TextArea
            name="statement"
            label={t('statement')}
            hint={t('statementHint')}
            isRequired
            maxLength={3_000}
            value={statement}
            onChange={event => setStatement(event.target.value)}
            error={isEmpty ? { key: 'admin.reports.empty', text: t('noStatement') } : null}
          />
          <FormAlert>{refusal}</FormAlert>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}
