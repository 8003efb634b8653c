import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdSection } from '#shared/sale/index.ts';
import { Button } from '#web/ui/index.ts';

/** A section with its heading, and the name used by links and tests. */
export function Section({ name, children }: { name: AdSection; children: ReactNode }) {
  const t = useTranslations('ad');
  return (
    <section data-section={name} id={name} className="flex flex-col gap-5">
      <h2 className="display text-28">{t(name)}</h2>
      {children}
    </section>
  );
}

/** Expands and collapses a list; it stays in place, so it keeps the focus. */
export function Toggle({ isWhole, onChange }: { isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  const t = useTranslations('ad');
  return (
    <Button look="quiet" className="self-start" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('seeLess') : t('seeAll')}
    </Button>
  );
}
