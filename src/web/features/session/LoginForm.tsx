import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#shared/sale/forms.ts';
import { LoginDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, TextField } from '#web/ui/index.ts';
import { type Person, setMe, toPerson } from './me.ts';
import { type SignInValues, signInProblems } from './registration.ts';
import { useErrorText } from './use-error-text.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Signs a person in; used by the page and by the dialog. The e-mail field suggests the browser's passkeys too. */
export function LoginForm({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const errors = useFieldErrors<keyof SignInValues>();
  const [values, setValues] = useState<SignInValues>({ email: '', password: '' });
  const [refusal, setRefusal] = useState<string | null>(null);

  usePasskeyAutofill({
    onSignedIn,
    onRefused: error => {
      const isGone = error instanceof RequestError && error.code === 'InvalidCredentials';
      setRefusal(isGone ? t('passkeyGone') : errorText(error));
    },
  });

  const send = async () => {
    setRefusal(null);
    if (errors.put(signInProblems(values))) return;
    try {
      const email = normalizeEmail(values.email);
      const { login } = await request(LoginDocument, { email, password: values.password });
      setMe(toPerson(login.user));
      onSignedIn(login.user);
    } catch (error) {
      setRefusal(errorText(error));
    }
  };

  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username webauthn"
            isRequired
            value={values.email}
            onChange={event => setValues({ ...values, email: event.target.value })}
            error={errors.of('email')}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            isRequired
            value={values.password}
            onChange={event => setValues({ ...values, password: event.target.value })}
            error={errors.of('password')}
          />
          <FormAlert>{refusal}</FormAlert>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('signIn')}
          </Button>
          <LocaleLink
            to="auth/resetPassword"
            className="inline-flex min-h-11 items-center self-center text-14 text-link underline underline-offset-4"
          >
            {t('forgotten')}
          </LocaleLink>
        </>
      )}
    </Form>
  );
}
