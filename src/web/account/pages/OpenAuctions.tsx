import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { minimumBid } from '#shared/sale/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { useLotNow } from '#web/features/countdown/index.ts';
import { withFlag } from '#web/features/session/index.ts';
import { StandingAct, StandingWord } from '#web/features/standing/index.ts';
import type { LotLineFragment, OwnLotFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, LocaleButton, useLocale } from '#web/i18n/index.ts';
import { EmptyCard } from '#web/ui/index.ts';
import { type LiveLot, LotPhoto, LotPrice, standingNow } from '../lots/index.ts';
import { LotName } from './OwnLot.tsx';
import { Section } from './Section.tsx';

type LiveOf = (lot: LotLineFragment) => LiveLot;

/** The open auctions that the user has bid on, the first to end first. */
export function OpenAuctions({ lots: open, liveOf }: { lots: readonly OwnLotFragment[]; liveOf: LiveOf }) {
  const t = useTranslations('mine.dashboard');
  return (
    <Section
      title={t('auctions')}
      more={<p className="text-14 text-ink-soft">{t('auctionsCount', { count: open.length })}</p>}
    >
      {open.length === 0 ? (
        <NoAuctions />
      ) : (
        <ul className="flex flex-col gap-4">
          {open.map(lot => (
            <li key={lot.auction.id}>
              <OpenLot own={lot} lot={liveOf(lot.auction)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoAuctions() {
  const t = useTranslations('mine.dashboard');
  return (
    <EmptyCard title={t('noAuctions')} text={t('noAuctionsText')}>
      <LocaleButton to="search" query={{ auctions: 1 }}>
        {t('toAuctions')}
      </LocaleButton>
    </EmptyCard>
  );
}

/** An open auction: standing, price, remaining time, and a button to bid. */
function OpenLot({ own, lot }: { own: OwnLotFragment; lot: LiveLot }) {
  const standing = standingNow(own, lot);
  const isRunning = useLotNow(lot) === 'RUNNING';
  return (
    <article
      data-standing={standing}
      className="edge-top flex flex-col gap-4 rounded-box border border-line bg-surface p-4 sm:flex-row sm:gap-6 sm:p-5"
    >
      <div className="flex flex-wrap gap-4 sm:contents">
        <LotPhoto car={own.car} />
        <div className="flex min-w-0 flex-[1_1_7rem] flex-col items-start gap-2">
          <p role="status">
            <StandingWord standing={standing} />
          </p>
          <LotName own={own} />
          <div className="hidden sm:block">
            <Figures own={own} lot={lot} />
          </div>
        </div>
      </div>
      <div className="sm:hidden">
        <Figures own={own} lot={lot} />
      </div>
      {isRunning && <QuickBid own={own} lot={lot} />}
    </article>
  );
}

function Figures({ own, lot }: { own: OwnLotFragment; lot: LiveLot }) {
  const t = useTranslations('mine.lots');
  return (
    <div className="flex flex-col gap-1.5">
      <LotPrice lot={lot} />
      {own.myMaxBid !== null && (
        <p className="tabular text-14 text-ink-soft">
          {t('myMaxBid', { amount: formatEuros(own.myMaxBid) })}
        </p>
      )}
    </div>
  );
}

/** A link to the auction's page with its bid dialog open. */
function QuickBid({ own, lot }: { own: OwnLotFragment; lot: LiveLot }) {
  const t = useTranslations('mine.lots');
  const locale = useLocale();
  const { car } = own;
  if (!car) return null;
  return (
    <StandingAct
      standing={standingNow(own, lot)}
      amount={minimumBid(lot.currentBid, lot.startingPrice, lot.increments)}
      to={withFlag(linkTo('car', locale, { slug: car.slug }), 'fromAuth')}
      about={t('bidOn', { name: carTitle(car) })}
      className="shrink-0 self-stretch sm:self-center"
    />
  );
}
