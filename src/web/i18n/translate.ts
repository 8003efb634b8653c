import { createTranslator } from 'use-intl';
import type { Locale } from '#shared/words/locale.ts';
import { messagesIn } from './words.ts';

/** Returns the translator of a language for use outside components, for instance in a page's `meta`. */
export const translatorIn = (locale: Locale) => createTranslator({ locale, messages: messagesIn(locale) });
