import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signOut, useGo } from '../../features/session/index.ts';
import { useToasts } from '../../features/toasts/index.ts';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { Button } from '../../ui/index.ts';

export function SignOut() {
  const t = useTranslations('site.nav');
  const locale = useLocale();
  const go = useGo();
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      go(linkTo('home', locale));
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };
  return (
    <Button look="secondary" isBusy={isBusy} onClick={() => void leave()} className="self-start">
      {t('signOut')}
    </Button>
  );
}
