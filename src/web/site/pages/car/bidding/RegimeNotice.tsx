import { useTranslations } from 'use-intl';
import { useHouse } from '#web/features/site/index.ts';
import type { AuctionFactsFragment } from '#web/graphql/documents.gen.ts';

type Props = { auction: Pick<AuctionFactsFragment, 'saleRegime' | 'hasWithdrawal'> };

/** The kind of sale and what it means for the buyer, beside the bid button. */
export function RegimeNotice({ auction: { saleRegime, hasWithdrawal } }: Props) {
  const t = useTranslations('bidding.regime');
  return (
    <p data-regime={saleRegime.toLowerCase()} className="text-12 text-ink-soft">
      {saleRegime === 'PUBLIC_SALE' ? <PublicSale hasWithdrawal={hasWithdrawal} /> : t(saleRegime)}
    </p>
  );
}

/** Who holds the public sale, and under which declaration. */
function PublicSale({ hasWithdrawal }: { hasWithdrawal: boolean }) {
  const t = useTranslations('bidding');
  const declaration = useHouse()?.operator.declaration ?? '';
  const held = t('regime.PUBLIC_SALE', { declaration });
  return `${held} ${t(hasWithdrawal ? 'publicSale.trade' : 'publicSale.private')}`;
}
