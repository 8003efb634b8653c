import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { AuthFrame, LoginForm, RegisterForm, useGo, useMe } from '../session/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { takeDraft } from './draft.ts';

/** Whoever is signed in takes their answers along, and goes straight back to them. */
export function InquirySignIn({ id, form }: { id: string; form: string | null }) {
  const t = useTranslations('inquiry.signIn');
  const locale = useLocale();
  const go = useGo();
  const me = useMe();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const goal = stepAddress(form ?? 'sellAd', locale, id, SUMMARY);
  const isPerson = me.kind === 'person';
  useEffect(() => {
    if (!isPerson) return;
    const back = () => go(goal);
    takeDraft(id).then(back, back);
  }, [isPerson, id, go, goal]);
  return (
    <AuthFrame heading={t('title')} text={t('text')}>
      <Tabs
        label={t('title')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'login', label: t('login'), panel: <LoginForm onSignedIn={() => undefined} /> },
          {
            id: 'register',
            label: t('register'),
            panel: <RegisterForm onSignedIn={() => undefined} />,
          },
        ]}
      />
    </AuthFrame>
  );
}
