import type { Ad } from '../../features/ad-sections/index.ts';
import { AdHead } from './AdHead.tsx';
import { Buy } from './Buy.tsx';
import { AfterHead } from './below.ts';
import { CarBar } from './CarBar.tsx';
import type { FaqEntry } from './CarFaq.tsx';
import type { Reviewed } from './ReviewsBlock.tsx';

/** A car with a price; its blocks in the order of the specification (§2.1). */
export function AdPage({ ad, reviews, faq }: { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] }) {
  return (
    <>
      <AdHead ad={ad} />
      <AfterHead ad={ad} reviews={reviews} faq={faq} />
      <Buy ad={ad} />
      <CarBar ad={ad} />
    </>
  );
}
