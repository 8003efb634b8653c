import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refreshMe } from '#web/features/session/index.ts';
import { ConfirmEmailDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, PasswordField } from '#web/ui/index.ts';

type Parts = {
  token: string;
  onDone: () => void;
  /** They did not choose one, or know it no more. */
  onForget: () => Promise<void>;
  onFailed: (error: unknown) => void;
};

/** The password chosen on registering shows that whoever reads the letter made the account. */
export function OwnPassword({ token, onDone, onForget, onFailed }: Parts) {
  const t = useTranslations();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<FieldError | null>(null);
  const say = (key: 'form.validation.required' | 'auth.confirmation.wrong') =>
    setError({ key, text: t(key) });
  const send = async () => {
    setError(null);
    if (password === '') return say('form.validation.required');
    try {
      await request(ConfirmEmailDocument, { token, password });
      await refreshMe();
      onDone();
    } catch (refusal) {
      const isWrong = refusal instanceof RequestError && refusal.code === 'InvalidCredentials';
      if (isWrong) say('auth.confirmation.wrong');
      else onFailed(refusal);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <Form onSend={send} className="flex flex-col gap-5">
        {isBusy => (
          <>
            <PasswordField
              label={t('auth.password')}
              name="password"
              autoComplete="current-password"
              isRequired
              value={password}
              onChange={event => setPassword(event.target.value)}
              error={error}
            />
            <Button type="submit" size="large" isBusy={isBusy}>
              {t('auth.confirmation.confirm')}
            </Button>
          </>
        )}
      </Form>
      <Form onSend={onForget} className="mt-3 flex flex-col gap-4">
        {isBusy => (
          <>
            <p className="text-14 text-ink-soft">{t('auth.confirmation.forgetText')}</p>
            <Button type="submit" look="secondary" size="large" isBusy={isBusy}>
              {t('auth.confirmation.forget')}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}
