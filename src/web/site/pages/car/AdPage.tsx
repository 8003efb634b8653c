import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { type Ad, InterestLink } from '#web/features/ad-sections/index.ts';
import { useReturnFlag } from '#web/features/session/index.ts';
import { type QuestionTextFragment, RegisterViewDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { AdHead } from './AdHead.tsx';
import { BelowAd, type CarPageParts } from './BelowAd.tsx';
import { CarBar } from './CarBar.tsx';
import { Questions, useAsking } from './questions/index.ts';

type Props = CarPageParts & { questions: readonly QuestionTextFragment[] };

/** The page of a car with a price; its blocks in the order of spec §2.1. */
export function AdPage({ ad, condition, questions, reviews, faq }: Props) {
  const asking = useAsking();
  // Clears the flag: after signing in to bid, the auction was gone.
  useReturnFlag('fromAuth', () => {});
  // Counts this page load once, for the seller's figures.
  useEffect(() => void request(RegisterViewDocument, { id: ad.uuid }).catch(() => {}), [ad.uuid]);
  return (
    <>
      <AdHead ad={ad} />
      <BelowAd {...{ ad, condition, reviews, faq }}>
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

/** The page's last block: the car or a similar one, and a link for sellers. */
function Buy({ ad }: { ad: Ad }) {
  const t = useTranslations('ad.buy');
  const isSold = isLotSold(ad.lotState);
  return (
    <section
      data-section="buy"
      id="buy"
      className="flex flex-col items-start gap-4 rounded-box bg-night p-6 text-on-night sm:p-10"
    >
      <h2 className="display text-28 sm:text-36">{t(isSold ? 'soldTitle' : 'title')}</h2>
      <p className="max-w-prose text-on-night-soft">{t(isSold ? 'soldText' : 'text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <InterestLink uuid={ad.uuid} lot={ad.lotState} look="light" size="large" />
        <LocaleButton to="services/sell" look="quiet" className="text-on-night underline">
          {t('sell')}
        </LocaleButton>
      </div>
    </section>
  );
}
