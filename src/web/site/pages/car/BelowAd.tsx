import type { ReactNode } from 'react';
import { type Ad, AdSections, ContactBlock } from '#web/features/ad-sections/index.ts';
import { AdFaq, type FaqEntry } from './CarFaq.tsx';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { Reassurance } from './reassurance/index.ts';
import { Similar } from './Similar.tsx';

/** What either page of a car is given. */
export type CarPageParts = {
  ad: Ad;
  condition: ReactNode;
  reviews: Reviewed;
  faq: readonly FaqEntry[];
};

/** What follows the contact: the questions. */
type Props = CarPageParts & { children: ReactNode };

/** The car itself, whom to ask, then others like it, who bought before, what is promised and asked. */
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
