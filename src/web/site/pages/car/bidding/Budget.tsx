import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bidWithinTotal, minimumMaxBid } from '#shared/sale/index.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, Disclosure } from '#web/ui/index.ts';
import { type BidAct, type BidDraft, typedAmount } from './bid-flow.ts';
import type { LiveAuction } from './live-auction.ts';

type Rules = Pick<LiveAuction, 'increments' | 'buyerFee'>;
type Props = { act: BidAct; minimum: number; rules: Rules; onDraft: (draft: Partial<BidDraft>) => void };

type Within = {
  readonly kind: 'budgetTooLow' | 'budgetMinimum' | 'budgetMaximum';
  readonly amount: number;
};

/** Returns what a total budget allows: a maximum, only the minimum bid, or none. */
function within(total: number, { act, minimum, rules }: Omit<Props, 'onDraft'>): Within {
  const amount = bidWithinTotal(100 * total, rules.buyerFee);
  if (amount < minimum) return { kind: 'budgetTooLow', amount: minimum };
  if (act === 'bid' && amount < minimumMaxBid(minimum, rules.increments))
    return { kind: 'budgetMinimum', amount: minimum };
  return { kind: 'budgetMaximum', amount };
}

/** Derives the maximum from a total budget including the fee; nothing is sent by it. */
export function Budget({ onDraft, ...asked }: Props) {
  const { act, minimum } = asked;
  const t = useTranslations('bidDialog');
  const id = useId();
  const [text, setText] = useState('');
  const total = typedAmount(text);
  const reach = total === null ? null : within(total, asked);
  const handleType = (typed: string) => {
    setText(typed);
    const amount = typedAmount(typed);
    const next = amount === null ? null : within(amount, asked);
    if (next === null || next.kind === 'budgetTooLow') return;
    const maximum = next.kind === 'budgetMaximum' ? formatNumber(next.amount) : '';
    onDraft(act === 'raise' ? { bid: maximum } : { bid: formatNumber(minimum), maxBid: maximum });
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
        {reach ? t(reach.kind, { amount: formatEuros(reach.amount) }) : t('budgetHint')}
      </p>
    </Disclosure>
  );
}
