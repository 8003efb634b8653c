import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { loadOwnMessages, ownMessagesIn, useLocale } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { TryAgain } from './TryAgain.tsx';

/** What needs the words of one's own pages, `own.…`: they come with it, and with no other page. */
export function OwnWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [, setLoaded] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const messages = ownMessagesIn(locale);
  const load = useCallback(async () => {
    setFailed(false);
    await loadOwnMessages(locale).then(
      () => setLoaded(count => count + 1),
      () => setFailed(true),
    );
  }, [locale]);
  useEffect(() => void load(), [load]);

  if (hasFailed) return <TryAgain onAgain={() => void load()} />;
  if (messages === null) return <Skeleton className="h-80" />;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      {children}
    </IntlProvider>
  );
}
