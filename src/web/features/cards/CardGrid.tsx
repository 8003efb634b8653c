import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { classes } from '#web/ui/index.ts';
import { AdCard } from './AdCard.tsx';

const SWEPT =
  'max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:gap-5 max-sm:overflow-x-auto ' +
  'max-sm:px-5 max-sm:pb-2 max-sm:*:w-[82%] max-[360px]:*:w-[90%] max-sm:*:shrink-0 max-sm:*:snap-start max-sm:[scrollbar-width:none]';

const COLUMNS = { 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4', besideFilters: 'xl:grid-cols-3' } as const;

/** Cards in two or three columns; on a phone stacked, or in a row to swipe. */
export function CardGrid({
  ads,
  headingLevel = 3,
  isSweptOnPhone = false,
  columns = 3,
  isAtTop = false,
}: {
  ads: readonly AdCardFragment[];
  headingLevel?: 2 | 3;
  isSweptOnPhone?: boolean;
  /** The columns on a wide page; fewer beside filters. */
  columns?: keyof typeof COLUMNS;
  /** Whether the first card is at the top of the page on a phone: its photo is then loaded first. */
  isAtTop?: boolean;
}) {
  return (
    <ul
      className={classes('grid gap-x-8 gap-y-12 sm:grid-cols-2', COLUMNS[columns], isSweptOnPhone && SWEPT)}
    >
      {ads.map((ad, index) => (
        <li key={ad.uuid} className="grid grid-cols-1">
          <AdCard ad={ad} headingLevel={headingLevel} isFirst={isAtTop && index === 0} />
        </li>
      ))}
    </ul>
  );
}
