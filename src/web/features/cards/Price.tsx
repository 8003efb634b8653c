import { useTranslations } from 'use-intl';
import { priceState } from '#shared/sale/ad.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';

type Priced = {
  readonly sold: boolean;
  readonly isPriceHidden: boolean;
  readonly price: number | null;
  readonly reducedPrice: number | null;
  readonly canStrikePrice: boolean;
};

/** An ad's price: sold, on request, reduced, or plain. */
export function Price({ ad, className }: { ad: Priced; className?: string }) {
  const t = useTranslations('car');
  const state = priceState(ad);
  return (
    <p data-price-state={state.kind} className={classes('tabular', className)}>
      {state.kind === 'sold' && <span className="text-ink-soft">{t('sold')}</span>}
      {state.kind === 'hidden' && <span className="text-ink-soft">{t('priceOnAsking')}</span>}
      {state.kind === 'plain' && formatEuros(state.price)}
      {state.kind === 'reduced' && (
        <>
          <span className="sr-only">{t('newPrice')} </span>
          {formatEuros(state.reducedPrice)}{' '}
          <del className="ml-2 font-text text-14 text-ink-soft">
            <span className="sr-only">{t('oldPrice')} </span>
            {formatEuros(state.price)}
          </del>
        </>
      )}
    </p>
  );
}
