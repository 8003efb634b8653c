import { useTranslations } from 'use-intl';
import { type Ad, AdSections, ContactBlock } from '../../features/ad-sections/index.ts';
import { Price, useCarFacts } from '../../features/cards/index.ts';
import { FavoriteButton } from '../../features/favorites/index.ts';
import { Gallery } from '../../features/gallery/index.ts';
import { Badge } from '../../ui/index.ts';
import { photosOf, titleOf } from './car-words.ts';
import { Similar } from './Similar.tsx';

/** A car with a price. */
export function AdPage({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const factsOf = useCarFacts();
  const title = titleOf(ad);
  return (
    <>
      <Gallery photos={photosOf(ad)} title={title}>
        <FavoriteButton uuid={ad.uuid} count={null} />
      </Gallery>
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge>{t(`car.kind.${ad.kind}`)}</Badge>
          {ad.warranty && <Badge tone="good">{t('ad.warranty')}</Badge>}
          {ad.refundWarranty && <Badge tone="good">{t('ad.refund')}</Badge>}
        </div>
        <h1 className="display text-36 sm:text-48">{title}</h1>
        <p className="tabular text-18 text-ink-soft">{factsOf(ad).join(' · ')}</p>
        <Price ad={ad} className="display text-28" />
        {ad.sfInternalOpportunityId && (
          <p className="text-14 text-ink-soft">
            {t('ad.reference', { reference: ad.sfInternalOpportunityId })}
          </p>
        )}
      </header>
      <AdSections ad={ad} />
      <ContactBlock ad={ad} />
      <Similar ad={ad} />
    </>
  );
}
