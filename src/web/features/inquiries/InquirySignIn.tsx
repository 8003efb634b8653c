import { useEffect, useState } from 'react';
import { type InquiryMessages, useLocale } from '#web/i18n/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { AuthFrame, LoginForm, RegisterForm, useGo, useMe } from '../session/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { takeDraft } from './draft.ts';

export function isKnownForm(words: InquiryMessages, form: string | null): form is string {
  return form !== null && form in words.forms;
}

/** Whoever is signed in takes their answers along, and goes straight back to them. */
export function InquirySignIn({
  id,
  form,
  words,
}: {
  id: string;
  form: string | null;
  words: InquiryMessages;
}) {
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
    <AuthFrame heading={words.signIn.title} text={words.signIn.text}>
      <Tabs
        label={words.signIn.title}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'login', label: words.signIn.login, panel: <LoginForm onSignedIn={() => undefined} /> },
          {
            id: 'register',
            label: words.signIn.register,
            panel: <RegisterForm onSignedIn={() => undefined} />,
          },
        ]}
      />
    </AuthFrame>
  );
}
