import { useTranslations } from 'use-intl';
import { type Ad, ContactBlock } from '#web/features/ad-sections/index.ts';
import { useCarFacts } from '#web/features/cards/index.ts';
import { FavoriteButton, FavoriteCount } from '#web/features/favorites/index.ts';
import { Gallery } from '#web/features/gallery/index.ts';
import type { AuctionFactsFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { FactRow } from '#web/ui/index.ts';
import { AuctionBadges } from './AdBadges.tsx';
import type { CarPageParts } from './BelowAd.tsx';
import { AboutCar, BelowAuction } from './BelowAuction.tsx';
import { AuctionRoom } from './bidding/index.ts';
import { CarBar } from './CarBar.tsx';
import { CarHeading, WideTitle } from './CarHeading.tsx';
import { photosOf, titleOf } from './car-words.ts';
import { Questions, useAsking } from './questions/index.ts';
import { ShareButton } from './ShareButton.tsx';

type Props = CarPageParts & { auction: NonNullable<Ad['auction']>; isLastHour: boolean };

/** The page of a car in an auction; its blocks in the order of spec §2.2. */
export function AuctionPage({ ad, condition, auction, isLastHour, reviews, faq }: Props) {
  const factsOf = useCarFacts();
  const asking = useAsking();
  const title = titleOf(ad);
  // Created outside the room, so that clock ticks and bids do not render them again.
  const about = <AboutCar ad={ad} condition={condition} />;
  const below = <BelowAuction ad={ad} reviews={reviews} faq={faq} />;
  return (
    <AuctionRoom
      uuid={ad.uuid}
      title={title}
      heading={
        <>
          <CarHeading ad={ad} />
          <AuctionBadges ad={ad} />
        </>
      }
      facts={<FactRow facts={factsOf(ad)} />}
      reference={ad.sfInternalOpportunityId}
      auction={auction}
      isLastHour={isLastHour}
      onAsk={asking.isOwn ? null : asking.ask}
      whenOver={lot => <CarBar ad={ad} lot={lot} />}
      favorite={count => <FavoriteCount count={count} />}
      beside={
        <>
          <Gallery photos={photosOf(ad)} title={title}>
            <FavoriteButton uuid={ad.uuid} />
            <ShareButton slug={ad.slug} title={title} />
          </Gallery>
          <WideTitle ad={ad} />
        </>
      }
      after={(live, isOver) => (
        <>
          <AdEdits edits={live.adEdits} />
          {about}
          <ContactBlock
            ad={{ ...ad, auction: { ...auction, ...live, bids: auction.bids, bidCount: live.bids.length } }}
          />
          <Questions
            uuid={ad.uuid}
            auctionId={live.id}
            questions={live.questions}
            isOver={isOver}
            asking={asking}
          />
          {below}
        </>
      )}
    />
  );
}

/** The changes to the ad since the auction began; nothing if there are none. */
function AdEdits({ edits }: { edits: AuctionFactsFragment['adEdits'] }) {
  const t = useTranslations('saleroom.edits');
  if (edits.length === 0) return null;
  return (
    <section data-section="edits" id="edits" className="flex flex-col gap-3 rounded-box bg-wash p-6 sm:p-8">
      <h2 className="display text-22">{t('title')}</h2>
      <ol className="flex flex-col gap-1.5 text-14">
        {edits.map(({ editedAt, topics }) => (
          <li key={editedAt} className="flex flex-wrap gap-x-4">
            <time dateTime={editedAt} className="tabular text-ink-soft">
              {formatDateTime(editedAt)}
            </time>
            <span>{topics.map(topic => t(`topics.${topic}`)).join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
