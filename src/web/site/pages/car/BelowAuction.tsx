import type { ReactNode } from 'react';
import { type Ad, AdSections } from '#web/features/ad-sections/index.ts';
import { BidSteps } from './BidSteps.tsx';
import { AuctionFaq, type FaqEntry } from './CarFaq.tsx';
import { Guide } from './Guide.tsx';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { Reassurance } from './reassurance/index.ts';
import { SellBanner } from './SellBanner.tsx';
import { SellerCard } from './SellerCard.tsx';
import { Similar } from './Similar.tsx';

type Props = { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] };

/** The car itself, its seller, and optional services. */
export function AboutCar({ ad, condition }: { ad: Ad; condition: ReactNode }) {
  return (
    <>
      <SellerCard ad={ad} />
      <AdSections ad={ad} condition={condition} />
      <OptionalServices ad={ad} />
    </>
  );
}

/** Follows the car and its questions: how auctions work, reviews, and further links. */
export function BelowAuction({ ad, reviews, faq }: Props) {
  return (
    <>
      <Guide />
      <BidSteps />
      <AuctionFaq entries={faq} />
      <ReviewsBlock reviews={reviews} />
      <Reassurance hasWarranty={ad.warranty} isDeliveredAbroad={ad.internationalDelivery} isAuction />
      <Similar ad={ad} />
      <SellBanner />
    </>
  );
}
