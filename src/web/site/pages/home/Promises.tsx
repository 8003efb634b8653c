import { useTranslations } from 'use-intl';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon, type IconName } from '#web/ui/index.ts';

const PROMISES = [
  { word: 'warranty', icon: 'shield', to: 'services/warranty' },
  { word: 'payment', icon: 'lock', to: 'services/secureTransactions' },
  { word: 'support', icon: 'document', to: 'services/administrativeSupport' },
  { word: 'funding', icon: 'card', to: 'services/funding' },
  { word: 'delivery', icon: 'truck', to: 'services/delivery' },
  { word: 'search', icon: 'search', to: 'services/offMarketSearch' },
] as const satisfies readonly { word: string; icon: IconName; to: RouteName }[];

/** What the house takes care of. */
export function Promises() {
  const t = useTranslations('promises');
  return (
    <section className="my-8 bg-wash lg:my-12">
      <div className="page-width py-16 lg:py-20">
        <h2 className="display mb-10 text-28 sm:text-36">{t('heading')}</h2>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {PROMISES.map(({ word, icon, to }) => (
            <li key={word} className="flex flex-col gap-2 border-brass border-t pt-5">
              <Icon name={icon} className="size-7 text-brass-ink" />
              <h3 className="mt-1 font-[560] text-18">{t(`${word}.title`)}</h3>
              <p className="max-w-prose text-ink-soft">{t(`${word}.text`)}</p>
              <LocaleLink
                to={to}
                aria-label={`${t('more')} : ${t(`${word}.title`)}`}
                className="link-line gap-2 self-start text-14"
              >
                {t('more')}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
