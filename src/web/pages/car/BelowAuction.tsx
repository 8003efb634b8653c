import { type Ad, AdSections, ContactBlock } from '../../features/ad-sections/index.ts';
import { Reassurance } from '../../features/reassurance/index.ts';
import { AdEdits } from './AdEdits.tsx';
import { BidSteps } from './BidSteps.tsx';
import { AuctionFaq, type FaqEntry } from './CarFaq.tsx';
import { Guide } from './Guide.tsx';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { SellBanner } from './SellBanner.tsx';
import { SellerCard } from './SellerCard.tsx';
import { Similar } from './Similar.tsx';

type Props = { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] };

/** The car itself, and who answers for it. */
export function AboutCar({ ad }: { ad: Ad }) {
  return (
    <>
      <AdEdits edits={ad.auction?.adEdits ?? []} />
      <SellerCard ad={ad} />
      <AdSections ad={ad} />
      <OptionalServices ad={ad} />
      <ContactBlock ad={ad} />
    </>
  );
}

/** What follows the car and its questions: how an auction goes, who bought before, where to go on. */
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
