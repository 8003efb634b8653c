import type { Locale } from './locale.ts';
import type { fr } from './messages/fr/index.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof fr;
  }
}
