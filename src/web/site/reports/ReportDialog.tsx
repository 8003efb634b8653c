import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_REASONS } from '#shared/report-reasons.ts';
import { isEmail } from '#shared/sale/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { ReportDocument, type ReportReason, type ReportSubject } from '#web/graphql/documents.gen.ts';
import { type RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import {
  Button,
  Dialog,
  Form,
  FormAlert,
  FormOutcome,
  optionsOf,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';

type Subject = { subject: ReportSubject; id: string };

const TEXT_LENGTH_MAX = 3_000;

/** The report's reason and text; then its reference number. */
export function ReportDialog({
  isOpen,
  onClose,
  ...subject
}: Subject & { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('report');
  const [number, setNumber] = useState<number | null>(null);
  return (
    <Dialog name="report" title={t(`titles.${subject.subject}`)} isOpen={isOpen} onClose={onClose}>
      {number === null ? (
        <ReportForm {...subject} onSent={setNumber} />
      ) : (
        <div className="mt-4 flex flex-col items-start gap-4">
          <FormOutcome>
            {t('sent')} {number}. {t('acknowledged')}
          </FormOutcome>
          <Button look="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const EMPTY = { reason: '' as ReportReason | '', text: '', email: '' };
const WORDS = {
  reason: 'report.problems.reason',
  text: 'report.problems.text',
  email: 'report.problems.email',
} as const;
const wordsOf = ({ field }: RequestError) =>
  field === 'text' || field === 'email' ? { [field]: WORDS[field] } : null;

function ReportForm({ subject, id, onSent }: Subject & { onSent: (number: number) => void }) {
  const t = useTranslations('report');
  const language = languageOf(useLocale());
  const isVisitor = useMe().kind !== 'person';
  const form = useForm(
    EMPTY,
    async ({ reason, text, email }) => {
      const { reason: noReason, text: noText, email: noEmail } = WORDS;
      const problems = {
        ...(reason === '' && { reason: noReason }),
        ...(reason === 'OTHER' && text.trim() === '' && { text: noText }),
        ...(isVisitor && !isEmail(email.trim()) && { email: noEmail }),
      };
      if (reason === '' || Object.keys(problems).length > 0) throw new WrongFields(problems);
      const data = { subject, id, reason, text, language, email: isVisitor ? email : null };
      return (await request(ReportDocument, { data })).report;
    },
    onSent,
    { wordsOf },
  );
  return (
    <Form onSend={form.send} className="mt-3 flex flex-col gap-5">
      <p className="text-14 text-ink-soft">{t('text')}</p>
      <SelectField
        label={t('reason')}
        isRequired
        none={t('choose')}
        options={optionsOf(REPORT_REASONS, reason => t(`reasons.${reason}`))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('details')}
        isRequired={form.values.reason === 'OTHER'}
        maxLength={TEXT_LENGTH_MAX}
        {...form.field('text')}
      />
      {isVisitor && (
        <TextField
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t('emailHint')}
          isRequired
          {...form.field('email')}
        />
      )}
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" size="large">
        {t('send')}
      </Button>
    </Form>
  );
}
