import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { GroupedPage } from './page-groups.ts';

/** What people come for most often; everything else stands on the site map. */
const SERVICES = [
  'services/warranty',
  'services/secureTransactions',
  'services/administrativeSupport',
  'services/registration',
  'services/delivery',
  'services/funding',
  'services/expertise',
  'carHunter/buyer',
  'services/concierge',
  'services/carSpecialist',
] as const satisfies readonly GroupedPage[];

/** The services, one below the other. */
export function ServicesList({ className, itemClassName }: { className: string; itemClassName: string }) {
  const t = useTranslations('menu.names');
  return (
    <ul className={className}>
      {SERVICES.map(page => (
        <li key={page}>
          <LocaleLink to={page} className={itemClassName}>
            {t(page)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

function close(details: HTMLDetailsElement): void {
  details.open = false;
}

/** Opens with the browser's own means; closes on Escape, when focus leaves it, and with the page. */
export function ServicesMenu({ className }: { className: string }) {
  const t = useTranslations('site.nav');
  const { key } = useLocation();
  const handleKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    close(event.currentTarget);
    event.currentTarget.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close(event.currentTarget);
  };
  return (
    <details key={key} onKeyDown={handleKey} onBlur={handleBlur} className="group relative">
      <summary className={`${className} list-none gap-1.5 [&::-webkit-details-marker]:hidden`}>
        {t('services')}
        <Icon name="chevronDown" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <ServicesList
        className="absolute top-full left-0 z-30 mt-2 grid w-128 grid-cols-2 rounded-box border border-line bg-surface p-3 shadow-modal"
        itemClassName="flex min-h-11 items-center rounded-box px-3 text-14 hover:bg-wash"
      />
    </details>
  );
}
