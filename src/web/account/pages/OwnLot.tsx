import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { OverLotFragment } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { NAME_LINK } from '../lots/index.ts';

/** The car of an auction, with a link as long as it is public. */
export function LotName({ own: { car } }: { own: Pick<OverLotFragment, 'car'> }) {
  const t = useTranslations('mine.lots');
  if (!car) return <h3 className="display text-18">{t('unpublished')}</h3>;
  return (
    <h3 className="display text-18 sm:text-22">
      <LocaleLink to="car" params={{ slug: car.slug }} className={NAME_LINK}>
        {carTitle(car)}
      </LocaleLink>
    </h3>
  );
}
