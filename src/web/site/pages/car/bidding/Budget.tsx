import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bidWithinTotal } from '#shared/sale/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, Disclosure } from '#web/ui/index.ts';
import { typedAmount } from './bid-flow.ts';

/** For those who know what they may spend in all: the bid follows from the total. */
export function Budget({ onBid }: { onBid: (amount: number) => void }) {
  const t = useTranslations('bidding');
  const id = useId();
  const [text, setText] = useState('');
  const total = typedAmount(text);
  const bid = total === null ? 0 : bidWithinTotal(100 * total);
  const handleType = (typed: string) => {
    setText(typed);
    const amount = typedAmount(typed);
    const within = amount === null ? 0 : bidWithinTotal(100 * amount);
    if (within > 0) onBid(within);
  };
  return (
    <Disclosure title={t('budget')} level={3}>
      <label htmlFor={id} className="mb-1.5 block font-[520] text-14 text-ink">
        {t('budgetLabel')}
      </label>
      <input
        id={id}
        name="total"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={event => handleType(event.target.value)}
        aria-describedby={`${id}-bid`}
        className={CONTROL_CLASSES}
      />
      <p id={`${id}-bid`} aria-live="polite" className="tabular mt-1.5 text-14">
        {total === null
          ? t('budgetHint')
          : bid > 0
            ? t('budgetBid', { amount: formatEuros(bid) })
            : t('budgetTooLow')}
      </p>
    </Disclosure>
  );
}
