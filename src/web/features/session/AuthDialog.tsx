import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MeDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Dialog } from '#web/ui/index.ts';
import { type Person, personIdNow, setMe, toPerson } from './me.ts';
import type { SignInFor } from './return-path.ts';
import { SignInTabs } from './SignInTabs.tsx';

/** Closes the dialog if another account is signed in by now, and shows the page as theirs. */
function useAnothers(isAgain: boolean, onAnothers: () => void): void {
  const leave = useEffectEvent(onAnothers);
  useEffect(() => {
    if (!isAgain) return;
    request(MeDocument, {}).then(
      ({ me: person }) => {
        if (!person || person.id === personIdNow()) return;
        setMe(toPerson(person));
        leave();
      },
      () => {},
    );
  }, [isAgain]);
}

type Props = {
  isOpen: boolean;
  /** Whether the session has expired and the user must sign in again; the unfinished action waits. */
  isAgain?: boolean | undefined;
  intent?: SignInFor | undefined;
  onClose: () => void;
  onSignedIn: (person: Person) => void;
  returnPath: () => string;
};

/** The dialog to sign in or register without leaving the page. */
export function AuthDialog({ isOpen, isAgain = false, intent, onClose, onSignedIn, returnPath }: Props) {
  const t = useTranslations('auth');
  useAnothers(isOpen && isAgain, onClose);
  return (
    <Dialog
      name="login"
      closesOnBack
      title={t(isAgain ? 'againTitle' : intent ? `intents.${intent}` : 'modalTitle')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className="mb-5 text-ink-soft">{t(isAgain ? 'againText' : 'modalText')}</p>
      <SignInTabs
        label={t('modalTitle')}
        words={{ login: t('signIn'), register: t('register') }}
        {...{ returnPath, onSignedIn }}
      />
    </Dialog>
  );
}
