import type { AdCardFragment } from '../../graphql/documents.gen.ts';
import { classes } from '../../ui/index.ts';
import { AdCard } from './AdCard.tsx';

const SWEPT =
  'max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:gap-5 max-sm:overflow-x-auto ' +
  'max-sm:px-5 max-sm:pb-2 max-sm:*:w-[82%] max-[360px]:*:w-[90%] max-sm:*:shrink-0 max-sm:*:snap-start max-sm:[scrollbar-width:none]';

/** Cards side by side: two, three; on a phone one below the other, or in a row that is swept by hand. */
export function CardGrid({
  ads,
  headingLevel = 3,
  isSweptOnPhone = false,
  isDense = false,
}: {
  ads: readonly AdCardFragment[];
  headingLevel?: 2 | 3;
  isSweptOnPhone?: boolean;
  /** Four side by side where there is room. */
  isDense?: boolean;
}) {
  return (
    <ul
      className={classes(
        'grid gap-y-12 sm:grid-cols-2 lg:grid-cols-3',
        isDense ? 'gap-x-6 xl:grid-cols-4' : 'gap-x-8',
        isSweptOnPhone && SWEPT,
      )}
    >
      {ads.map(ad => (
        <li key={ad.uuid} className="grid grid-cols-1">
          <AdCard ad={ad} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
