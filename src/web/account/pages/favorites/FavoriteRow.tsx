import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isAuctionOpen, isLotSold } from '#shared/sale/lot.ts';
import { type LiveLot, LotPhoto, LotPrice, NAME_LINK } from '#web/account/lots/index.ts';
import { Price } from '#web/features/cards/index.ts';
import { lotNow } from '#web/features/countdown/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  AddFavoriteDocument,
  type FavoriteFragment,
  RemindFavoriteDocument,
  RemoveFavoriteDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useServerNow } from '#web/graphql/index.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, Button, Icon, IconButton } from '#web/ui/index.ts';
import { type Place, placeOf } from './favorite-order.ts';
import { type Minutes, ReminderChoice } from './ReminderChoice.tsx';

type Parts = {
  favorite: FavoriteFragment;
  /** The live auction; null without one. */
  lot: LiveLot | null;
  isRemoved: boolean;
  onRemoved: (isRemoved: boolean) => void;
};

/** A favourite: state, price, reminder, and a button to remove it. */
export function FavoriteRow({ favorite, lot, isRemoved, onRemoved }: Parts) {
  const t = useTranslations('mine.favorites');
  const { isBusy, act } = useAct();
  const [minutes, setMinutes] = useState<Minutes>(favorite.endingOffsets);
  const { uuid, name } = favorite;
  const change = () =>
    act(async () => {
      if (isRemoved) await bringBack(uuid, minutes);
      else await request(RemoveFavoriteDocument, { uuid });
      onRemoved(!isRemoved);
    });

  if (isRemoved) return <Removed favorite={favorite} isBusy={isBusy} onUndo={() => void change()} />;
  return (
    <article className="flex flex-wrap gap-4 sm:gap-6">
      <LotPhoto car={favorite.car} isDimmed={favorite.car === null || isLotSold(favorite.car.lotState)} />
      <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-2">
        <div className="flex items-start gap-2">
          <Name favorite={favorite} lot={lot} />
          <IconButton
            label={`${t('remove')}, ${name}`}
            aria-busy={isBusy || undefined}
            onClick={() => void change()}
            className="-mt-2 -mr-2"
          >
            <Icon name="heart" className="size-5 fill-red text-red" />
          </IconButton>
        </div>
        <Worth favorite={favorite} lot={lot} />
        {lot && isAuctionOpen(lot.lotState) && (
          <Tools favorite={favorite} lot={lot}>
            <ReminderChoice favorite={favorite} minutes={minutes} onChoose={setMinutes} />
          </Tools>
        )}
      </div>
    </article>
  );
}

/** Restores a removed favourite with its reminder. */
async function bringBack(uuid: string, minutes: Minutes): Promise<void> {
  await request(AddFavoriteDocument, { uuid });
  if (minutes) await request(RemindFavoriteDocument, { uuid, minutes: [...minutes] });
}

const TONES: Partial<Record<Place, BadgeTone>> = { running: 'brass', coming: 'brass', sold: 'night' };

function Name({ favorite, lot }: Pick<Parts, 'favorite' | 'lot'>) {
  const t = useTranslations('mine.favorites');
  const now = useServerNow();
  const { car, name } = favorite;
  const place = placeOf(favorite, lot && lotNow(lot, now));
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
      <Badge tone={TONES[place] ?? 'plain'} data-place={place}>
        {t(place)}
      </Badge>
      <h2 className="display text-18 sm:text-22">
        {car ? (
          <LocaleLink to="car" params={{ slug: car.slug }} className={NAME_LINK}>
            {name}
          </LocaleLink>
        ) : (
          name
        )}
        {car?.year && <span className="tabular text-ink-soft"> {car.year}</span>}
      </h2>
    </div>
  );
}

/** An open auction's price, else the ad's; an ended auction shows only its badge. */
function Worth({ favorite: { car }, lot }: Pick<Parts, 'favorite' | 'lot'>) {
  const t = useTranslations('mine.lots');
  if (!car) return <p className="text-14 text-ink-soft">{t('withdrawn')}</p>;
  if (lot) return isAuctionOpen(lot.lotState) ? <LotPrice lot={lot} /> : null;
  return isLotSold(car.lotState) ? null : <Price ad={car} className="display text-22" />;
}

type ToolsProps = { favorite: FavoriteFragment; lot: LiveLot; children: ReactNode };

function Tools({ favorite, lot, children }: ToolsProps) {
  const t = useTranslations('auction');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {children}
      <a href={`/calendar/lots/${lot.id}.ics?lang=${locale}`} download className="link-line gap-2 text-14">
        <Icon name="calendar" className="size-5" />
        {t('addToCalendar')}
        <span className="sr-only">, {favorite.name}</span>
      </a>
    </div>
  );
}

type RemovedProps = { favorite: FavoriteFragment; isBusy: boolean; onUndo: () => void };

/** Replaces a removed row with an undo button, which takes the row's focus. */
function Removed({ favorite, isBusy, onUndo }: RemovedProps) {
  const t = useTranslations('mine.favorites');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-box bg-wash px-5 py-3">
      <p role="status" className="text-14">
        {t('removed', { name: favorite.name })}
      </p>
      <Button ref={undo} look="quiet" isBusy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
