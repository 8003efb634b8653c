import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdSection } from '#shared/sale/index.ts';
import { Button } from '#web/ui/index.ts';

/** A section's frame: its heading, and the name that pages and links know it by. */
export function Section({ name, children }: { name: AdSection; children: ReactNode }) {
  const t = useTranslations('ad');
  return (
    <section data-section={name} id={name} className="flex flex-col gap-5">
      <h2 className="display text-28">{t(name)}</h2>
      {children}
    </section>
  );
}

/** Shows the rest of a list, and hides it again; it stays where it is, so the focus stays with it. */
export function Toggle({ isWhole, onChange }: { isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  const t = useTranslations('ad');
  return (
    <Button look="quiet" className="self-start" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('seeLess') : t('seeAll')}
    </Button>
  );
}
