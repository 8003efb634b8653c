import { useTranslations } from 'use-intl';
import { type Ad, InterestLink } from '../../features/ad-sections/index.ts';
import { LinkButton } from '../../ui/index.ts';

/** On a phone what one may do stays in reach: contact and interest, or a car like one that is gone. */
export function CarBar({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const isOver = ad.auction !== null;
  return (
    <div
      data-bar="mobile"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-2 border-line border-t bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {!ad.sold && !isOver && (
        <LinkButton to="#contact" look="secondary" className="max-sm:px-3">
          {t('contact')}
        </LinkButton>
      )}
      <InterestLink ad={ad} isSimilar={isOver && !ad.sold} className="max-sm:px-3" />
    </div>
  );
}
