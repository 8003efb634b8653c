const WIDTH = 120;
const HEIGHT = 32;
const MARGIN = 3;

/** How the price rose to the hammer: a drawing of what the sentence beside it says. */
export function PricePath({ prices, label }: { prices: readonly number[]; label: string }) {
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  if (prices.length < 2 || last <= first) return null;
  const points = prices.map((price, index) => {
    const x = MARGIN + (index / (prices.length - 1)) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((price - first) / (last - first)) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-8 w-30 shrink-0 text-brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={`M${points.join('L')}`} />
      <circle
        cx={points.at(-1)?.split(' ')[0]}
        cy={points.at(-1)?.split(' ')[1]}
        r="2.5"
        fill="currentColor"
      />
    </svg>
  );
}
