import { type ReactNode, useCallback } from 'react';
import { Brought } from '#web/features/arriving/index.ts';
import { loadWords, useLocale } from '#web/i18n/index.ts';

/** Loads the words of a seller's pages before its children render. */
export function SellingWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const bring = useCallback(
    () => loadWords(locale, ['core', 'reading', 'own', 'user', 'selling', 'carEditor']),
    [locale],
  );
  return <Brought bring={bring}>{() => children}</Brought>;
}
