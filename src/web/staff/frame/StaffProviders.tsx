import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { CacheProvider } from '#web/features/cache/index.ts';
import { messagesIn, type StaffLocale } from '#web/i18n/index.ts';
import { KeptDialogs } from './KeptDialogs.tsx';
import { StaffContext } from './staff.ts';

type Props = { locale: StaffLocale; permissions: readonly string[]; children: ReactNode };

/** What every page of the staff application stands in: its words, and what whoever opened it may do. */
export function StaffProviders({ locale, permissions, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messagesIn(locale)} timeZone="Europe/Paris">
      <StaffContext value={{ permissions }}>
        <CacheProvider>
          <KeptDialogs>{children}</KeptDialogs>
        </CacheProvider>
      </StaffContext>
    </IntlProvider>
  );
}
