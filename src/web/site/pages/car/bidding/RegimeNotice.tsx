import { useTranslations } from 'use-intl';
import type { SaleRegime } from '#web/graphql/documents.gen.ts';

/** Whose sale it is and what that means for the buyer: beside the button that binds. */
export function RegimeNotice({ regime }: { regime: SaleRegime }) {
  const t = useTranslations('bidding.regime');
  return (
    <p data-regime={regime.toLowerCase()} className="text-12 text-ink-soft">
      {t(regime)}
    </p>
  );
}
