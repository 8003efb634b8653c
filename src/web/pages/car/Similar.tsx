import { useTranslations } from 'use-intl';
import type { Ad } from '../../features/ad-sections/index.ts';
import { CardGrid } from '../../features/cards/index.ts';
import { LocaleLink } from '../../i18n/index.ts';

/** Other cars for who looks at this one. */
export function Similar({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  if (ad.similar.length === 0) return null;
  return (
    <section data-section="similar" id="similar" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="display text-28">{t('similar')}</h2>
        <LocaleLink to="search" className="text-link underline-offset-4 hover:underline">
          {t('toSearch')}
        </LocaleLink>
      </div>
      <CardGrid ads={ad.similar} isSweptOnPhone />
    </section>
  );
}
