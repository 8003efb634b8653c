import { useEffect } from 'react';
import { isLotSold } from '#shared/sale/lot.ts';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { type QuestionTextFragment, RegisterViewDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { AdHead } from './AdHead.tsx';
import { BelowAd } from './BelowAd.tsx';
import { Buy } from './Buy.tsx';
import { CarBar } from './CarBar.tsx';
import type { FaqEntry } from './CarFaq.tsx';
import { Questions, useAsking } from './questions/index.ts';
import type { Reviewed } from './ReviewsBlock.tsx';

type Props = {
  ad: Ad;
  questions: readonly QuestionTextFragment[];
  reviews: Reviewed;
  faq: readonly FaqEntry[];
};

/** A car with a price; its blocks in the order of the specification (§2.1). */
export function AdPage({ ad, questions, reviews, faq }: Props) {
  const asking = useAsking();
  // Counts this load of the page, once: its seller sees how many looked.
  useEffect(() => void request(RegisterViewDocument, { id: ad.uuid }).catch(() => {}), [ad.uuid]);
  return (
    <>
      <AdHead ad={ad} />
      <BelowAd ad={ad} reviews={reviews} faq={faq}>
        <Questions
          uuid={ad.uuid}
          auctionId={null}
          questions={questions}
          isOver={isLotSold(ad.lotState)}
          asking={asking}
        />
      </BelowAd>
      <Buy ad={ad} />
      <CarBar ad={ad} lot={ad.lotState} />
    </>
  );
}
