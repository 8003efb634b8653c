import { READS_ACCOUNTS } from '../context.ts';
import { type CsvColumn, cents } from '../csv/index.ts';
import { requireInput } from '../errors.ts';
import { type Builder, sheetOf, withRight } from '../graphql/index.ts';
import type { Figures, Group, Named } from './figures-store.ts';
import type { Results } from './index.ts';

const MONTHS_MAX = 36;
const USUAL_MONTHS = 12;

const ofGroup = {
  ended: 'How many auctions ended; those withdrawn are no part of it.',
  sold: 'How many of them were sold, and not given up since.',
} as const;

/** Adds the house's figures, for staff who may see its money. */
export function staffFiguresSchema(builder: Builder, results: Results): void {
  const StaffFigureGroup = builder.objectRef<Group | Named>('StaffFigureGroup').implement({
    description: 'What came of the auctions of a month, a make or a kind of seller.',
    fields: t => ({
      name: t.string({
        description:
          'YYYY-MM, a make, BROKERAGE, PROFESSIONAL, HOUSE, PUBLIC_SALE, or SITE, TELEPHONE, AFTER; empty for all of them.',
        resolve: group => ('name' in group ? group.name : ''),
      }),
      ended: t.exposeInt('ended', { description: ofGroup.ended }),
      sold: t.exposeInt('sold', { description: ofGroup.sold }),
      hammer: t.exposeFloat('hammer', { description: 'What they were sold at, in whole euros.' }),
      feeCents: t.exposeFloat('feeCents', { description: 'The fees of their buyers, VAT included.' }),
      commissionCents: t.exposeFloat('commissionCents', {
        description: 'The commissions of their sellers, VAT included.',
      }),
      ofEstimate: t.exposeFloat('ofEstimate', {
        nullable: true,
        description:
          'Price to the middle of the estimate, in the middle of those lots that were sold with one.',
      }),
      ofReserve: t.exposeFloat('ofReserve', {
        nullable: true,
        description: 'Price to reserve, in the middle of those sold with one: 1.1 is a tenth above.',
      }),
    }),
  });
  const StaffFigures = builder.objectRef<Figures>('StaffFigures').implement({
    fields: t => ({
      total: t.expose('total', { type: StaffFigureGroup }),
      months: t.expose('months', { type: [StaffFigureGroup] }),
      makes: t.expose('makes', { type: [StaffFigureGroup] }),
      sellers: t.expose('sellers', { type: [StaffFigureGroup] }),
      channels: t.expose('channels', {
        type: [StaffFigureGroup],
        description: 'Where buyers were: on the site, on the telephone, or who bought after the hammer.',
      }),
      views: t.exposeFloat('views', { description: 'Of the pages of what ended.' }),
      bidders: t.exposeInt('bidders', { description: 'People who placed a bid.' }),
      buyers: t.exposeInt('buyers', { description: 'People with an order that was not cancelled.' }),
      daysToPay: t.exposeFloat('daysToPay', {
        nullable: true,
        description: 'From an order to its price, the median.',
      }),
      answerHours: t.exposeFloat('answerHours', {
        nullable: true,
        description: 'From a question to its answer, the median.',
      }),
      withinWeek: t.exposeInt('withinWeek', { description: 'Open orders of the last seven days.' }),
      withinMonth: t.exposeInt('withinMonth', { description: 'Open orders of seven to thirty days.' }),
      older: t.exposeInt('older', { description: 'Open orders of more than thirty days.' }),
    }),
  });
  const figuresOf = (asked: number | null | undefined) => {
    const months = asked ?? USUAL_MONTHS;
    requireInput(months >= 1 && months <= MONTHS_MAX, 'months');
    return results.figures(months);
  };
  builder.queryField('staffFigures', t =>
    t.field({
      type: StaffFigures,
      description: `What the house did in so many months (at most ${MONTHS_MAX}), this one among them, by Paris time.`,
      args: { months: t.arg.int({ defaultValue: USUAL_MONTHS }) },
      extensions: sheetOf({
        ...{ name: 'figures', permission: READS_ACCOUNTS, columns: SHEET },
        rows: async (asked: { months?: number | null }) => {
          const rows = linesOf(await figuresOf(asked.months));
          return { rows, totalCount: rows.length };
        },
      }),
      resolve: withRight(READS_ACCOUNTS, ({ months }) => figuresOf(months)),
    }),
  );
}

type Line = Group & { readonly by: string; readonly name: string };

/** The rows of the export: one per group, and the total. */
const linesOf = ({ total, months, makes, sellers, channels }: Figures): Line[] => [
  { ...total, by: 'ALL', name: '' },
  ...Object.entries({ MONTH: months, MAKE: makes, SELLER: sellers, CHANNEL: channels }).flatMap(
    ([by, groups]) => groups.map(group => ({ ...group, by })),
  ),
];

const share = (part: number | null): number | null => part && Math.round(1_000 * part) / 10;
const SHEET: readonly CsvColumn<Line>[] = [
  ['by', line => line.by, 'admin.figures.by'],
  ['name', line => line.name, 'admin.figures.names'],
  ['ended', line => line.ended],
  ['sold', line => line.sold],
  ['hammer', line => line.hammer],
  ['fee', line => cents(line.feeCents)],
  ['commission', line => cents(line.commissionCents)],
  ['ofReserve', line => share(line.ofReserve)],
  ['ofEstimate', line => share(line.ofEstimate)],
];
