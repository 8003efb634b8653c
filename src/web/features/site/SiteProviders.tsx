import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider, type Messages, useTranslations } from 'use-intl';
import { type Locale, loadNamespace, messagesIn } from '#web/i18n/index.ts';
import { Toaster, UiWords } from '#web/ui/index.ts';
import { keepLeadSource } from '../analytics/index.ts';
import { SessionProvider } from '../session/index.ts';
import { useHouse } from './use-house.ts';

function useWords(messages: Messages) {
  const t = useTranslations();
  const houseCountry = useHouse()?.country ?? 'FR';
  return useMemo(
    () => ({
      optional: t('form.facultative'),
      close: t('site.close'),
      increase: t('form.increase'),
      decrease: t('form.decrease'),
      showPassword: t('form.showPassword'),
      hidePassword: t('form.hidePassword'),
      phoneCountry: t('form.phoneCountry'),
      notifications: t('site.notifications'),
      loading: t('site.loading'),
      leaving: () => loadNamespace('own').then(() => messages.leaving),
      countries: messages.countries,
      houseCountry,
    }),
    [t, messages, houseCountry],
  );
}

function Words({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <UiWords words={useWords(messages)}>{children}</UiWords>;
}

/** What every page stands in: its language, the person who is signed in, what is said in passing. */
export function SiteProviders({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = messagesIn(locale);
  useEffect(() => keepLeadSource(location.search), []);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      <Words messages={messages}>
        <SessionProvider>{children}</SessionProvider>
        <Toaster />
      </Words>
    </IntlProvider>
  );
}
