import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { carTitle } from '#shared/words/car-title.ts';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { formatKilometres, LocaleLink } from '#web/i18n/index.ts';
import { Badge, FactRow, Icon, Photo } from '#web/ui/index.ts';
import { FavoriteButton, useMyStanding } from '../favorites/index.ts';
import { StandingWord } from '../standing/index.ts';
import { AuctionLine } from './AuctionLine.tsx';
import { usePlace } from './car-words.ts';
import { Price } from './Price.tsx';

const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw';

type Props = { ad: AdCardFragment; headingLevel?: 2 | 3; isFirst?: boolean };

/** An ad in a list: photo, title and price. The whole card links to the car. */
export function AdCard({ ad, headingLevel = 3, isFirst = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-kind={ad.kind.toLowerCase().replace('calandre_', '')}
      className="group relative flex flex-col gap-4"
    >
      <CardPhoto ad={ad} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-1.5">
        <Heading className="display text-22">
          <LocaleLink
            to="car"
            params={{ slug: ad.slug }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-box group-hover:underline group-hover:decoration-1"
          >
            {carTitle(ad)}
          </LocaleLink>
        </Heading>
        <CardFacts ad={ad} />
        <div className="mt-auto border-line border-t pt-3">
          {ad.auction ? <AuctionLine auction={ad.auction} /> : <Price ad={ad} className="display text-22" />}
          <Seller ad={ad} />
        </div>
      </div>
    </article>
  );
}

function CardPhoto({ ad, isFirst }: { ad: AdCardFragment; isFirst: boolean }) {
  const t = useTranslations();
  const front = ad.photos.front;
  return (
    <div className="relative overflow-hidden rounded-box bg-wash">
      {front ? (
        <Photo
          source={front}
          alt={t('car.photoAlt', { title: carTitle(ad) })}
          sizes={SIZES}
          isFirst={isFirst}
          className="aspect-[4/3] w-full transition-transform duration-500 ease-house group-hover:scale-[1.02]"
        />
      ) : (
        <div className="flex aspect-[4/3] flex-col items-center justify-center gap-2 text-14 text-ink-soft">
          <Icon name="camera" className="size-8" />
          {t('car.noPhoto')}
        </div>
      )}
      <div className="absolute top-3 right-16 left-3 flex flex-wrap gap-2">
        {ad.saleLot ? (
          <Badge tone="brass">{t('car.lot', { number: String(ad.saleLot.number) })}</Badge>
        ) : (
          ad.auction && <Badge tone="brass">{t('auction.badge')}</Badge>
        )}
        {ad.auction && <MyStanding auctionId={ad.auction.id} />}
        {ad.kind === 'CALANDRE_COLLECTION' && <Badge tone="night">{t('car.kind.CALANDRE_COLLECTION')}</Badge>}
      </div>
      <FavoriteButton
        uuid={ad.uuid}
        about={carTitle(ad)}
        className="absolute top-2 right-2 z-10 rounded-pill bg-surface"
      />
    </div>
  );
}

/** The bidder's standing. It loads after the page and lies over the photo, so that it shifts nothing. */
function MyStanding({ auctionId }: { auctionId: string }) {
  const standing = useMyStanding(auctionId);
  return standing && <StandingWord standing={standing} />;
}

/** The kind of seller, and whether there is a right of withdrawal. */
function Seller({ ad }: { ad: AdCardFragment }) {
  const t = useTranslations('car');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-ink-soft">
      {t(`kind.${ad.kind}`)}
      {ad.hasWithdrawal && !isLotSold(ad.lotState) && (
        <span data-withdrawal="" className="inline-flex items-center gap-1 text-good">
          <Icon name="check" className="size-3.5" />
          {t('withdrawal')}
        </span>
      )}
    </p>
  );
}

/** Year, mileage and place in one line. */
function CardFacts({ ad }: { ad: AdCardFragment }) {
  const placeOf = usePlace();
  const facts = [ad.year, ad.mileage !== null && formatKilometres(ad.mileage), placeOf(ad.location)];
  return <FactRow facts={facts} className="mb-2 text-14" />;
}
