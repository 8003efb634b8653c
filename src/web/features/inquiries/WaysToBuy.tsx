import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';

const WAYS = [
  { name: 'precise', to: 'form/buy/precise' },
  { name: 'budget', to: 'form/buy/budget' },
  { name: 'multiple', to: 'form/buy/multiple/new' },
] as const;

/** The ways to start a search: by car, by budget, or by list. */
export function WaysToBuy() {
  const t = useTranslations('inquiry.buy');
  return (
    <div className="page-width flex flex-col gap-10 py-10 lg:py-16">
      <header className="flex flex-col gap-4">
        <h1 className="display max-w-3xl text-36 sm:text-48">{t('title')}</h1>
        <p className="max-w-prose text-18 text-ink-soft">{t('text')}</p>
      </header>
      <ul className="grid gap-5 md:grid-cols-3">
        {WAYS.map(({ name, to }) => (
          <li key={name}>
            <LocaleLink
              to={to}
              className="group flex h-full flex-col gap-3 rounded-box border border-line bg-surface p-6 transition-shadow hover:shadow-card"
            >
              <h2 className="display text-22">{t(`${name}.title`)}</h2>
              <p className="grow text-ink-soft">{t(`${name}.text`)}</p>
              <span className="inline-flex items-center gap-2 text-14 text-link">
                {t('start')}
                <Icon name="arrowRight" className="size-4 transition-transform group-hover:translate-x-1" />
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
      <p>
        <LocaleLink to="form/buy/continue" className="link-line">
          {t('continueLink')}
        </LocaleLink>
      </p>
    </div>
  );
}
