import { useTranslations } from 'use-intl';
import { isAuctionOpen } from '#shared/sale/lot.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { AuctionLine, carTitle } from '#web/features/cards/index.ts';
import { type MyCarHeadFragment, MyCarsDocument } from '#web/graphql/documents.gen.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Card, EmptyCard, Icon, Photo, Skeleton } from '#web/ui/index.ts';
import { Figures } from './Figures.tsx';
import { MyMandatesToSell } from './MyMandatesToSell.tsx';
import { StateBadge } from './StateBadge.tsx';

/** The user's cars, with state and figures of each. */
export function MyCarList() {
  const query = useQueryOf(MyCarsDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-80" />} />;
  const cars = query.data.myCars ?? [];
  if (cars.length === 0) return <Empty />;
  return (
    <div className="flex flex-col gap-6">
      <SellButton />
      <ul className="flex flex-col gap-4">
        {cars.map(car => (
          <li key={car.uuid}>
            <CarRow car={car} />
          </li>
        ))}
      </ul>
      <MyMandatesToSell />
    </div>
  );
}

const isBegun = ({ state }: MyCarHeadFragment) => state === 'DRAFT' || state === 'CHANGES_ASKED';

function CarRow({ car }: { car: MyCarHeadFragment }) {
  const t = useTranslations('selling.actions');
  const { ad, uuid } = car;
  const title = carTitle(ad);
  const page = isBegun(car) ? 'user/cars/create' : 'user/cars/edit';
  return (
    <Card data-car={uuid} className="flex flex-col gap-4 p-4 sm:flex-row sm:items-center sm:gap-6 sm:p-5">
      <div className="relative aspect-[3/2] w-full shrink-0 overflow-hidden rounded-box bg-wash sm:w-44">
        {ad.photos.front ? (
          <Photo
            source={ad.photos.front}
            alt=""
            sizes="(min-width: 640px) 176px, 92vw"
            className="size-full"
          />
        ) : (
          <Icon name="camera" className="absolute inset-0 m-auto size-8 text-ink-soft" />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <StateBadge car={car} />
        <h2 className="display text-22">{title}</h2>
        {ad.auction && isAuctionOpen(ad.auction.lotState) && <AuctionLine auction={ad.auction} />}
        <Figures figures={car.figures} />
      </div>
      <LocaleButton
        look={isBegun(car) ? 'primary' : 'secondary'}
        to={page}
        params={{ id: uuid }}
        aria-label={`${t(isBegun(car) ? 'goOn' : 'open')}, ${title}`}
      >
        {t(isBegun(car) ? 'goOn' : 'open')}
      </LocaleButton>
    </Card>
  );
}

function SellButton() {
  const t = useTranslations('selling');
  return (
    <LocaleButton to="form/sell/new" look="secondary" className="self-start">
      <Icon name="plus" className="size-4" />
      {t('sell')}
    </LocaleButton>
  );
}

function Empty() {
  const t = useTranslations('selling');
  return (
    <EmptyCard title={t('empty')} text={t('emptyText')}>
      <LocaleButton to="form/sell/new">{t('sell')}</LocaleButton>
    </EmptyCard>
  );
}
