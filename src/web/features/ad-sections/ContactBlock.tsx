import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLotSold } from '#shared/sale/lot.ts';
import { RevealOwnerContactDocument, type RevealOwnerContactMutation } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton, LocaleLink } from '#web/i18n/index.ts';
import { useCanShow } from '#web/own-files.ts';
import { Button, buttonClasses, Icon, PhoneNumber } from '#web/ui/index.ts';
import { convert, note } from '../analytics/index.ts';
import { AuctionLine, carTitle } from '../cards/index.ts';
import { useAct } from '../toasts/index.ts';
import { InterestLink } from './InterestLink.tsx';
import type { Ad } from './in-words.ts';
import { Reader } from './Reader.tsx';
import { tellContact, visitOf } from './visit.ts';

type Props = {
  ad: Ad;
  /** Whether the ad is not public yet: no phone number is then requested. */
  isPreview?: boolean;
  /** Whether the ad is shown as it will be once published. */
  isToCome?: boolean;
};

/**
 * The contact: the house for cars it handles, else the owner, whose number is requested on click. A sold car links to
 * the search for another instead (spec §4).
 */
export function ContactBlock({ ad, isPreview = false, isToCome = false }: Props) {
  const t = useTranslations();
  // The auction's state is the current one.
  const told = ad.auction?.lotState ?? ad.lotState;
  const lot = isToCome && (told === 'DRAFT' || told === 'WITHDRAWN') ? 'FOR_SALE' : told;
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
      {!isGone && !ad.auction && <Reader>{ad.readers?.house}</Reader>}
      <LocaleLink to="contact" className="link-line self-start text-14">
        {t('ad.aboutHouse')}
      </LocaleLink>
    </section>
  );
}

function Person({ ad, isPreview }: Props) {
  const t = useTranslations();
  if (ad.sales) return <SalesContact ad={ad} sales={ad.sales} />;
  if (ad.owner && ad.readers) return <OwnerContact ad={ad} owner={ad.owner} isPreview={isPreview} />;
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

/** A private or professional seller: phone and e-mail are loaded only on click (spec §4). */
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
        {owner.memberId && !ad.auction && !isPreview && (
          <LocaleLink to="u" params={{ id: owner.memberId }} className="link-line self-start text-14">
            {t('ad.seeAds')}
          </LocaleLink>
        )}
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

/** The legal details of a professional seller. */
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

/** Takes the focus from the button it replaces, so that its content is read out and is next in the tab order. */
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

type SalesProps = { ad: Ad; sales: NonNullable<Ad['sales']> };

/** The house's contact person, and three ways to reach them. */
function SalesContact({ ad, sales }: SalesProps) {
  const t = useTranslations('ad');
  const { firstName, phone, calendarUrl } = sales;
  const noted = { slug: ad.uuid, contact_name: firstName };
  return (
    <div className="flex flex-col gap-5">
      <Portrait ad={ad} sales={sales} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {phone && (
          <a
            data-action="phone"
            href={`tel:${phone}`}
            className={buttonClasses('primary', 'large')}
            onClick={() => {
              note({ event: 'ad_click_phone_cta', ...noted });
              tellContact(ad);
            }}
          >
            <Icon name="phone" />
            {t('call', { name: firstName })}
          </a>
        )}
        {calendarUrl && (
          <a
            data-action="appointment"
            href={calendarUrl}
            target="_blank"
            rel="noopener"
            className={buttonClasses('secondary', 'large')}
            onClick={() => {
              note({ event: 'ad_click_appointment_cta', ...noted });
              convert({ eventName: 'Schedule', ...visitOf(ad) });
            }}
          >
            <Icon name="calendar" />
            {t('appointment')}
            <span className="sr-only"> {t('newTab')}</span>
          </a>
        )}
        <WriteLink ad={ad} sales={sales} />
      </div>
    </div>
  );
}

function Portrait({ ad, sales }: SalesProps) {
  const t = useTranslations('car.kind');
  const canShow = useCanShow();
  const { firstName, phone, profilePicture } = sales;
  return (
    <div className="flex items-center gap-4">
      {profilePicture && canShow(profilePicture) ? (
        <img
          src={profilePicture}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 rounded-pill bg-wash object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="display inline-flex size-18 items-center justify-center rounded-pill bg-wash text-28 text-brass-ink"
        >
          {firstName.slice(0, 1)}
        </span>
      )}
      <p className="flex flex-col">
        <span className="font-[560] text-18">{firstName}</span>
        <span className="text-14 text-ink-soft">{t(ad.kind)}</span>
        {phone && (
          <span className="text-14">
            <PhoneNumber phone={phone} />
          </span>
        )}
      </p>
    </div>
  );
}

/** A mailto link whose subject names the car. */
function WriteLink({ ad, sales }: SalesProps) {
  const t = useTranslations('ad');
  if (!sales.email) return null;
  const reference = ad.sfInternalOpportunityId;
  const title = carTitle(ad);
  const subject = reference ? t('mailSubject', { title, reference }) : title;
  return (
    <a
      data-action="write"
      onClick={() => tellContact(ad)}
      href={`mailto:${sales.email}?subject=${encodeURIComponent(subject)}`}
      className={buttonClasses('secondary', 'large')}
    >
      <Icon name="mail" />
      {t('write')}
    </a>
  );
}
