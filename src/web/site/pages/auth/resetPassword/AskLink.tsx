import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#shared/sale/forms.ts';
import { AuthFrame, emailProblems, useFieldErrors } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { RequestPasswordResetDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';

export function AskLink() {
  const t = useTranslations('auth');
  const { say, fail } = useToasts();
  const errors = useFieldErrors<'email'>();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  const send = async () => {
    if (errors.put(emailProblems(email))) return;
    try {
      await request(RequestPasswordResetDocument, { email: normalizeEmail(email) });
      setSent(true);
      say('passwordResetMailSent');
    } catch (error) {
      fail(error);
    }
  };

  return (
    <AuthFrame
      heading={t(isSent ? 'reset.sentHeading' : 'reset.heading')}
      text={t(isSent ? 'reset.sentText' : 'reset.text')}
    >
      {isSent ? (
        <Button look="secondary" size="large" onClick={() => setSent(false)}>
          {t('reset.again')}
        </Button>
      ) : (
        <Form onSend={send} className="flex flex-col gap-5">
          {isBusy => (
            <>
              <TextField
                label={t('email')}
                name="email"
                type="email"
                autoComplete="username"
                isRequired
                value={email}
                onChange={event => setEmail(event.target.value)}
                error={errors.of('email')}
              />
              <Button type="submit" size="large" isBusy={isBusy}>
                {t('reset.send')}
              </Button>
            </>
          )}
        </Form>
      )}
      <LocaleLink
        to="auth/login"
        className="inline-flex min-h-11 items-center self-center text-14 text-link underline underline-offset-4"
      >
        {t('reset.back')}
      </LocaleLink>
    </AuthFrame>
  );
}
