import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { type ComparableFiguresFragment, EstimateDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatEuros, useLocale } from '#web/i18n/index.ts';
import type { InquiryStep, Values } from './draft.ts';

/** With fewer sales a range says more about them than about the car. */
const ENOUGH_SALES = 5;

type Found = {
  readonly figures: ComparableFiguresFragment;
  readonly brand: string;
  readonly model: string;
  /** What they are sales of. */
  readonly name: string;
};

const PRICES: ReadonlySet<string> = new Set(['price', 'startingPrice', 'reserveWish']);

/** Whether a step asks what a car is to bring. */
export const asksPrice = (step: InquiryStep): boolean => step.fields.some(({ name }) => PRICES.has(name));

/** What cars like it went for under the hammer, and in how many sales; nothing where there are too few. */
export function Estimate({ car }: { car: Values }) {
  const t = useTranslations('inquiry.estimate');
  const locale = useLocale();
  const [brand = '', model = ''] = [car.brand?.[0], car.model?.[0]];
  const found = useComparables(brand, model);
  if (!found) return null;
  const { count, importedCount: imported, lowest, highest } = found.figures;
  const range = t('range', { lowest: formatEuros(lowest), highest: formatEuros(highest) });
  return (
    <section data-section="estimate" className="flex flex-col gap-1.5 rounded-box bg-wash p-5">
      <h3 className="overline-label text-ink-soft">{t('title')}</h3>
      <p className="display text-22">{range}</p>
      <p className="text-14 text-ink-soft">
        {t('count', { count: String(count), car: found.name, imported })}
      </p>
      <a
        href={linkTo('results', locale, {}, { brand: found.brand, model: found.model })}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center self-start text-14 text-link underline-offset-4 hover:underline"
      >
        {t('see')}
      </a>
    </section>
  );
}

/** The sales of just this model; else those of its first word, for `911 T 2.2` is a 911. */
function useComparables(brandName: string, modelName: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const [brand, model] = [slugify(brandName), slugify(modelName)];
  const [firstWord = ''] = modelName.split(/[\s-]+/);
  const family = slugify(firstWord);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const { exact, wide } = await request(EstimateDocument, { brand, model, family });
      const enough = [
        { figures: exact.comparables, brand, model, name: `${brandName} ${modelName}` },
        { figures: wide.comparables, brand, model: family, name: `${brandName} ${firstWord}` },
      ].find((one): one is Found => (one.figures?.count ?? 0) >= ENOUGH_SALES);
      if (isHere) setFound(enough ?? null);
    };
    // An estimate is a help: without one, the form goes on.
    if (brand !== '' && model !== '') void ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [brand, model, family, brandName, modelName, firstWord]);
  return found;
}
