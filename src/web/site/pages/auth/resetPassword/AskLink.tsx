import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EMAIL_FIELDS } from '#shared/fields/person.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { AuthFrame } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { RequestPasswordResetDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';

const ask = async (typed: { email: string }) =>
  request(RequestPasswordResetDocument, checkedFields(EMAIL_FIELDS, typed));

export function AskLink() {
  const t = useTranslations('auth');
  const { say, fail } = useToasts();
  const [isSent, setSent] = useState(false);
  const told = () => {
    setSent(true);
    say('passwordResetMailSent');
  };
  const form = useForm({ email: '' }, ask, told, { onRefused: fail, ofForm: ['InvalidEmail'] });

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
        <Form onSend={form.send} className="flex flex-col gap-5">
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            isRequired
            {...form.field('email')}
          />
          <Button type="submit" size="large">
            {t('reset.send')}
          </Button>
        </Form>
      )}
      <LocaleLink to="auth/login" className="link-line self-center text-14">
        {t('reset.back')}
      </LocaleLink>
    </AuthFrame>
  );
}
