import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#web/features/countdown/index.ts';
import { type Standing, StandingAct, StandingWord } from '#web/features/standing/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { Dialog } from '#web/ui/index.ts';
import { CutOff, useCutOff } from './CutOff.tsx';
import type { LiveAuction } from './live-auction.ts';

export type RoomProps = {
  title: string;
  auction: LiveAuction;
  standing: Standing;
  isBidOpen: boolean;
  /** The user's maximum and requests. */
  acts: ReactNode;
  onBid: () => void;
};

/** The room as a phone's sheet: price, clock, the user's own data, the newest rows and the next bid. */
export function RoomSheet(props: RoomProps & { rows: ReactNode; onClose: () => void }) {
  const t = useTranslations('auction');
  const { title, auction, standing, isBidOpen, acts, rows, onBid, onClose } = props;
  const { currentBid, startingPrice, minimumBid, start, end } = auction;
  const price = currentBid ?? startingPrice;
  const cutOff = useCutOff();
  return (
    <Dialog
      name="room"
      closesOnBack
      isOpen
      onClose={onClose}
      title={title}
      status={
        <p className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="text-14 text-ink-soft">
              {t(currentBid === null ? 'startingPrice' : 'currentBid')}
            </span>{' '}
            <span data-amount="" className="price-type whitespace-nowrap text-28">
              {price > 0 ? formatEuros(price) : t('bidCount', { count: 0 })}
            </span>
          </span>
          <Countdown
            until={isBidOpen ? end : start}
            style="auction"
            canBeUrgent={isBidOpen}
            className="min-w-0! font-[560] text-22"
          />
        </p>
      }
      footer={
        isBidOpen &&
        standing !== 'SELLER' && (
          <div className="flex flex-col gap-2">
            {cutOff && (
              <div role="status" className="text-center text-14 text-ink-soft">
                <CutOff why={cutOff} />
              </div>
            )}
            <StandingAct
              standing={standing}
              amount={minimumBid}
              onAct={onBid}
              isDisabled={cutOff !== null}
              size="large"
              className="w-full max-sm:px-2"
            />
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4 pt-4">
        <p className="empty:hidden">
          <StandingWord standing={standing} />
        </p>
        {acts}
        {rows}
      </div>
    </Dialog>
  );
}
