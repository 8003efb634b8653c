import { type ComponentProps, useState } from 'react';
import { Tabs } from '#web/ui/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';

type Props = Pick<ComponentProps<typeof RegisterForm>, 'onSignedIn' | 'known'> &
  ComponentProps<typeof SocialButtons> & { label: string; words: { login: string; register: string } };

/** Tabs to sign in or to register, each also through a provider. */
export function SignInTabs({ label, words, returnPath, onSignedIn, known }: Props) {
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const form = {
    login: <LoginForm onSignedIn={onSignedIn} />,
    register: <RegisterForm onSignedIn={onSignedIn} known={known} />,
  };
  const tabs = (['login', 'register'] as const).map(id => ({
    id,
    label: words[id],
    panel: (
      <>
        <SocialButtons returnPath={returnPath} />
        {form[id]}
      </>
    ),
  }));
  return <Tabs label={label} selected={tab} onSelect={setTab} tabs={tabs} />;
}
