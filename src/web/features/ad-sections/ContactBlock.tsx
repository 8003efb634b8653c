import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { RevealOwnerContactDocument, type RevealOwnerContactMutation } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton, LocaleLink } from '#web/i18n/index.ts';
import { Button, Icon, PhoneNumber } from '#web/ui/index.ts';
import { AuctionLine } from '../cards/index.ts';
import { useAct } from '../toasts/index.ts';
import { InterestLink } from './InterestLink.tsx';
import type { Ad } from './in-words.ts';
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

type Contact = RevealOwnerContactMutation['revealOwnerContact'];

type OwnerProps = { ad: Ad; owner: NonNullable<Ad['owner']>; isPreview: boolean | undefined };

/** A seller of their own: their telephone and address come only when somebody asks for them (spec §4). */
function OwnerContact({ ad, owner, isPreview }: OwnerProps) {
  const t = useTranslations();
  const { isBusy, act } = useAct();
  const [contact, setContact] = useState<Contact | null>(null);
  const reveal = async () => {
    const { revealOwnerContact } = await request(RevealOwnerContactDocument, { uuid: ad.uuid });
    setContact(revealOwnerContact);
    if (revealOwnerContact.phone || revealOwnerContact.email) tellContact(ad);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex flex-col">
        <span className="font-[560] text-18">{owner.firstName}</span>
        <span className="text-14 text-ink-soft">
          {t(owner.isPro ? 'car.kind.PROFESSIONAL' : 'car.kind.INDIVIDUAL')}
        </span>
      </p>
      {ad.trader && <TraderData trader={ad.trader} />}
      {contact ? (
        <Revealed contact={contact} />
      ) : (
        <Button
          look="secondary"
          size="large"
          data-action="show-contact"
          isBusy={isBusy}
          disabled={isPreview}
          onClick={() => void act(reveal)}
        >
          {t('ad.showContact')}
        </Button>
      )}
    </div>
  );
}

/** Who a professional is, as the law has them say it. */
function TraderData({ trader }: { trader: NonNullable<Ad['trader']> }) {
  const t = useTranslations();
  const { company, street, zipCode, city, country, registerNumber, vatNumber } = trader;
  const land = country as 'FR';
  return (
    <address data-trader="" className="tabular text-14 text-ink-soft not-italic">
      <p className="font-[560] text-ink">{company}</p>
      <p>{street}</p>
      <p>
        {zipCode} {city}, {t.has(`countries.${land}`) ? t(`countries.${land}`) : country}
      </p>
      <p>{t('ad.traderNumbers', { register: registerNumber, vat: vatNumber })}</p>
    </address>
  );
}

/** Takes the focus that the button had, so that what it brought is read out and next to reach. */
function Revealed({ contact: { phone, email } }: { contact: Contact }) {
  const t = useTranslations('ad');
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const look = 'inline-flex min-h-11 items-center gap-3 text-18 text-link wrap-anywhere';
  return (
    <ul ref={ref} tabIndex={-1} data-revealed="true" className="outline-none">
      {phone && (
        <li>
          <a href={`tel:${phone}`} className={look}>
            <Icon name="phone" />
            <PhoneNumber phone={phone} />
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={look}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
      {!phone && !email && <li>{t('noContact')}</li>}
    </ul>
  );
}
