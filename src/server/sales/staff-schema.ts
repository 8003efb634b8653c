import { SALE_FIELDS } from '#shared/fields/index.ts';
import { once } from '#shared/once.ts';
import { type Stagger as SaleStagger, type SaleState, STAGGERS, saleState } from '#shared/sale/index.ts';
import { textIn } from '#shared/words/locale.ts';
import type { LocalizedTextRef } from '../ads/schema.ts';
import type { BoardAuctionRef } from '../auctions/board-schema.ts';
import type { Auctions, BoardAuction } from '../auctions/index.ts';
import { requireFields, requireFresh, requirePermission } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { found, requireInput } from '../errors.ts';
import {
  addList,
  type Builder,
  done,
  type EnumRef,
  exposed,
  exposedOrNull,
  type ObjectRef,
  withFreshRight,
  withRight,
} from '../graphql/index.ts';
import { addCalls, callType } from './calls-schema.ts';
import type { LotFault, NumberedLot, SaleLine, Sales, SignedTerms, StaffLot, StaffSale } from './index.ts';
import { SALE_ORDERS } from './sales-store.ts';

export type StaffSalesParts = {
  readonly State: EnumRef<SaleState>;
  readonly LocalizedText: LocalizedTextRef;
  readonly BoardAuction: BoardAuctionRef;
  readonly auctions: Auctions;
};

/** Adds the staff's view and edits of sales, with Auctions:update. */
export function staffSalesSchema(builder: Builder, sales: Sales, parts: StaffSalesParts): void {
  const Stagger = staggerType(builder);
  const StaffSaleType = saleType(builder, sales, parts, Stagger);
  addLists(builder, sales, parts);
  builder.queryField('staffSale', t =>
    t.field({
      type: StaffSaleType,
      nullable: true,
      description: 'Auctions:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Auctions:update', ({ id }) => sales.staff.find(id)),
    }),
  );
  addNumbers(builder, sales, parts);
  addChanges(builder, sales, StaffSaleType, Stagger);
  addCalls(builder, sales, StaffSaleType);
}

function addNumbers(builder: Builder, sales: Sales, { LocalizedText }: StaffSalesParts): void {
  const LotByNumber = builder.objectRef<NumberedLot>('LotByNumber').implement({
    fields: t => ({
      ...exposed(t, { ID: ['adUuid', 'saleId'], String: ['adTitle'], Int: ['number'] }),
      saleTitle: t.field({ type: LocalizedText, resolve: ({ saleTitle }) => textOf(saleTitle) }),
      hasAuction: t.exposeBoolean('hasAuction', { description: 'false until the sale is scheduled.' }),
    }),
  });
  builder.queryField('lotsByNumber', t =>
    t.field({
      type: [LotByNumber],
      description:
        'Auctions:update. A few lots of that number (`12`, `lot 12`): of the sales that run or come first, the soonest first.',
      args: { search: t.arg.string({ required: true }) },
      resolve: withRight('Auctions:update', ({ search }) => sales.staff.lotsByNumber(search)),
    }),
  );
}

type Lot = StaffLot & {
  readonly plannedEnd: number | null;
  /** The auctions of all the sale's lots, loaded once. */
  readonly auctions: () => Promise<ReadonlyMap<string, BoardAuction>>;
};

function lotType(builder: Builder, { BoardAuction }: StaffSalesParts) {
  const LotMandate = builder.objectRef<SignedTerms>('LotMandate').implement({
    fields: t => ({
      ...exposedOrNull(t, { Int: ['reserve', 'estimateLow', 'estimateHigh'] }),
    }),
  });
  return builder.objectRef<Lot>('StaffSaleLot').implement({
    fields: t => ({
      ...exposedOrNull(t, { Int: ['estimateLow', 'estimateHigh'] }),
      number: t.exposeInt('number'),
      adUuid: t.exposeID('adUuid'),
      adTitle: t.exposeString('adTitle'),
      isAdPublic: t.exposeBoolean('isAdPublic'),
      startingPrice: t.exposeInt('startingPrice'),
      reservePrice: t.exposeInt('reserve', { nullable: true }),
      mandate: t.expose('mandate', {
        type: LotMandate,
        nullable: true,
        description: 'What the car’s owner has signed by now; null where that is nothing.',
      }),
      plannedEnd: t.expose('plannedEnd', {
        type: 'DateTime',
        nullable: true,
        description: 'As the sale’s rule sets it; null for a lot that is over or was withdrawn.',
      }),
      auction: t.field({
        type: BoardAuction,
        nullable: true,
        description: 'null until the sale is scheduled.',
        resolve: async ({ auctionId, auctions }) =>
          auctionId === null ? null : ((await auctions()).get(auctionId) ?? null),
      }),
    }),
  });
}

const staggerType = (builder: Builder) =>
  builder.enumType('SaleStagger', {
    description:
      'INTERVAL: each lot so long after the one before. VALUE: besides, two lots worth much are kept further apart.',
    values: STAGGERS,
  });

function saleType(builder: Builder, sales: Sales, parts: StaffSalesParts, Stagger: EnumRef<SaleStagger>) {
  const { State, LocalizedText, auctions } = parts;
  const Lot = lotType(builder, parts);
  const Call = callType(builder);
  return builder.objectRef<StaffSale>('StaffSale').implement({
    fields: t => ({
      ...exposed(t, {
        ID: ['id'],
        String: ['slug'],
        Int: ['version', 'intervalMinutes', 'hotFrom', 'hotGapMinutes'],
      }),
      title: t.field({ type: LocalizedText, resolve: ({ title }) => textOf(title) }),
      story: t.field({ type: LocalizedText, resolve: ({ story }) => textOf(story) }),
      terms: t.field({ type: LocalizedText, resolve: ({ terms }) => textOf(terms) }),
      place: t.exposeString('place', { nullable: true }),
      isAnnounced: t.boolean({ resolve: ({ announcedAt }) => announcedAt !== null }),
      hasBegun: t.boolean({
        description: 'From then on its lots, their order and their ends stay.',
        resolve: async ({ id }) => sales.staff.hasBegun(id),
      }),
      isRemovable: t.boolean({
        description: 'It was never announced, and none of its lots has an auction that was not cancelled.',
        resolve: sale => sales.staff.isRemovable(sale),
      }),
      state: t.field({
        type: State,
        resolve: async ({ id, announcedAt }) =>
          saleState(announcedAt !== null, await sales.staff.times(id), auctions.clock()),
      }),
      start: t.expose('startAt', { type: 'DateTime' }),
      firstEnd: t.expose('firstEndAt', { type: 'DateTime' }),
      stagger: t.expose('stagger', { type: Stagger }),
      extensionWindowSeconds: t.int({
        resolve: ({ extensionWindowMs }) => Math.round(extensionWindowMs / 1_000),
      }),
      askForCardDetails: t.exposeBoolean('asksForCard'),
      lots: t.field({
        type: [Lot],
        resolve: async sale => {
          const lots = await sales.staff.plannedLots(sale);
          const ids = lots.flatMap(({ auctionId }) => auctionId ?? []);
          const all = once(async () => {
            const found = await auctions.board.findAll(ids);
            return new Map(found.map(each => [each.id, each]));
          });
          return lots.map(lot => ({ ...lot, auctions: all }));
        },
      }),
      calls: t.field({ type: [Call], resolve: ({ id }) => sales.staff.calls(id) }),
    }),
  });
}

const textOf = ({ fr = null, en = null, es = null }: StaffSale['title']) => ({ fr, en, es });

const SHEET: readonly CsvColumn<SaleLine>[] = [
  ['id', sale => sale.id],
  ['title', sale => textIn(sale.title)],
  ['place', sale => sale.place],
  ['start', sale => momentOf(sale.startAt)],
  ['lastEnd', sale => momentOf(sale.lastEndAt)],
  ['isAnnounced', sale => sale.announcedAt !== null],
  ['lots', sale => sale.lotCount],
  ['sold', sale => sale.soldCount],
  ['hammer', sale => sale.hammer],
];

function addLists(builder: Builder, sales: Sales, { LocalizedText, State, auctions }: StaffSalesParts): void {
  const Line = builder.objectRef<SaleLine>('StaffSaleLine').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['lotCount', 'soldCount'] }),
      title: t.field({
        type: LocalizedText,
        resolve: ({ title }) => textOf(title),
      }),
      place: t.exposeString('place', { nullable: true }),
      state: t.field({
        type: State,
        resolve: ({ announcedAt, lotCount, openCount, startAt, lastEndAt }) => {
          if (announcedAt === null) return 'DRAFT';
          const now = auctions.clock();
          if (lotCount > 0 && (openCount === 0 || lastEndAt <= now)) return 'ENDED';
          return startAt <= now ? 'RUNNING' : 'ANNOUNCED';
        },
      }),
      start: t.expose('startAt', { type: 'DateTime' }),
      lastEnd: t.expose('lastEndAt', { type: 'DateTime' }),
      hammer: t.exposeFloat('hammer', { description: 'What its lots fell at, in whole euros.' }),
    }),
  });
  addList(builder, 'staffSales', {
    permission: 'Auctions:update',
    description: 'Sales of lots, the latest first.',
    type: Line,
    page: ['StaffSalePage', 'sales'],
    sort: ['StaffSaleSort', SALE_ORDERS],
    args: () => ({}),
    rows: ({ pattern }, span) => sales.staff.page(pattern, span),
    sheet: { name: 'sales', columns: SHEET },
  });
}

function saveInput(builder: Builder, Stagger: EnumRef<SaleStagger>) {
  const SaleTextInput = builder.inputType('SaleTextInput', {
    fields: t => ({ fr: t.string(), en: t.string(), es: t.string() }),
  });
  const SaleLotInput = builder.inputType('SaleLotInput', {
    fields: t => ({
      uuid: t.id({ required: true, description: 'The car’s.' }),
      estimateLow: t.int(),
      estimateHigh: t.int(),
      startingPrice: t.int({ defaultValue: 0 }),
      reservePrice: t.int({ description: 'null: no reserve.' }),
    }),
  });
  return builder.inputType('SaveSaleInput', {
    description:
      'A sale whole: what is not said is none. Its lots stand in their order, and are numbered by it.',
    fields: t => ({
      title: t.field({ type: SaleTextInput, required: true }),
      story: t.field({ type: SaleTextInput, required: true }),
      terms: t.field({ type: SaleTextInput, required: true }),
      place: t.string(),
      start: t.field({ type: 'DateTime', required: true }),
      firstEnd: t.field({ type: 'DateTime', required: true }),
      intervalMinutes: t.int({ required: true }),
      stagger: t.field({ type: Stagger, required: true }),
      hotFrom: t.int({ required: true }),
      hotGapMinutes: t.int({ required: true }),
      extensionWindowSeconds: t.int({ required: true }),
      askForCardDetails: t.boolean({ required: true }),
      lots: t.field({ type: [SaleLotInput], required: true }),
    }),
  });
}

function faultType(builder: Builder) {
  return builder.objectRef<LotFault>('SaleLotFault').implement({
    description: 'What stands against a lot; nothing was done to any.',
    fields: t => ({
      ...exposed(t, { ID: ['adUuid'], String: ['code'], Int: ['number'] }),
      field: t.exposeString('field', { nullable: true }),
    }),
  });
}

function addChanges(
  builder: Builder,
  sales: Sales,
  StaffSaleType: ObjectRef<StaffSale>,
  Stagger: EnumRef<SaleStagger>,
): void {
  const SaveSaleInput = saveInput(builder, Stagger);
  const Fault = faultType(builder);
  type Done = { readonly id: string; readonly faults: readonly LotFault[] };
  const SaleDone = builder.objectRef<Done>('SaleDone').implement({
    fields: t => ({
      sale: t.field({ type: StaffSaleType, resolve: async ({ id }) => found(await sales.staff.find(id)) }),
      faults: t.expose('faults', { type: [Fault] }),
    }),
  });
  builder.mutationFields(t => ({
    saveSale: t.field({
      type: StaffSaleType,
      description:
        'Auctions:update, just signed in where a lot has a reserve or an auction. Without an id it adds one; the version is the one that was read. Planned auctions follow what changes, or nothing is saved. Once a lot has begun its words alone may change.',
      args: { id: t.arg.id(), version: t.arg.int(), data: t.arg({ type: SaveSaleInput, required: true }) },
      resolve: async (_root, { id, version, data }, context) => {
        const hasReserve = data.lots.some(({ reservePrice }) => reservePrice != null);
        const viewer = requirePermission(context, 'Auctions:update');
        requireInput(id == null || version != null, 'version');
        if (hasReserve || (id != null && (await sales.staff.times(String(id))).length > 0))
          requireFresh(context);
        const lots = data.lots.map(lot => ({
          ...{ uuid: String(lot.uuid).toLowerCase(), startingPrice: lot.startingPrice ?? 0 },
          ...{ estimateLow: lot.estimateLow ?? null, estimateHigh: lot.estimateHigh ?? null },
          reservePrice: lot.reservePrice ?? null,
        }));
        const given = requireFields(SALE_FIELDS, { ...data, lots }, {}, ['lots']);
        const known = id == null ? null : { id: String(id), version: version ?? 0 };
        return found(await sales.staff.find(await sales.staff.save(known, given, viewer.id)));
      },
    }),
    scheduleSale: t.field({
      type: SaleDone,
      description:
        'Auctions:update, just signed in. Gives every lot its auction, or moves those that have not begun: all of it or, with what stands against each lot, nothing.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: withFreshRight('Auctions:update', async ({ id, version }, viewer) => ({
        id: String(id),
        faults: await sales.staff.schedule({ id: String(id), version }, viewer.id),
      })),
    }),
    announceSale: t.field({
      type: SaleDone,
      description:
        'Auctions:update. Puts a sale before the public, scheduled whole and its cars public, or takes it back before it begins.',
      args: { id: t.arg.id({ required: true }), isAnnounced: t.arg.boolean({ required: true }) },
      resolve: withRight('Auctions:update', async ({ id, isAnnounced }, viewer) => {
        const faults = await sales.staff.announce({ id: String(id), isAnnounced }, viewer.id);
        return { id: String(id), faults };
      }),
    }),
    removeSale: t.boolean({
      description: 'Auctions:update. One that is removable; whom to ring for its lots goes with it.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: withRight('Auctions:update', ({ id, version }, viewer) =>
        done(sales.staff.remove({ id: String(id), version }, viewer.id)),
      ),
    }),
  }));
}
