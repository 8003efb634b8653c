import { useTranslations } from 'use-intl';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon, type IconName } from '#web/ui/index.ts';

/** Optional services: financing where it is offered, delivery always, abroad where it is possible. */
export function OptionalServices({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const delivery = ad.internationalDelivery
    ? { title: t('promises.delivery.title'), text: t('promises.delivery.text') }
    : { title: t('ad.services.delivery'), text: t('ad.services.deliveryText') };
  return (
    <section data-section="optional-services" id="optional-services" className="flex flex-col gap-5">
      <h2 className="display text-28">{t('ad.services.title')}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {ad.fundingOpportunity && (
          <Service
            to="services/funding"
            icon="card"
            title={t('promises.funding.title')}
            text={t('promises.funding.text')}
          />
        )}
        <Service to="services/delivery" icon="truck" {...delivery} />
      </ul>
    </section>
  );
}

function Service({ to, icon, title, text }: { to: RouteName; icon: IconName; title: string; text: string }) {
  const t = useTranslations('promises');
  return (
    <li data-service={to} className="flex gap-4 rounded-box bg-wash p-6">
      <Icon name={icon} className="mt-1 size-6 text-brass-ink" />
      <div className="flex flex-col">
        <h3 className="font-[560] text-18">{title}</h3>
        <p className="mt-1 text-ink-soft">{text}</p>
        <LocaleLink to={to} aria-label={`${t('more')} : ${title}`} className="link-line self-start text-14">
          {t('more')}
        </LocaleLink>
      </div>
    </li>
  );
}
