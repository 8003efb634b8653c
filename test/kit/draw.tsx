import { type RenderResult, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { type Locale, loadWords, messagesIn } from '#web/i18n/index.ts';
import { UiWords } from '#web/ui/index.ts';

/** Draws a component as it stands on a French page. */
export const draw = async (element: ReactElement): Promise<RenderResult> => render(await onPage(element));

/** A component within what every page stands in. */
export const onPage = async (element: ReactElement, locale: Locale = 'fr'): Promise<ReactElement> => (
  <MemoryRouter>{await inWords(element, locale)}</MemoryRouter>
);

/** A component within the words of a page, for a test that brings a router of its own. */
export async function inWords(element: ReactElement, locale: Locale = 'fr'): Promise<ReactElement> {
  await loadWords(locale);
  const messages = messagesIn(locale);
  const { form, site, countries } = messages;
  const words = {
    ...{ optional: form.facultative, close: site.close, notifications: site.notifications },
    ...{ increase: form.increase, decrease: form.decrease, phoneCountry: form.phoneCountry },
    ...{ showPassword: form.showPassword, hidePassword: form.hidePassword, loading: site.loading },
    leaving: async () => messages.leaving,
    ...{ countries, houseCountry: 'FR', showsCaptions: locale === 'fr' },
  };
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris" onError={fail}>
      <UiWords words={words}>{element}</UiWords>
    </IntlProvider>
  );
}

/** A sentence that is not there is a fault. */
function fail(error: Error): never {
  throw error;
}

/** Keeps a value as a page does, for a component that is told its value. */
export function Keep<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, put: (next: Value) => void) => ReactElement;
}) {
  const [value, put] = useState(first);
  return children(value, put);
}
