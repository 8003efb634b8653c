import type { Locale } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    /** All that pages say; each page has brought what it says itself. */
    Messages: Omit<Words, 'adFields' | 'bare' | 'house' | 'letters' | 'papers'>;
  }
}
