import type { Ad } from '#web/features/ad-sections/index.ts';
import { carTitle } from '#web/features/cards/index.ts';

/** On a wide page the name stands large beneath the photograph; the heading that says the same is in the card. */
export function WideTitle({ ad }: { ad: Ad }) {
  return (
    <p data-title="" aria-hidden="true" className="display hidden text-64 text-balance xl:block">
      {carTitle(ad)}
      <span className="block text-28 text-ink-soft">{ad.year}</span>
    </p>
  );
}
