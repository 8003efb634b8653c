import { type Ad, AdSections, ContactBlock } from '../../features/ad-sections/index.ts';
import { AuctionRoom } from '../../features/bidding/index.ts';
import { useCarFacts } from '../../features/cards/index.ts';
import { FavoriteButton } from '../../features/favorites/index.ts';
import { Gallery } from '../../features/gallery/index.ts';
import { Questions } from '../../features/questions/index.ts';
import { Reassurance } from '../../features/reassurance/index.ts';
import { photosOf, titleOf } from './car-words.ts';
import { OptionalServices } from './OptionalServices.tsx';
import { type Reviewed, ReviewsBlock } from './ReviewsBlock.tsx';
import { SellerCard } from './SellerCard.tsx';
import { Similar } from './Similar.tsx';

type Props = { ad: Ad; auction: NonNullable<Ad['auction']>; reviews: Reviewed };

/** A car under the hammer. */
export function AuctionPage({ ad, auction, reviews }: Props) {
  const factsOf = useCarFacts();
  const title = titleOf(ad);
  return (
    <AuctionRoom
      uuid={ad.uuid}
      title={title}
      facts={factsOf(ad).join(' · ')}
      reference={ad.sfInternalOpportunityId}
      isSold={ad.sold}
      auction={auction}
      favorite={count => <FavoriteButton uuid={ad.uuid} count={count} />}
      beside={<Gallery photos={photosOf(ad)} title={title} />}
      after={(live, isOver) => (
        <>
          <SellerCard ad={ad} />
          <AdSections ad={ad} />
          <OptionalServices ad={ad} />
          <ContactBlock ad={ad} />
          <Questions uuid={ad.uuid} auctionId={live.id} questions={live.questions} isOver={isOver} />
          <ReviewsBlock reviews={reviews} />
          <Reassurance hasWarranty={ad.warranty} isDeliveredAbroad={ad.internationalDelivery} isAuction />
          <Similar ad={ad} />
        </>
      )}
    />
  );
}
