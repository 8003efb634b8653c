import { useTranslations } from 'use-intl';
import { isLotOffered, isLotSold, type LotState } from '#shared/sale/lot.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import type { ButtonLook, ButtonSize } from '#web/ui/index.ts';

type Props = {
  uuid: string;
  lot: LotState;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
};

/** The link to the inquiry form for this car: to buy it, or to find a similar one once it is sold or closed. */
export function InterestLink({ uuid, lot, ...rest }: Props) {
  const t = useTranslations();
  const action = isLotSold(lot) ? 'find-in-72h' : isLotOffered(lot) ? 'interested' : 'search-similar';
  const words = {
    'find-in-72h': 'ad.findIn72h',
    'search-similar': 'bidding.searchSimilar',
    interested: 'ad.interested',
  } as const;
  return (
    <LocaleButton data-action={action} to="car/contact" query={{ uuid }} {...rest}>
      {t(words[action])}
    </LocaleButton>
  );
}
