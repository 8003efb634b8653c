import { useTranslations } from 'use-intl';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { FactRow } from '#web/ui/index.ts';

/** The seller: the house for cars it handles or owns, else the owner. */
export function SellerCard({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const isManaged = ad.handleByCalandre || ad.calandreCollection;
  const section = isManaged ? 'managed-sale' : 'seller';
  return (
    <section
      data-section={section}
      id={section}
      className="flex flex-col gap-2 rounded-box bg-wash p-6 sm:p-8"
    >
      <h2 className="display text-22">{isManaged ? t('ad.managedSale') : t('ad.seller')}</h2>
      {isManaged ? (
        <p className="max-w-prose text-ink-soft">{t('ad.managedText')}</p>
      ) : (
        <>
          <FactRow facts={[ad.owner?.firstName, t(`car.kind.${ad.kind}`)]} />
          {ad.owner?.memberId && (
            <LocaleLink to="u" params={{ id: ad.owner.memberId }} className="link-line self-start text-14">
              {t('ad.seeAds')}
            </LocaleLink>
          )}
        </>
      )}
    </section>
  );
}
