import { CAR_PAPERS, type CarPaperKind, OBSTACLES, type Obstacle } from '#shared/sale/index.ts';
import { requireFreshPermission } from '../../context.ts';
import { type Builder, type EnumRef, textLanguage } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { asSide, asStaff, type OrderView, type Ways } from '../part-types.ts';
import { CAR_PAPER_STATES, type CarPaper, carPaperId } from './car-papers.ts';

type SeenPaper = CarPaper & { readonly view: OrderView };

/** The reason for a refusal, for staff and the side that handed it in. */
const readReason = ({ reason, by, view }: SeenPaper): string | null =>
  view.role === by || view.role === 'STAFF' ? reason : null;

/** Adds the car's documents: what the handover needs, who hands it in, and the staff's decisions. */
export function addCarPapers(builder: Builder, orders: Orders, ways: Ways): void {
  const Kind = builder.enumType('CarPaperKind', { values: CAR_PAPERS });
  const { OrderType, Party } = ways;
  const PaperType = builder.objectRef<SeenPaper>('CarPaper').implement({
    fields: t => ({
      kind: t.expose('kind', { type: Kind }),
      by: t.field({
        type: Party,
        description: 'Who has to bring it: of a car of its own the house.',
        resolve: ({ by, view }) => (by === 'SELLER' && view.order.sellerId === null ? 'HOUSE' : by),
      }),
      state: t.expose('state', {
        type: builder.enumType('CarPaperState', { values: CAR_PAPER_STATES }),
        description: 'NOTED: the buyer’s to fetch afterwards. TOO_OLD: it would not count any more.',
      }),
      datedOn: t.exposeString('datedOn', { nullable: true, description: 'YYYY-MM-DD' }),
      countsUntil: t.exposeString('countsUntil', {
        nullable: true,
        description: 'YYYY-MM-DD, the last day of a hand-over with it; null where it does not age.',
      }),
      reason: t.string({
        nullable: true,
        description: 'Why it was refused; for who hands it in, and staff.',
        resolve: readReason,
      }),
      reasonLanguage: textLanguage(t, readReason),
      id: t.id({
        nullable: true,
        description: 'What names it to staff, who decide on it; null for the sides.',
        resolve: ({ id, view }) => (view.role === 'STAFF' ? id : null),
      }),
      fileId: t.id({
        nullable: true,
        description: 'What `documentLink` takes; the buyer opens what is accepted, once both have signed.',
        resolve: ({ id, kind, state, view }) =>
          id !== null && orders.mayOpenCarPaper(view.order, view.role, { kind, state })
            ? carPaperId(id)
            : null,
      }),
    }),
  });
  builder.objectField(OrderType, 'carPapers', t =>
    t.field({
      type: [PaperType],
      description:
        'What is to change hands with the car, where its contract holds the hand-over to it, and what customs say after.',
      resolve: async view => (await orders.carPapersOf(view.order)).map(paper => ({ ...paper, view })),
    }),
  );
  const ObstacleType = builder.objectRef<Obstacle>('HandoverObstacle').implement({
    fields: t => ({
      kind: t.expose('kind', {
        type: builder.enumType('HandoverObstacleKind', {
          description: 'PAPERS: of the car. VIGILANCE: what the law has the house know of a side.',
          values: OBSTACLES,
        }),
      }),
      by: t.expose('by', {
        type: Party,
        description: 'Whose it is to take away. HOUSE: it was handed in or answered, and is looked at.',
      }),
      papers: t.expose('papers', { type: [Kind], description: 'Which papers.' }),
    }),
  });
  builder.objectField(OrderType, 'obstacles', t =>
    t.field({
      type: [ObstacleType],
      description:
        'Why the car may not change hands yet, and whose it is; nothing before both have signed, nor once it has.',
      resolve: ({ order, role }) =>
        order.state === 'CREATED' || role === 'READER' ? [] : orders.obstaclesTo(order),
    }),
  );
  addChanges(builder, orders, ways, Kind);
}

function addChanges(
  builder: Builder,
  orders: Orders,
  { OrderType, show }: Ways,
  Kind: EnumRef<CarPaperKind>,
): void {
  const Input = builder.inputType('CarPaperInput', {
    fields: t => ({
      kind: t.field({ type: Kind, required: true }),
      datedOn: t.string({ required: true, description: 'YYYY-MM-DD, as it stands on the paper.' }),
      fileId: t.string({ required: true, description: 'What `/uploads/order-papers` answered.' }),
    }),
  });
  const act = asStaff(show);
  builder.mutationFields(t => ({
    handInCarPaper: t.field({
      type: OrderType,
      description:
        'The side that it is wanted of, or staff: a paper of the car, in the place of the one before it.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: Input, required: true }) },
      resolve: asSide(show)(async ({ id, data }, { accountId, role }, context) => {
        if (role === 'STAFF') requireFreshPermission(context, 'Orders:update');
        await orders.handInCarPaper(id, { accountId, isStaff: role === 'STAFF' }, data);
      }),
    }),
    decideCarPaper: t.field({
      type: OrderType,
      description:
        'Orders:update. Accepts what was handed in; with a reason, which who handed it in reads, refuses it. `proveExport` accepts an export.',
      args: {
        id: t.arg.id({ required: true }),
        paperId: t.arg.id({ required: true }),
        refusal: t.arg.string(),
      },
      resolve: act(({ id, paperId, refusal = null }, viewer) =>
        orders.decideCarPaper(id, { paperId, refusal }, viewer.id),
      ),
    }),
    waiveCarPapers: t.field({
      type: OrderType,
      description: 'Orders:update. The car goes without the papers that are missing; both sides read why.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: act(({ id, reason }, viewer) => orders.waiveCarPapers(id, viewer.id, reason)),
    }),
  }));
}
