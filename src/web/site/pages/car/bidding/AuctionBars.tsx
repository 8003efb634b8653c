import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { InterestLink } from '#web/features/ad-sections/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { StandingAct, StandingWord } from '#web/features/standing/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { classes, keepClear } from '#web/ui/index.ts';
import { AskButton } from '../questions/index.ts';
import { loadLastHour } from './AuctionHeader.tsx';
import { useCutOff } from './CutOff.tsx';
import type { LiveAuction } from './live-auction.ts';
import { PHONE_BAR, RepeatBar } from './RepeatBar.tsx';
import type { RoomProps } from './RoomSheet.tsx';

/** The scroll positions in pixels between which the bars are shown (spec §9), exclusive. */
const TOP_FROM = 400;
const BOTTOM_FROM = 300;
const BOTTOM_TO = 3_200;
const WIDE = '(min-width: 768px)';

type Props = RoomProps & {
  uuid: string;
  myBidderId: string | null;
  isLastHour: boolean;
  onAsk: (() => void) | null;
};

/**
 * The bars with price and actions while the visitor scrolls: above the title and at the bottom; on a phone only one.
 * Before the start `isBidOpen` is false: visitors can ask questions and express interest, but not bid.
 */
export function AuctionBars(props: Props) {
  const { isWide, hasTop, hasBottom } = useScrolled();
  if (!isWide) return <PhoneBar {...props} />;
  return (
    <>
      {hasTop && <TopBar {...props} />}
      {hasBottom && <BottomBar {...props} />}
    </>
  );
}

/** Whether the page is wide, and which bars its scroll position shows; on the server a phone's page at its top. */
function useScrolled() {
  const [isWide, setWide] = useState(false);
  const [hasTop, setTop] = useState(false);
  const [hasBottom, setBottom] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const look = () => {
      setWide(wide.matches);
      // Reading scrollY forces a layout, and a phone's bar does not depend on it.
      if (!wide.matches) return;
      setTop(scrollY > TOP_FROM);
      setBottom(scrollY > BOTTOM_FROM && scrollY < BOTTOM_TO);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    wide.addEventListener('change', look);
    return () => {
      removeEventListener('scroll', look);
      wide.removeEventListener('change', look);
    };
  }, []);
  return { isWide, hasTop, hasBottom };
}

function Price({ auction }: { auction: LiveAuction }) {
  const t = useTranslations('auction');
  return (
    <span className="tabular block text-left leading-tight">
      <span className="sr-only">{t(auction.currentBid === null ? 'startingPrice' : 'currentBid')} : </span>
      <span data-amount="" className="block whitespace-nowrap font-[560] text-18 max-[23rem]:text-16">
        {auction.currentBid === null && auction.startingPrice === 0
          ? t('bidCount', { count: 0 })
          : formatEuros(auction.currentBid ?? auction.startingPrice)}
      </span>
    </span>
  );
}

function TimeLeft({ auction, isBidOpen }: Pick<Props, 'auction' | 'isBidOpen'>) {
  return (
    <Countdown
      until={isBidOpen ? auction.end : auction.start}
      style="auction"
      canBeUrgent={isBidOpen}
      // As wide as the longest countdown; the initial date, which is wider, is shown only in the card.
      className="not-data-counts:invisible min-w-[8ch]! text-right text-14"
    />
  );
}

/** The bid button, with the minimum amount. */
function BidButton({ auction, standing, isBidOpen, onBid, className }: Props & { className?: string }) {
  const isDisabled = useCutOff() !== null;
  if (!isBidOpen) return null;
  return (
    <StandingAct
      {...{ standing, isDisabled }}
      amount={auction.minimumBid}
      onAct={onBid}
      className={className ?? ''}
    />
  );
}

function TopBar(props: Props) {
  const { title, auction, standing, isBidOpen } = props;
  return (
    <div
      ref={keepClear}
      data-bar="top"
      data-standing={standing}
      className="edge-bottom fixed inset-x-0 top-0 z-30 bg-surface"
    >
      <div className="page-width flex items-center gap-6 py-2.5">
        <p className="display min-w-0 grow truncate text-18">{title}</p>
        <StandingWord standing={standing} />
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
        <Price auction={auction} />
        <BidButton {...props} />
      </div>
    </div>
  );
}

function BottomBar(props: Props) {
  const t = useTranslations();
  const { uuid, auction, standing, isBidOpen, onAsk } = props;
  return (
    <div
      ref={keepClear}
      data-bar="bottom"
      data-standing={standing}
      className="edge-top fixed inset-x-0 bottom-(--bar-view) z-20 bg-surface"
    >
      <div className="page-width flex items-center gap-6 py-2.5">
        <Price auction={auction} />
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
        <StandingWord standing={standing} />
        <AskButton uuid={uuid} className="ml-auto" onAsk={onAsk}>
          {t('ad.questions.ask')}
        </AskButton>
        <BidButton {...props} />
      </div>
    </div>
  );
}

async function loadSheet() {
  const [{ RoomSheet }, { LastHour }] = await Promise.all([import('./RoomSheet.tsx'), loadLastHour()]);
  return { RoomSheet, LastHour };
}

/** The price, which opens the room, and two actions (spec §4), as wide as they need. */
function PhoneBar(props: Props) {
  const t = useTranslations('bidding');
  const { uuid, auction, standing, isBidOpen, onAsk } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const room = useOnDemand(isOpen, loadSheet, close);
  return (
    <div
      ref={keepClear}
      data-bar="room"
      data-standing={standing}
      data-last-hour={props.isLastHour ? '' : undefined}
      className={classes(PHONE_BAR, 'flex-col text-ink')}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="sheet-grip flex min-h-11 flex-wrap items-center justify-between gap-x-2"
      >
        <Price auction={auction} />
        <StandingWord standing={standing} className="max-[23rem]:px-2 in-data-last-hour:order-last" />
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
        <span className="sr-only">{t('openRoom')}</span>
      </button>
      <div data-bar="mobile" data-standing={standing} className="flex gap-2">
        <AskButton uuid={uuid} className="shrink-0 max-[23rem]:px-3" onAsk={onAsk}>
          {t('ask')}
        </AskButton>
        <BidButton {...props} className="grow max-sm:px-2" />
        {!isBidOpen && <InterestLink uuid={uuid} lot="ANNOUNCED" className="grow max-sm:px-2" />}
      </div>
      {room && isOpen && (
        <room.RoomSheet
          {...props}
          rows={<room.LastHour uuid={uuid} auction={auction} myBidderId={props.myBidderId} />}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A phone's bar with the winner's next action. */
export function WinnerBar({ orderPath }: { orderPath: string }) {
  return (
    <RepeatBar to={orderPath} isOver standing="WON">
      <StandingAct standing="WON" amount={0} to={orderPath} className="grow" />
    </RepeatBar>
  );
}
