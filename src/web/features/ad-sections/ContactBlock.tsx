import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RevealOwnerContactDocument, type RevealOwnerContactMutation } from '../../graphql/documents.gen.ts';
import { request } from '../../graphql/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { useToasts } from '../toasts/index.ts';
import type { Ad } from './Section.tsx';

type Contact = RevealOwnerContactMutation['revealOwnerContact'];

/** Who to talk to: the house's contact for cars it handles, else the owner, whose number comes on demand. */
export function ContactBlock({ ad }: { ad: Ad }) {
  const t = useTranslations();
  return (
    <section
      data-section="contact"
      id="contact"
      className="flex flex-col gap-4 rounded-box border border-line bg-surface p-6 sm:p-8"
    >
      <h2 className="display text-22">{t('ad.contact')}</h2>
      <p className="text-14 text-ink-soft">{t(`car.kind.${ad.kind}`)}</p>
      {ad.sold ? (
        <p>{t('ad.soldContact')}</p>
      ) : ad.sales ? (
        <SalesContact sales={ad.sales} />
      ) : (
        <OwnerContact ad={ad} />
      )}
    </section>
  );
}

function SalesContact({ sales }: { sales: NonNullable<Ad['sales']> }) {
  const t = useTranslations('ad');
  return (
    <div className="flex flex-col gap-3">
      <p className="font-[560] text-18">{sales.firstName}</p>
      {sales.phone && (
        <a href={`tel:${sales.phone}`} className="inline-flex min-h-11 items-center gap-2 text-link">
          <Icon name="phone" className="size-5" />
          {t('call', { name: sales.firstName })}
        </a>
      )}
      {sales.calendarUrl && (
        <a
          href={sales.calendarUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 text-link"
        >
          <Icon name="calendar" className="size-5" />
          {t('appointment')}
        </a>
      )}
      {sales.email && (
        <a href={`mailto:${sales.email}`} className="inline-flex min-h-11 items-center gap-2 text-link">
          <Icon name="mail" className="size-5" />
          {t('write')}
        </a>
      )}
    </div>
  );
}

function OwnerContact({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const { fail } = useToasts();
  const [contact, setContact] = useState<Contact | null>(null);
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      const { revealOwnerContact } = await request(RevealOwnerContactDocument, { uuid: ad.uuid });
      setContact(revealOwnerContact);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  if (!ad.owner) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-[560] text-18">{ad.owner.firstName}</p>
      {contact ? (
        <ul aria-live="polite">
          {contact.phone && (
            <li>
              <a
                href={`tel:${contact.phone}`}
                className="tabular inline-flex min-h-11 items-center text-link"
              >
                {contact.phone}
              </a>
            </li>
          )}
          {contact.email && (
            <li>
              <a href={`mailto:${contact.email}`} className="inline-flex min-h-11 items-center text-link">
                {contact.email}
              </a>
            </li>
          )}
        </ul>
      ) : (
        <Button look="secondary" isBusy={isBusy} onClick={() => void reveal()}>
          {t('showContact')}
        </Button>
      )}
    </div>
  );
}
