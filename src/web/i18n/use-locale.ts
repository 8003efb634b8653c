import { useLocale as useIntlLocale } from 'use-intl';
import type { Locale } from './locale.ts';

/** The page's language. */
export const useLocale = (): Locale => useIntlLocale();
