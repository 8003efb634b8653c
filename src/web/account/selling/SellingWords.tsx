import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { loadSellingMessages, useLocale } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';

type Messages = Awaited<ReturnType<typeof loadSellingMessages>>;

/** Brings in the words of a seller's pages; what stands inside is shown once they are here. */
export function SellingWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [messages, setMessages] = useState<Messages | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSellingMessages(locale).then(loaded => isWanted && setMessages(loaded));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  if (!messages) return <Skeleton className="h-80" />;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      {children}
    </IntlProvider>
  );
}
