import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PASSWORD_FIELDS } from '#shared/fields/person.ts';
import {
  LinkSocialAccountDocument,
  SocialLinkDocument,
  type SocialLinkQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import { checkedFields, ownPasswordIn, useForm } from '../form/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { setMe, toPerson } from './me.ts';

type Waiting = NonNullable<SocialLinkQuery['socialLink']>;

/** Back from a provider with the address of an account here: its password is asked for, once. */
export function LinkAccount() {
  const t = useTranslations('auth');
  const [waiting, setWaiting] = useState<Waiting | 'unknown' | 'expired' | 'failed'>('unknown');
  const load = useCallback(
    () =>
      request(SocialLinkDocument, {}).then(
        ({ socialLink }) => setWaiting(socialLink ?? 'expired'),
        () => setWaiting('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
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
      {waiting === 'failed' && <TryAgain onAgain={() => void load()} />}
      {isKnown && <LinkForm />}
      <LocaleLink to="auth/login" className="link-line self-center text-14">
        {t('link.otherWay')}
      </LocaleLink>
    </AuthFrame>
  );
}

const link = async (typed: { password: string }) =>
  (await request(LinkSocialAccountDocument, checkedFields(PASSWORD_FIELDS, typed))).linkSocialAccount.user;

function LinkForm() {
  const t = useTranslations('auth');
  const form = useForm({ password: '' }, link, person => setMe(toPerson(person)), {
    wordsOf: ownPasswordIn('password'),
  });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        isRequired
        {...form.field('password')}
      />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" size="large">
        {t('link.send')}
      </Button>
    </Form>
  );
}
