import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, loadWords, messagesIn } from '#web/i18n/index.ts';

/** What the site would say in a language, whichever the page around it speaks. */
export function InLanguage({
  locale,
  waiting,
  children,
}: {
  locale: Locale;
  /** What stands there until the words are. */
  waiting: ReactNode;
  children: ReactNode;
}) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadWords(locale).then(() => setReady(true));
  }, [locale]);
  if (!isReady) return waiting;
  return (
    <div lang={locale}>
      <IntlProvider locale={locale} messages={messagesIn(locale)} timeZone="Europe/Paris">
        {children}
      </IntlProvider>
    </div>
  );
}
