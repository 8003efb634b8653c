import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { LocaleButton, LocaleLink } from '#web/i18n/index.ts';
import { AuctionLine } from '../cards/index.ts';
import { InterestLink } from './InterestLink.tsx';
import type { Ad } from './in-words.ts';
import { OwnerContact } from './OwnerContact.tsx';
import { SalesContact } from './SalesContact.tsx';
import { tellContact } from './visit.ts';

type Props = {
  ad: Ad;
  /** Not public yet: nobody's number is asked for. */
  isPreview?: boolean;
};

/**
 * Who to talk to: the house's contact for cars it handles, else the owner, whose number comes on demand. A
 * sold car leads to the search for another instead (spec §4).
 */
export function ContactBlock({ ad, isPreview = false }: Props) {
  const t = useTranslations();
  // The auction's is the one that lives.
  const lot = ad.auction?.lotState ?? ad.lotState;
  const isSold = isLotSold(lot);
  const isGone = isSold || lot === 'WITHDRAWN';
  return (
    <section
      data-section="contact"
      id="contact"
      className="flex flex-col gap-5 rounded-box border border-line bg-surface p-6 sm:p-8"
    >
      <h2 className="display text-28">{t('ad.contact')}</h2>
      {ad.auction && !isSold && (
        <div className="max-w-md">
          <AuctionLine auction={ad.auction} />
        </div>
      )}
      {isSold && <p className="max-w-prose">{t('ad.soldContact')}</p>}
      {!isGone && <Person ad={ad} isPreview={isPreview} />}
      {(isGone || !ad.auction) && (
        <InterestLink
          uuid={ad.uuid}
          lot={lot}
          look={isGone ? 'primary' : 'secondary'}
          size="large"
          className="sm:self-start"
        />
      )}
      <LocaleLink to="contact" className="link-line self-start text-14">
        {t('ad.aboutHouse')}
      </LocaleLink>
    </section>
  );
}

/** Whether the seller is who one talks to; else it is the house, with or without a person named for the car. */
export const isSellerToContact = (ad: Ad): boolean =>
  !ad.sales && ad.owner !== null && !ad.handleByCalandre && !ad.calandreCollection;

function Person({ ad, isPreview }: Props) {
  const t = useTranslations();
  if (ad.sales) return <SalesContact ad={ad} sales={ad.sales} />;
  if (ad.owner && isSellerToContact(ad))
    return <OwnerContact ad={ad} owner={ad.owner} isPreview={isPreview} />;
  return (
    <>
      <p className="text-ink-soft">{t(`car.kind.${ad.kind}`)}</p>
      <LocaleButton
        to="contact"
        data-action="house"
        onClick={() => tellContact(ad)}
        look="secondary"
        size="large"
        className="sm:self-start"
      >
        {t('ad.contactUs')}
      </LocaleButton>
    </>
  );
}
