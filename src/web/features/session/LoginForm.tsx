import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SIGN_IN_FIELDS } from '#shared/fields/person.ts';
import {
  BeginPasskeyLoginDocument,
  LoginDocument,
  LoginWithPasskeyDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, TextField } from '#web/ui/index.ts';
import { checkedFields, useErrorText, useForm } from '../form/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { type Person, setMe, TAKEN_EMAIL, toPerson } from './me.ts';

const EMPTY = { email: '', password: '' };

const login = async (typed: typeof EMPTY) =>
  (await request(LoginDocument, checkedFields(SIGN_IN_FIELDS, typed))).login.user;

/** The form to sign in, for the page and the dialog. The e-mail field also suggests passkeys. */
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

type Parts = {
  readonly onSignedIn: (person: Person) => void;
  readonly onRefused: (error: unknown) => void;
};

/**
 * Offers passkeys in the autofill of the e-mail field while the form is mounted, without a button of its own. The code
 * loads only in browsers that support it.
 */
function usePasskeyAutofill(parts: Parts): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const leaving = new AbortController();
    // The user did not ask for it: without it the form works as before.
    offer(leaving.signal, latest).catch(() => {});
    return () => leaving.abort();
  }, []);
}

async function offer(leaving: AbortSignal, latest: { readonly current: Parts }): Promise<void> {
  if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
  const { offerKeys } = await import('../passkey-device/index.ts');
  for (;;) {
    const { beginPasskeyLogin } = await request(BeginPasskeyLoginDocument, {});
    const given = await offerKeys(beginPasskeyLogin, leaving);
    if (given.kind !== 'answer') return;
    try {
      const { loginWithPasskey } = await request(LoginWithPasskeyDocument, { answer: given.answer });
      setMe(toPerson(loginWithPasskey.user));
      return latest.current.onSignedIn(loginWithPasskey.user);
    } catch (error) {
      latest.current.onRefused(error);
      // Tries again, with another key or a new challenge.
      if (!(error instanceof RequestError)) return;
    }
  }
}
