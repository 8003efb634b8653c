import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdSection } from '#shared/sale/index.ts';
import type { CarQuery } from '#web/graphql/documents.gen.ts';

/** A car as its page shows it; what was asked of it, and what a specialist found, come beside. */
export type Ad = Omit<NonNullable<CarQuery['publicCarAd']>, 'questions' | 'inSale' | 'conditionReport'>;

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
