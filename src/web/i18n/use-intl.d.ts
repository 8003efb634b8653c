import type { Locale } from './locale.ts';
import type { fr } from './messages/fr/index.ts';
import type { own } from './messages/fr/own.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    /** The words of `own` are there within `OwnWords` alone. */
    Messages: typeof fr & { own: typeof own };
  }
}
