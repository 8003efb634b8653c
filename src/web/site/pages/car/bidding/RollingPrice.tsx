import { formatEuros } from '#web/i18n/index.ts';

/** A price that rolls to its new value: the old one leaves upwards as the new one enters. */
export function RollingPrice({ amount }: { amount: number }) {
  return (
    <span data-price={amount}>
      {/* The key restarts the animation for each amount; reduced motion disables it. */}
      <span key={amount} className="price-roll inline-block">
        {formatEuros(amount)}
      </span>
    </span>
  );
}
