import { type Ad, AdSections, ContactBlock } from '../../features/ad-sections/index.ts';
import { Reassurance } from '../../features/reassurance/index.ts';
import { AdHead } from './AdHead.tsx';
import { Buy } from './Buy.tsx';
import { CarBar } from './CarBar.tsx';
import { AdFaq, type FaqEntry } from './CarFaq.tsx';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { Similar } from './Similar.tsx';

/** A car with a price; its blocks in the order of the specification (§2.1). */
export function AdPage({ ad, reviews, faq }: { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] }) {
  return (
    <>
      <AdHead ad={ad} />
      <AdSections ad={ad} />
      <OptionalServices ad={ad} />
      <ContactBlock ad={ad} />
      <Similar ad={ad} />
      <ReviewsBlock reviews={reviews} />
      <Reassurance
        hasWarranty={ad.warranty}
        isDeliveredAbroad={ad.internationalDelivery}
        isAuction={ad.auction !== null}
      />
      <AdFaq entries={faq} />
      <Buy ad={ad} />
      <CarBar ad={ad} />
    </>
  );
}
