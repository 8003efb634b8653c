import { type ReactNode, useEffect, useState } from 'react';
import { loadWords, useLocale } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';

/** Brings in the words of a seller's pages; what stands inside is shown once they are here. */
export function SellingWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void loadWords(locale, ['core', 'reading', 'own', 'user', 'selling', 'carEditor']).then(
      () => isWanted && setHere(true),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return isHere ? children : <Skeleton className="h-80" />;
}
