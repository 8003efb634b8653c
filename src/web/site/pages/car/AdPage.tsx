import { useEffect } from 'react';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { RegisterViewDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { AdHead } from './AdHead.tsx';
import { BelowAd } from './BelowAd.tsx';
import { Buy } from './Buy.tsx';
import { CarBar } from './CarBar.tsx';
import type { FaqEntry } from './CarFaq.tsx';
import type { Reviewed } from './ReviewsBlock.tsx';

/** A car with a price; its blocks in the order of the specification (§2.1). */
export function AdPage({ ad, reviews, faq }: { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] }) {
  // Counts this load of the page, once: its seller sees how many looked.
  useEffect(() => void request(RegisterViewDocument, { id: ad.uuid }).catch(() => {}), [ad.uuid]);
  return (
    <>
      <AdHead ad={ad} />
      <BelowAd ad={ad} reviews={reviews} faq={faq} />
      <Buy ad={ad} />
      <CarBar ad={ad} lot={ad.lotState} />
    </>
  );
}
