import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RevealOwnerContactDocument, type RevealOwnerContactMutation } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Icon, PhoneNumber } from '#web/ui/index.ts';
import { useAct } from '../toasts/index.ts';
import type { Ad } from './in-words.ts';
import { tellContact } from './visit.ts';

type Contact = RevealOwnerContactMutation['revealOwnerContact'];

type Props = { ad: Ad; owner: NonNullable<Ad['owner']>; isPreview: boolean | undefined };

/** A seller of their own: their telephone and address come only when somebody asks for them (spec §4). */
export function OwnerContact({ ad, owner, isPreview }: Props) {
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
