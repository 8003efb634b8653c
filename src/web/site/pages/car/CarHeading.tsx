import type { Ad } from '#web/features/ad-sections/index.ts';
import { carTitle } from '#web/features/cards/index.ts';

/** A car's title with the brand above, so that the line with the model breaks well. */
export function CarHeading({ ad }: { ad: Ad }) {
  const { brand, model, version, year } = ad;
  return (
    <h1 className="display text-28 text-balance sm:text-36">
      <span className="inline-block w-full text-16 text-ink-soft">{brand}</span> {model} {version}
      {year && <span className="whitespace-nowrap"> · {year}</span>}
    </h1>
  );
}

/** On a wide page the title is repeated large beneath the photo; the real heading is in the card. */
export function WideTitle({ ad }: { ad: Ad }) {
  return (
    <p data-title="" aria-hidden="true" className="display hidden text-64 text-balance xl:block">
      {carTitle(ad)}
      <span className="block text-28 text-ink-soft">{ad.year}</span>
    </p>
  );
}
