import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, TextField } from '#web/ui/index.ts';

type Parts = {
  label: string;
  hint: string;
  sendLabel: string;
  /** A telephone shows its keyboard of digits; recovery codes have letters. */
  isOfDigits?: boolean;
  onCode: (code: string) => Promise<void>;
};

/** A code that is typed from elsewhere. */
export function CodeForm({ label, hint, sendLabel, isOfDigits = false, onCode }: Parts) {
  const t = useTranslations('mine.secondFactor');
  const { fail } = useToasts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<FieldError | null>(null);
  const send = async () => {
    setError(null);
    try {
      await onCode(code);
    } catch (refusal) {
      if (refusal instanceof RequestError && refusal.field === 'code')
        setError({ key: 'mine.secondFactor.wrong', text: t('wrong') });
      else fail(refusal);
    }
  };
  return (
    <Form onSend={send} className="flex max-w-form flex-col gap-5">
      {isBusy => (
        <>
          <TextField
            label={label}
            name="second-factor-code"
            autoComplete="one-time-code"
            inputMode={isOfDigits ? 'numeric' : 'text'}
            isRequired
            value={code}
            onChange={event => setCode(event.target.value)}
            hint={hint}
            error={error}
          />
          <Button type="submit" isBusy={isBusy} className="self-start">
            {sendLabel}
          </Button>
        </>
      )}
    </Form>
  );
}
