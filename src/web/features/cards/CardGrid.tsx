import type { AdCardFragment } from '../../graphql/documents.gen.ts';
import { AdCard } from './AdCard.tsx';

/** Cards side by side: one on a phone, two, three. */
export function CardGrid({
  ads,
  headingLevel = 3,
}: {
  ads: readonly AdCardFragment[];
  headingLevel?: 2 | 3;
}) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {ads.map(ad => (
        <li key={ad.uuid} className="grid">
          <AdCard ad={ad} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
