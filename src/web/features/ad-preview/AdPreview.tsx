import type { ReactNode } from 'react';
import { type Ad, AdSections, ContactBlock } from '../ad-sections/index.ts';
import { carTitle } from '../cards/index.ts';
import { Gallery, groupedPhotos } from '../gallery/index.ts';
import { AuctionTerms } from './AuctionTerms.tsx';

/** The car as everybody will see it: photographs, price or sale, sections, whom to ask; in the page's language. */
export function AdPreview({ ad, price }: { ad: Ad; price: ReactNode }) {
  const title = carTitle(ad);
  return (
    <article className="flex flex-col gap-8 overflow-hidden rounded-box border border-line bg-paper px-3 py-5 sm:p-8">
      <Gallery photos={groupedPhotos(ad.photos)} title={title} isBlock={false} />
      <header className="flex flex-col gap-2">
        <h2 className="display text-28 sm:text-36">{title}</h2>
        {ad.auction ? <AuctionTerms auction={ad.auction} /> : price}
      </header>
      <AdSections ad={ad} />
      <ContactBlock ad={ad} isPreview />
    </article>
  );
}
