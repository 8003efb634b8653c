import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#web/features/countdown/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { Button, classes } from '#web/ui/index.ts';
import type { LiveAuction } from './live-auction.ts';

/** Where the bars stand, in pixels of scroll (spec §9); their edges are outside. */
const TOP_FROM = 400;
const BOTTOM_FROM = 300;
const BOTTOM_TO = 3_200;
const WIDE = '(min-width: 768px)';

type Props = {
  title: string;
  auction: LiveAuction;
  isBidOpen: boolean;
  onBid: () => void;
  onAsk: () => void;
};

/**
 * What stays in reach while one reads on: above the title, below the price with both actions; on a phone one
 * bar alone. `isBidOpen` is false before the start, when one can ask and not yet bid.
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

/** Whether the page is wide, and which bars stand where it is scrolled to; on the server a phone's page at its top. */
function useScrolled() {
  const [isWide, setWide] = useState(false);
  const [hasTop, setTop] = useState(false);
  const [hasBottom, setBottom] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const look = () => {
      setWide(wide.matches);
      // Asking for the scroll lays out the page, and a phone's bar stands wherever that is.
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

function Price({ auction, className }: { auction: LiveAuction; className?: string }) {
  const t = useTranslations('auction');
  return (
    <p className={classes('tabular leading-tight', className)}>
      <span className="sr-only">{t(auction.currentBid === null ? 'startingPrice' : 'currentBid')} : </span>
      <span className="block whitespace-nowrap font-[560] text-18 max-[23rem]:text-16">
        {auction.currentBid === null && auction.startingPrice === 0
          ? t('bidCount', { count: 0 })
          : formatEuros(auction.currentBid ?? auction.startingPrice)}
      </span>
    </p>
  );
}

function TimeLeft({ auction, isBidOpen }: Pick<Props, 'auction' | 'isBidOpen'>) {
  return (
    <Countdown
      until={isBidOpen ? auction.end : auction.start}
      style="auction"
      canBeUrgent={isBidOpen}
      className="text-14"
    />
  );
}

function TopBar({ title, auction, isBidOpen, onBid }: Props) {
  const t = useTranslations('bidding');
  return (
    <div data-bar="top" className="fixed inset-x-0 top-0 z-30 border-line border-b bg-surface">
      <div className="page-width flex items-center gap-6 py-2.5">
        <p className="display min-w-0 grow truncate text-18">{title}</p>
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
        <Price auction={auction} />
        {isBidOpen && <Button onClick={onBid}>{t('bid')}</Button>}
      </div>
    </div>
  );
}

function BottomBar({ auction, isBidOpen, onBid, onAsk }: Props) {
  const t = useTranslations();
  return (
    <div data-bar="bottom" className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface">
      <div className="page-width flex items-center justify-end gap-6 py-2.5">
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
        <Price auction={auction} className="mr-auto" />
        <Button look="secondary" onClick={onAsk}>
          {t('ad.questions.ask')}
        </Button>
        {isBidOpen && <Button onClick={onBid}>{t('bidding.bid')}</Button>}
      </div>
    </div>
  );
}

function PhoneBar({ auction, isBidOpen, onBid, onAsk }: Props) {
  const t = useTranslations();
  return (
    <div
      data-bar="mobile"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-line border-t bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="min-w-0 grow">
        <Price auction={auction} />
        <TimeLeft auction={auction} isBidOpen={isBidOpen} />
      </div>
      <Button look="secondary" className={NARROW_BUTTON} onClick={onAsk}>
        {t('bidding.ask')}
      </Button>
      {isBidOpen && (
        <Button className={NARROW_BUTTON} onClick={onBid}>
          {t('bidding.bid')}
        </Button>
      )}
    </div>
  );
}

/** On the smallest screens, and where a page is made four times its size, price and buttons stand side by side. */
const NARROW_BUTTON = 'max-[23rem]:px-2.5';
