import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';

const EVENT = 'retromobile';

/** The kind of seller and the house's services; a badge with its own page links there. */
export function AdBadges({ ad }: { ad: Ad }) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Kind ad={ad} />
      {ad.warranty && <Badge tone="good">{t('ad.warranty')}</Badge>}
      {ad.hasWithdrawal && !isLotSold(ad.lotState) && (
        <LocaleLink to="withdrawal" className={AROUND} data-withdrawal="">
          <Badge tone="good">{t('car.withdrawal')}</Badge>
        </LocaleLink>
      )}
      {ad.refundWarranty && (
        <LocaleLink to="services/refund" className={AROUND}>
          <Badge tone="good">{t('ad.refund')}</Badge>
        </LocaleLink>
      )}
    </div>
  );
}

/** The badges of an auction, which only name the fair: the card has its own, and auctions have no refund promise. */
export function AuctionBadges({ ad }: { ad: Ad }) {
  return ad.isRetromobile ? (
    <div className="flex">
      <Kind ad={ad} />
    </div>
  ) : null;
}

/** The kind of seller, with a link to the fair if the car is at one. */
function Kind({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const kind = (
    <Badge tone={ad.kind === 'CALANDRE_COLLECTION' ? 'night' : 'plain'}>{t(`car.kind.${ad.kind}`)}</Badge>
  );
  if (!ad.isRetromobile) return kind;
  return (
    <LocaleLink to="event" params={{ slug: EVENT }} className={AROUND}>
      {kind}
    </LocaleLink>
  );
}

/** Extends the touch target around a small badge. */
const AROUND = 'relative inline-flex after:absolute after:-inset-y-3 after:inset-x-0 hover:underline';
