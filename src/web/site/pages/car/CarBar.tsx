import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isLotOffered, type LotState } from '#shared/sale/lot.ts';
import { type Ad, InterestLink } from '#web/features/ad-sections/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';
import { RepeatBar } from './bidding/index.ts';

/** A phone's bar with the actions: contact and interest, or a similar car once it is gone. */
export function CarBar({ ad: { uuid }, lot }: { ad: Ad; lot: LotState }) {
  const t = useTranslations('ad');
  const to = linkTo('car/contact', useLocale(), {}, { uuid });
  const isOffered = isLotOffered(lot);
  return (
    <RepeatBar to={to} isOver={!isOffered}>
      {isOffered && (
        <LinkButton to="#contact" look="secondary" className="grow max-sm:px-3">
          {t('contact')}
        </LinkButton>
      )}
      <InterestLink uuid={uuid} lot={lot} className="grow max-sm:px-3" />
    </RepeatBar>
  );
}
