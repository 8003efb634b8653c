import type { Locale } from '#shared/words/locale.ts';
import type { admin } from './messages/fr/admin/index.ts';
import type { fr } from './messages/fr/index.ts';
import type { selling } from './messages/fr/selling.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    /** The words of `admin` and of `selling` are there on their own pages alone. */
    Messages: typeof fr & { admin: typeof admin; selling: typeof selling };
  }
}
