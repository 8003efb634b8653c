import { hasRight, READS_ACCOUNTS, type RequestContext, type Right } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Overview } from './index.ts';

type Waiting = Awaited<ReturnType<Overview['count']>>;

/** Each figure, and the right of the pages that it leads to. */
const FIGURES: readonly [name: Exclude<keyof Waiting, 'questionsSince' | 'restoredFrom'>, right: Right][] = [
  ['drafts', 'Ads:update'],
  ['running', 'Auctions:update'],
  ['closingsFailed', 'Auctions:update'],
  ['reservesAboveMandate', 'Auctions:update'],
  ['endingSoon', 'Auctions:update'],
  ['endingToday', 'Auctions:update'],
  ['questions', 'Questions:answer'],
  ['questionsFlagged', 'Questions:answer'],
  ['adsToReview', 'Ads:publish'],
  ['ordersLate', 'Orders:update'],
  ['withdrawals', 'Orders:update'],
  ['returnsDue', READS_ACCOUNTS],
  ['ordersUnread', 'Orders:update'],
  ['exportsDue', 'Orders:update'],
  ['carPapersDue', 'Orders:update'],
  ['vigilanceDue', 'Orders:update'],
  ['feesContested', 'Orders:update'],
  ['leads', 'Leads:read'],
  ['leadsDue', 'Leads:read'],
  ['consignmentsLate', 'Leads:read'],
  ['reportsWaiting', 'Users:update'],
  ['mailsRefused', 'Users:update'],
  ['jobsDead', 'Users:update'],
];

const may = ({ viewer }: RequestContext, right: Right) => viewer !== null && hasRight(viewer, right);

export function overviewSchema(builder: Builder, overview: Overview): void {
  const StaffOverview = builder.objectRef<Waiting>('StaffOverview').implement({
    description: 'What waits for staff; a figure is null for those who may not open its pages.',
    fields: t => ({
      ...Object.fromEntries(
        FIGURES.map(([name, right]) => [
          name,
          t.int({
            nullable: true,
            resolve: (waiting, _args, context) => (may(context, right) ? waiting[name] : null),
          }),
        ]),
      ),
      restoredFrom: t.field({
        type: 'DateTime',
        nullable: true,
        description:
          'When the backup was made from which the house was made again, until its money is compared.',
        resolve: (waiting, _args, context) => (may(context, 'Orders:update') ? waiting.restoredFrom : null),
      }),
      questionsSince: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Since when the oldest question waits.',
        resolve: (waiting, _args, context) =>
          may(context, 'Questions:answer') ? waiting.questionsSince : null,
      }),
    }),
  });
  builder.queryField('staffOverview', t =>
    t.field({
      type: StaffOverview,
      nullable: true,
      description: 'null for those without any permission.',
      resolve: (_root, _args, { viewer }) =>
        viewer && viewer.permissions.size > 0 ? overview.count() : null,
    }),
  );
}
