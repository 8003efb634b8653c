import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  LinkSocialAccountDocument,
  SocialLinkDocument,
  type SocialLinkQuery,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, Skeleton } from '#web/ui/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { setMe, toPerson } from './me.ts';
import { useErrorText } from './use-error-text.ts';
import { useFieldErrors } from './use-field-errors.ts';

type Waiting = NonNullable<SocialLinkQuery['socialLink']>;

/** Back from a provider with the address of an account here: its password is asked for, once. */
export function LinkAccount() {
  const t = useTranslations('auth');
  const [waiting, setWaiting] = useState<Waiting | 'unknown' | 'expired'>('unknown');
  useEffect(() => {
    request(SocialLinkDocument, {}).then(
      ({ socialLink }) => setWaiting(socialLink ?? 'expired'),
      () => setWaiting('expired'),
    );
  }, []);
  const isKnown = typeof waiting === 'object';
  const text = isKnown
    ? t('link.text', {
        email: waiting.email,
        provider: t(`providers.${waiting.provider === 'GOOGLE' ? 'google' : 'facebook'}`),
      })
    : waiting === 'expired'
      ? t('link.expired')
      : '';
  return (
    <AuthFrame heading={t('link.heading')} text={text}>
      {waiting === 'unknown' && <Skeleton className="h-60" />}
      {isKnown && <LinkForm />}
      <LocaleLink
        to="auth/login"
        className="inline-flex min-h-11 items-center self-center text-14 text-link underline underline-offset-4"
      >
        {t('link.otherWay')}
      </LocaleLink>
    </AuthFrame>
  );
}

function LinkForm() {
  const t = useTranslations();
  const errorText = useErrorText();
  const errors = useFieldErrors<'password'>();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setRefusal(null);
    if (errors.put(password === '' ? { password: 'form.validation.required' } : {})) return;
    try {
      const { linkSocialAccount } = await request(LinkSocialAccountDocument, { password });
      setMe(toPerson(linkSocialAccount.user));
    } catch (error) {
      const isWrong = error instanceof RequestError && error.code === 'InvalidCredentials';
      if (isWrong) errors.put({ password: 'form.validation.ownPassword' });
      else setRefusal(errorText(error));
    }
  };
  return (
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
            error={errors.of('password')}
          />
          <FormAlert>{refusal}</FormAlert>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('auth.link.send')}
          </Button>
        </>
      )}
    </Form>
  );
}
