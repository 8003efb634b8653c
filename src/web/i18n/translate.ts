import { createTranslator } from 'use-intl';
import type { Locale } from '#shared/words/locale.ts';
import { messagesIn } from './words.ts';

/** The sentences of a language outside components, for instance in a page's `meta`. */
export const translatorIn = (locale: Locale) => createTranslator({ locale, messages: messagesIn(locale) });
