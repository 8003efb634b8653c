import { useState } from 'react';
import { isEmail } from '#shared/sale/index.ts';
import { useErrorText } from '#web/features/form/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { ReportDocument, type ReportReason, type ReportSubject } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import type { ReportMessages } from '#web/i18n/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import {
  Button,
  Dialog,
  type FieldError,
  Form,
  FormAlert,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';

export type ReportDialogProps = {
  subject: ReportSubject;
  id: string;
  words: ReportMessages;
  isOpen: boolean;
  onClose: () => void;
};

const TEXT_LENGTH_MAX = 3_000;
const LANGUAGES = { fr: 'FR', en: 'EN', es: 'ES' } as const;

/** What is wrong, in a choice and a few words; then the number under which it is kept. */
export function ReportDialog({ subject, id, words, isOpen, onClose }: ReportDialogProps) {
  const [number, setNumber] = useState<number | null>(null);
  return (
    <Dialog name="report" title={words.titles[subject]} isOpen={isOpen} onClose={onClose}>
      {number === null ? (
        <ReportForm subject={subject} id={id} words={words} onSent={setNumber} />
      ) : (
        <div role="status" className="mt-4 flex flex-col items-start gap-4">
          <p>
            {words.sent} {number}. {words.acknowledged}
          </p>
          <Button look="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Pick<ReportDialogProps, 'subject' | 'id' | 'words'> & { onSent: (number: number) => void };
type Wrong = 'reason' | 'text' | 'email';

function ReportForm({ subject, id, words, onSent }: FormProps) {
  const locale = useLocale();
  const errorText = useErrorText();
  const isVisitor = useMe().kind !== 'person';
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorOf = (field: Wrong): FieldError | null =>
    wrong.includes(field) ? { key: `report.${field}`, text: words.problems[field] } : null;

  const send = async () => {
    const problems: readonly Wrong[] = [
      ...(reason === '' ? (['reason'] as const) : []),
      ...(reason === 'OTHER' && text.trim() === '' ? (['text'] as const) : []),
      ...(isVisitor && !isEmail(email.trim()) ? (['email'] as const) : []),
    ];
    setWrong(problems);
    setRefusal(null);
    if (problems.length > 0) return;
    try {
      const said = { subject, id, reason: reason as ReportReason, text, language: LANGUAGES[locale] };
      const { report } = await request(ReportDocument, {
        data: { ...said, email: isVisitor ? email : null },
      });
      onSent(report);
    } catch (error) {
      const field = error instanceof RequestError ? error.field : null;
      if (field === 'text' || field === 'email') setWrong([field]);
      else setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={send} className="mt-3 flex flex-col gap-5">
      <p className="text-14 text-ink-soft">{words.text}</p>
      <ReasonField words={words} value={reason} onPick={setReason} error={errorOf('reason')} />
      <TextArea
        name="text"
        label={words.details}
        isRequired={reason === 'OTHER'}
        maxLength={TEXT_LENGTH_MAX}
        value={text}
        onChange={event => setText(event.target.value)}
        error={errorOf('text')}
      />
      {isVisitor && <EmailField words={words} value={email} onType={setEmail} error={errorOf('email')} />}
      <FormAlert>{refusal}</FormAlert>
      <Button type="submit" size="large">
        {words.send}
      </Button>
    </Form>
  );
}

type FieldProps = { words: ReportMessages; value: string; error: FieldError | null };

function ReasonField({ words, value, error, onPick }: FieldProps & { onPick: (reason: string) => void }) {
  return (
    <SelectField
      name="reason"
      label={words.reason}
      isRequired
      value={value}
      onChange={event => onPick(event.target.value)}
      error={error}
      none={words.choose}
      options={Object.entries(words.reasons)}
    />
  );
}

function EmailField({ words, value, error, onType }: FieldProps & { onType: (email: string) => void }) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      label={words.email}
      hint={words.emailHint}
      isRequired
      value={value}
      onChange={event => onType(event.target.value)}
      error={error}
    />
  );
}
