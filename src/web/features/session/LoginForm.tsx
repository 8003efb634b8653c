import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SIGN_IN_FIELDS } from '#shared/fields/person.ts';
import { LoginDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, TextField } from '#web/ui/index.ts';
import { checkedFields, useErrorText, useForm } from '../form/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { type Person, setMe, TAKEN_EMAIL, toPerson } from './me.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

const EMPTY = { email: '', password: '' };

const login = async (typed: typeof EMPTY) =>
  (await request(LoginDocument, checkedFields(SIGN_IN_FIELDS, typed))).login.user;

/** Signs a person in; used by the page and by the dialog. The e-mail field suggests the browser's passkeys too. */
export function LoginForm({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const [isSuspended, setSuspended] = useState(false);
  const form = useForm(
    EMPTY,
    login,
    person => {
      setMe(toPerson(person));
      onSignedIn(person);
    },
    {
      onRefused: error => {
        setSuspended(error instanceof RequestError && error.code === 'AccountSuspended');
        form.setAlert(errorText(error));
      },
    },
  );

  const begin = useEffectEvent(() => {
    const email = tabMemory.read(TAKEN_EMAIL);
    if (email !== null && form.values.email === '') form.put({ email });
    tabMemory.forget(TAKEN_EMAIL);
  });
  useEffect(() => begin(), []);
  usePasskeyAutofill({
    onSignedIn,
    onRefused: error => {
      const isGone = error instanceof RequestError && error.code === 'InvalidCredentials';
      form.setAlert(isGone ? t('passkeyGone') : errorText(error));
    },
  });

  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username webauthn"
        isRequired
        {...form.field('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        isRequired
        {...form.field('password')}
      />
      <FormAlert>{form.alert}</FormAlert>
      {isSuspended && form.alert && (
        <LocaleLink to="contact" className="link-line self-center text-14">
          {t('write')}
        </LocaleLink>
      )}
      <Button type="submit" size="large">
        {t('signIn')}
      </Button>
      <LocaleLink to="auth/resetPassword" className="link-line self-center text-14">
        {t('forgotten')}
      </LocaleLink>
    </Form>
  );
}
