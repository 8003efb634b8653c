import type { Locale } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    /** All messages that pages use; each page loads its own namespaces. */
    Messages: Omit<Words, 'adFields' | 'bare' | 'house' | 'letters' | 'papers'>;
  }
}
