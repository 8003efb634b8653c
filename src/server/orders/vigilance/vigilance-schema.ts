import { VIGILANCE_ENTRY_KINDS, type VigilanceAnswers } from '#shared/fields/index.ts';
import { EXPOSURES, FUNDS, VIGILANCE_LACKS, VIGILANCE_PIECES } from '#shared/sale/index.ts';
import type { RequestContext, Viewer } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Builder, exposed, exposedOrNull, textLanguage } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { asSide, asStaff, type OrderView, type Ways } from '../part-types.ts';
import { hasPassed, VIGILANCE_STATES, type VigilanceStanding } from './vigilance.ts';
import type { VigilanceEntry } from './vigilance-store.ts';

type Shown = VigilanceStanding & { readonly view: OrderView };
type ShownPiece = VigilanceStanding['pieces'][number] & { readonly view: OrderView };

const isStaff = ({ view }: { readonly view: OrderView }) => view.role === 'STAFF';
/** Notes and declarations need their own permission, and are never shown on one's own sale. */
const mayDecide = ({ viewer }: RequestContext, shown: { readonly view: OrderView }) =>
  isStaff(shown) && viewer?.permissions.has('Vigilance:update') === true;

function vigilanceEnums(builder: Builder) {
  return {
    Piece: builder.enumType('VigilancePieceKind', { values: VIGILANCE_PIECES }),
    Exposure: builder.enumType('VigilanceExposure', {
      description: 'Whether somebody holds a public office, or is close to who does.',
      values: EXPOSURES,
    }),
    Funds: builder.enumType('VigilanceFunds', { values: FUNDS }),
    EntryKind: builder.enumType('VigilanceEntryKind', { values: VIGILANCE_ENTRY_KINDS }),
  };
}
type Enums = ReturnType<typeof vigilanceEnums>;

/** Adds the identity checks: each side sees its own, staff both. */
export function addVigilance(builder: Builder, orders: Orders, ways: Ways): void {
  const { OrderType, Party } = ways;
  const enums = vigilanceEnums(builder);
  const types = {
    Answers: answersType(builder, enums),
    Piece: pieceType(builder, enums),
    Entry: entryType(builder, enums),
  };
  const VigilanceType = builder.objectRef<Shown>('Vigilance').implement({
    fields: t => ({
      party: t.field({ type: Party, resolve: ({ file }) => file.party }),
      state: t.field({
        type: builder.enumType('VigilanceState', { values: VIGILANCE_STATES }),
        description:
          'What staff say of somebody is not told to them, but that they have passed, or that nothing more is awaited.',
        resolve: each => (isStaff(each) || hasPassed(each) ? each.state : each.given),
      }),
      lack: t.field({
        type: builder.enumType('VigilanceLack', { values: VIGILANCE_LACKS }),
        nullable: true,
        description: 'What is still theirs to do: to answer, to hand a document in, or to replace one.',
        resolve: each => (hasPassed(each) ? null : each.lack),
      }),
      asksOwners: t.boolean({ resolve: ({ wants }) => wants.asksOwners }),
      asksFunds: t.boolean({ resolve: ({ wants }) => wants.asksFunds }),
      answers: t.field({ type: types.Answers, nullable: true, resolve: ({ file }) => file.answers }),
      pieces: t.field({
        type: [types.Piece],
        resolve: ({ pieces, view }) => pieces.map(each => ({ ...each, view })),
      }),
      isEnhanced: t.boolean({
        nullable: true,
        description: 'For staff: only Vigilance:update lets it pass.',
        resolve: each => (isStaff(each) ? each.wants.isEnhanced : null),
      }),
      isReported: t.boolean({
        nullable: true,
        description: 'For staff: the sale is reported for its amount (Regulation 2024/1624, article 74).',
        resolve: each => (isStaff(each) ? each.wants.isReported : null),
      }),
      otherPayers: t.stringList({
        description: 'For staff: who sent money for the buyer under another name.',
        resolve: each =>
          isStaff(each) && each.file.party === 'BUYER' ? orders.listOtherPayers(each.view.order) : [],
      }),
      entries: t.field({
        type: [types.Entry],
        nullable: true,
        description: 'Vigilance:update. What staff wrote down; never of a sale of one’s own.',
        resolve: (each, _args, context) => (mayDecide(context, each) ? [...each.entries] : null),
      }),
    }),
  });
  builder.objectField(OrderType, 'vigilance', t =>
    t.field({
      type: [VigilanceType],
      description:
        'What the law has the house know of me, of a sale from an amount on; for staff of both sides.',
      resolve: async view =>
        (await orders.vigilanceOf(view.order))
          .filter(({ file }) => view.role === 'STAFF' || view.role === file.party)
          .map(each => ({ ...each, view })),
    }),
  );
  addOwnChanges(builder, orders, ways, enums);
  addStaffChanges(builder, orders, ways, enums);
}

/** The current answers of a side. */
const answersType = (builder: Builder, { Exposure, Funds }: Enums) =>
  builder.objectRef<VigilanceAnswers>('VigilanceAnswers').implement({
    fields: t => ({
      ...exposed(t, { String: ['name', 'birthPlace'] }),
      ...exposedOrNull(t, { String: ['office', 'fundsText'] }),
      bornOn: t.exposeString('bornOn', { description: 'YYYY-MM-DD' }),
      birthCountry: t.exposeString('birthCountry', { description: 'ISO 3166-1' }),
      livesIn: t.exposeString('livesIn', { description: 'ISO 3166-1' }),
      owners: t.exposeString('owners', {
        nullable: true,
        description: 'Who owns the company, or for whom a person acts; null: for themselves.',
      }),
      exposure: t.expose('exposure', { type: Exposure }),
      funds: t.expose('funds', { type: Funds, nullable: true }),
    }),
  });

const pieceType = (builder: Builder, { Piece }: Enums) =>
  builder.objectRef<ShownPiece>('VigilancePiece').implement({
    fields: t => ({
      kind: t.expose('kind', { type: Piece }),
      state: t.field({
        type: builder.enumType('VigilancePieceState', {
          values: ['MISSING', 'RECEIVED', 'ACCEPTED', 'REFUSED'] as const,
        }),
        resolve: ({ piece }) => piece?.state ?? 'MISSING',
      }),
      isKnown: t.boolean({
        description:
          'It is a paper of their account (`myDocuments`) that was accepted before, and is valid still.',
        resolve: ({ piece }) => piece?.isKnown ?? false,
      }),
      reason: t.string({
        nullable: true,
        description: 'Why it was refused.',
        resolve: ({ piece }) => piece?.reason ?? null,
      }),
      reasonLanguage: textLanguage(t, ({ piece }) => piece?.reason),
      id: t.id({
        nullable: true,
        description: 'What names it to staff, who decide on it; null for the sides.',
        resolve: each => (isStaff(each) ? (each.piece?.id ?? null) : null),
      }),
      fileId: t.id({
        nullable: true,
        description: 'What `documentLink` takes.',
        resolve: ({ piece }) => piece && (piece.isKnown ? piece.id : `vigilance_${piece.id}`),
      }),
    }),
  });

const entryType = (builder: Builder, { EntryKind }: Enums) =>
  builder.objectRef<VigilanceEntry>('VigilanceEntry').implement({
    fields: t => ({
      kind: t.expose('kind', { type: EntryKind }),
      text: t.exposeString('text', { nullable: true }),
      declaredOn: t.exposeString('declaredOn', { nullable: true, description: 'YYYY-MM-DD' }),
      actorName: t.exposeString('actorName', { description: 'Empty for who has left the house.' }),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });

/** Adds the mutations of the sides. */
function addOwnChanges(builder: Builder, orders: Orders, { OrderType, show }: Ways, enums: Enums): void {
  const Input = builder.inputType('VigilanceInput', {
    fields: t => ({
      name: t.string({ required: true, description: 'As the document has it.' }),
      bornOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      birthPlace: t.string({ required: true }),
      birthCountry: t.string({ required: true, description: 'ISO 3166-1' }),
      livesIn: t.string({ required: true, description: 'ISO 3166-1' }),
      owners: t.string({ description: 'Of a company; of a person who acts for another.' }),
      exposure: t.field({ type: enums.Exposure, required: true }),
      office: t.string({ description: 'Which, and whose.' }),
      funds: t.field({ type: enums.Funds, description: 'Of a buyer.' }),
      fundsText: t.string(),
    }),
  });
  const act = asSide(show);
  builder.mutationFields(t => ({
    answerVigilance: t.field({
      type: OrderType,
      description:
        'What the law has the house ask me, of a sale from an amount on; again until I have passed.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: Input, required: true }) },
      resolve: act(({ id, data }, { accountId }) => orders.answerVigilance(id, accountId, data)),
    }),
    handInVigilancePiece: t.field({
      type: OrderType,
      description: 'A piece that proves what I said, in the place of the one before it.',
      args: {
        id: t.arg.id({ required: true }),
        kind: t.arg({ type: enums.Piece, required: true }),
        fileId: t.arg.string({ required: true, description: 'What `/uploads/order-papers` answered.' }),
      },
      resolve: act(({ id, ...piece }, { accountId }) => orders.handInVigilancePiece(id, accountId, piece)),
    }),
  }));
}

/** Adds the mutations of staff, who may not act on their own sales. */
function addStaffChanges(builder: Builder, orders: Orders, ways: Ways, { EntryKind }: Enums): void {
  const { OrderType, Party, show } = ways;
  const act = <Args extends { readonly id: string }>(
    done: (args: Args, viewer: Viewer) => Promise<unknown>,
  ) =>
    asStaff(show)(async (args: Args, viewer, view) => {
      if (!isStaff({ view })) throw new AppError('Forbidden');
      await done(args, viewer);
    });
  const Input = builder.inputType('VigilanceEntryInput', {
    fields: t => ({
      kind: t.field({ type: EntryKind, required: true }),
      text: t.string({ description: 'Why; in the file, and told to nobody.' }),
      declaredOn: t.string({ description: 'YYYY-MM-DD, of a declaration that was made elsewhere.' }),
      areNamesChecked: t.boolean({
        description: 'Who lets somebody pass has looked for the names in the lists of frozen assets.',
      }),
    }),
  });
  builder.mutationFields(t => ({
    decideVigilancePiece: t.field({
      type: OrderType,
      description:
        'Orders:update. Accepts what was handed in; with a reason, which its person reads, refuses it.',
      args: {
        id: t.arg.id({ required: true }),
        pieceId: t.arg.id({ required: true }),
        refusal: t.arg.string(),
      },
      resolve: act(({ id, pieceId, refusal = null }, viewer) =>
        orders.decideVigilancePiece(id, { pieceId, refusal }, viewer.id),
      ),
    }),
    enterVigilance: t.field({
      type: OrderType,
      description:
        'Orders:update lets somebody pass who gave all that is asked; Vigilance:update is for all else, and for who is looked at harder.',
      args: {
        id: t.arg.id({ required: true }),
        party: t.arg({ type: Party, required: true }),
        data: t.arg({ type: Input, required: true }),
      },
      resolve: act(async ({ id, party, data }, { id: actorId, permissions }) => {
        if (party === 'HOUSE') throw new AppError('NotFound');
        const actor = { id: actorId, mayDecide: permissions.has('Vigilance:update') };
        await orders.enterVigilance({ id, party }, actor, data);
      }),
    }),
  }));
}
