import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmWithCodeDocument, RequestProofCodeDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, TextField } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';

/** A code from the mailbox, for who has no password. */
export function ByCode({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { fail } = useToasts();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<FieldError | null>(null);
  const ask = async () => {
    setError(null);
    try {
      await request(RequestProofCodeDocument, {});
      setSent(true);
    } catch (refusal) {
      fail(refusal);
    }
  };
  const send = async () => {
    setError(null);
    try {
      await request(ConfirmWithCodeDocument, { code });
      onDone();
    } catch (refusal) {
      const isOfCode = refusal instanceof RequestError && refusal.field === 'code';
      if (!isOfCode) return fail(refusal);
      const word = refusal.code === 'TokenExpired' ? 'codeExpired' : 'codeWrong';
      setError({ key: `profile.fresh.${word}`, text: t(word) });
    }
  };
  return (
    <>
      {isSent && (
        <Form onSend={send} className="flex flex-col gap-5">
          {isBusy => (
            <>
              <TextField
                label={t('code')}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                isRequired
                value={code}
                onChange={event => setCode(event.target.value)}
                hint={t('codeSent')}
                error={error}
              />
              <Button type="submit" isBusy={isBusy} className="self-start">
                {t('confirm')}
              </Button>
            </>
          )}
        </Form>
      )}
      <Form onSend={ask}>
        {isBusy => (
          <Button type="submit" look={isSent ? 'quiet' : 'primary'} isBusy={isBusy} className="self-start">
            {t(isSent ? 'sendAgain' : 'sendCode')}
          </Button>
        )}
      </Form>
    </>
  );
}
