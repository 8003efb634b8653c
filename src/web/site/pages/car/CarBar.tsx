import { useTranslations } from 'use-intl';
import { isLotOffered, type LotState } from '#shared/sale/lot.ts';
import { type Ad, InterestLink } from '#web/features/ad-sections/index.ts';
import { LinkButton } from '#web/ui/index.ts';

/** On a phone what one may do stays in reach: contact and interest, or a car like one that is gone. */
export function CarBar({ ad, lot }: { ad: Ad; lot: LotState }) {
  const t = useTranslations('ad');
  return (
    <div
      data-bar="mobile"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-2 border-line border-t bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {isLotOffered(lot) && (
        <LinkButton to="#contact" look="secondary" className="max-sm:px-3">
          {t('contact')}
        </LinkButton>
      )}
      <InterestLink uuid={ad.uuid} lot={lot} className="max-sm:px-3" />
    </div>
  );
}
