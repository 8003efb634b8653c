import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { signOut } from '../session/index.ts';
import { useToasts } from '../toasts/index.ts';

export function SignOut() {
  const t = useTranslations('site.nav');
  const locale = useLocale();
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await signOut(linkTo('home', locale));
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void leave()}
      className="flex min-h-11 w-full items-center whitespace-nowrap rounded-pill px-4 text-14 text-ink-soft transition-colors hover:bg-wash hover:text-ink"
    >
      {t('signOut')}
    </button>
  );
}
