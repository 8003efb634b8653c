import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmPasswordDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, PasswordField } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';

export function ByPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { fail } = useToasts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<FieldError | null>(null);
  const send = async () => {
    setError(null);
    try {
      await request(ConfirmPasswordDocument, { password });
      onDone();
    } catch (refusal) {
      if (refusal instanceof RequestError && refusal.code === 'InvalidCredentials') {
        setError({ key: 'profile.fresh.wrong', text: t('wrong') });
      } else fail(refusal);
    }
  };
  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <PasswordField
            label={t('password')}
            name="password"
            isRequired
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
            error={error}
          />
          <Button type="submit" isBusy={isBusy} className="self-start">
            {t('confirm')}
          </Button>
        </>
      )}
    </Form>
  );
}
