import { useLocale as useIntlLocale } from 'use-intl';
import type { Locale } from '#shared/words/locale.ts';

/** Returns the page's language. */
export const useLocale = (): Locale => useIntlLocale();
