import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider, type Messages, useTranslations } from 'use-intl';
import { firstLocale } from '#shared/words/locale.ts';
import { type Locale, loadNamespace, messagesIn } from '#web/i18n/index.ts';
import { Toaster, UiWords } from '#web/ui/index.ts';
import { keepLeadSource } from '../analytics/index.ts';
import { SessionProvider } from '../session/index.ts';
import { useHouse } from './use-house.ts';

function useWords(messages: Messages, locale: Locale) {
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
      leaving: () => loadNamespace('own').then(() => messages.leaving),
      countries: messages.countries,
      houseCountry,
      showsCaptions: locale === firstLocale(),
    }),
    [t, messages, locale, houseCountry],
  );
}

type WordsProps = { messages: Messages; locale: Locale; children: ReactNode };

function Words({ messages, locale, children }: WordsProps) {
  return <UiWords words={useWords(messages, locale)}>{children}</UiWords>;
}

/** The providers of every page: language, session and toasts. */
export function SiteProviders({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = messagesIn(locale);
  useEffect(() => keepLeadSource(location.search), []);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      <Words messages={messages} locale={locale}>
        <SessionProvider>{children}</SessionProvider>
        <Toaster />
      </Words>
    </IntlProvider>
  );
}
