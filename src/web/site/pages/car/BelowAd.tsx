import type { ReactNode } from 'react';
import { type Ad, AdSections, ContactBlock } from '#web/features/ad-sections/index.ts';
import { AdFaq, type FaqEntry } from './CarFaq.tsx';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { Reassurance } from './reassurance/index.ts';
import { Similar } from './Similar.tsx';

/** The props of both pages of a car. */
export type CarPageParts = {
  ad: Ad;
  condition: ReactNode;
  reviews: Reviewed;
  faq: readonly FaqEntry[];
};

/** The children, the questions, follow the contact. */
type Props = CarPageParts & { children: ReactNode };

/** The car and its contact, then similar cars, reviews, promises and FAQ. */
export function BelowAd({ ad, condition, reviews, faq, children }: Props) {
  return (
    <>
      <AdSections ad={ad} condition={condition} />
      <OptionalServices ad={ad} />
      <ContactBlock ad={ad} />
      {children}
      <Similar ad={ad} />
      <ReviewsBlock reviews={reviews} />
      <Reassurance
        hasWarranty={ad.warranty}
        isDeliveredAbroad={ad.internationalDelivery}
        isAuction={ad.auction !== null}
      />
      <AdFaq entries={faq} />
    </>
  );
}
