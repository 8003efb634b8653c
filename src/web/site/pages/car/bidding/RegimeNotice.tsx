import { useTranslations } from 'use-intl';
import { useHouse } from '#web/features/site/index.ts';
import type { AuctionFactsFragment } from '#web/graphql/documents.gen.ts';

/** Whose sale it is and what that means for the buyer: beside the button that binds. */
export function RegimeNotice({
  auction: { saleRegime, hasWithdrawal },
}: {
  auction: Pick<AuctionFactsFragment, 'saleRegime' | 'hasWithdrawal'>;
}) {
  const t = useTranslations('bidding');
  const declaration = useHouse()?.operator.declaration ?? '';
  return (
    <p data-regime={saleRegime.toLowerCase()} className="text-12 text-ink-soft">
      {t(`regime.${saleRegime}`, { declaration })}{' '}
      {saleRegime === 'PUBLIC_SALE' && t(hasWithdrawal ? 'publicSale.trade' : 'publicSale.private')}
    </p>
  );
}
