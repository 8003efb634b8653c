import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { type Ad, InterestLink, Reader } from '#web/features/ad-sections/index.ts';
import { Price, useCarFacts } from '#web/features/cards/index.ts';
import { FavoriteButton } from '#web/features/favorites/index.ts';
import { Gallery } from '#web/features/gallery/index.ts';
import { FactRow, LinkButton } from '#web/ui/index.ts';
import { AdBadges } from './AdBadges.tsx';
import { CarHeading, WideTitle } from './CarHeading.tsx';
import { photosOf, titleOf } from './car-words.ts';
import { ShareButton } from './ShareButton.tsx';

/** The top of an ad: photos, title, price and actions. */
export function AdHead({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const factsOf = useCarFacts();
  const title = titleOf(ad);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8">
      <Gallery photos={photosOf(ad)} title={title} isBlock={false}>
        <FavoriteButton uuid={ad.uuid} />
        <ShareButton slug={ad.slug} title={title} />
      </Gallery>
      <WideTitle ad={ad} />
      <header
        id="header"
        className="flex min-w-0 flex-col gap-4 lg:rounded-box lg:border lg:border-line lg:bg-surface lg:p-8 lg:shadow-card"
      >
        <AdBadges ad={ad} />
        <CarHeading ad={ad} />
        <FactRow facts={factsOf(ad)} />
        <Price ad={ad} className="display text-36" />
        {ad.reducedAlone && (
          <p data-reduced="" className="-mt-3 text-14 text-ink-soft">
            {ad.reducedAlone}
          </p>
        )}
        <div className="flex flex-col gap-3">
          <InterestLink uuid={ad.uuid} lot={ad.lotState} size="large" />
          {!isLotSold(ad.lotState) && (
            <>
              <Reader>{ad.readers?.house}</Reader>
              <LinkButton to="#contact" look="secondary" size="large">
                {t(ad.readers ? 'contactSeller' : 'contactUs')}
              </LinkButton>
              <Reader>{ad.readers?.seller}</Reader>
            </>
          )}
        </div>
        {ad.sfInternalOpportunityId && (
          <p className="text-14 text-ink-soft">{t('reference', { reference: ad.sfInternalOpportunityId })}</p>
        )}
      </header>
    </div>
  );
}
