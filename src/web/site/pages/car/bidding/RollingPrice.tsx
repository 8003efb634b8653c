import { formatEuros } from '#web/i18n/index.ts';

/** A price that rolls to its new value: the old one leaves upwards as the new one comes in. */
export function RollingPrice({ amount }: { amount: number }) {
  return (
    <span data-price={amount}>
      {/* A new key is a new element: its animation plays once, and not at all where motion is unwelcome. */}
      <span key={amount} className="price-roll inline-block">
        {formatEuros(amount)}
      </span>
    </span>
  );
}
