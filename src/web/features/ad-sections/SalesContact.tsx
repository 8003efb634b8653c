import { useTranslations } from 'use-intl';
import { useCanShow } from '#web/own-files.ts';
import { buttonClasses, Icon, PhoneNumber } from '#web/ui/index.ts';
import { convert, note } from '../analytics/index.ts';
import { carTitle } from '../cards/index.ts';
import type { Ad } from './in-words.ts';
import { tellContact, visitOf } from './visit.ts';

type Props = { ad: Ad; sales: NonNullable<Ad['sales']> };

/** The house's own contact: who they are, and the three ways to reach them. */
export function SalesContact({ ad, sales }: Props) {
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

function Portrait({ ad, sales }: Props) {
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

/** A letter that says which car it is about. */
function WriteLink({ ad, sales }: Props) {
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
