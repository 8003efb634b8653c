import type { Locale } from './locale.ts';
import type { admin } from './messages/fr/admin/index.ts';
import type { fr } from './messages/fr/index.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    /** The words of `admin` are there on pages of the staff application alone. */
    Messages: typeof fr & { admin: typeof admin };
  }
}
