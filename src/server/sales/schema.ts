import { SALE_LOTS_MAX } from '#shared/fields/index.ts';
import { once } from '#shared/once.ts';
import { SALE_STATES, type SaleState } from '#shared/sale/index.ts';
import { localeOf, textIn } from '#shared/words/locale.ts';
import type { Ad, AdEnums } from '../ads/index.ts';
import type { CarAdRef, LocalizedTextRef } from '../ads/schema.ts';
import type { BoardAuctionRef } from '../auctions/board-schema.ts';
import type { Auctions } from '../auctions/index.ts';
import type { AuctionRef } from '../auctions/schema.ts';
import { requireInput } from '../errors.ts';
import type { Builder, EnumRef, ObjectRef } from '../graphql/index.ts';
import type { LotOfSale, PublicSale, Sales } from './index.ts';
import { staffSalesSchema } from './staff-schema.ts';

export type SalesSchemaParts = {
  readonly CarAd: CarAdRef;
  readonly Auction: AuctionRef;
  readonly LocalizedText: LocalizedTextRef;
  readonly Locale: AdEnums['Locale'];
  readonly BoardAuction: BoardAuctionRef;
  readonly auctions: Auctions;
  /** Returns the final sale prices of auctions, where results show them. */
  readonly hammerPrices: (auctionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Returns a public ad; null where there is none. */
  readonly findPublicAd: (uuid: string) => Promise<Ad | null>;
};

/** A lot with a public car. */
type ShownLot = LotOfSale & {
  readonly ad: Ad;
  /** Loaded once for all lots read together. */
  readonly prices: () => Promise<ReadonlyMap<string, number>>;
};

const saleStateType = (builder: Builder) =>
  builder.enumType('SaleState', {
    description:
      'DRAFT: before staff alone. RUNNING: from its first lot’s start to its last lot’s end. ENDED: over, for each of its lots.',
    values: SALE_STATES,
  });

/** Adds the sales of lots: the public's queries and the staff's actions. */
export function salesSchema(builder: Builder, sales: Sales, parts: SalesSchemaParts): void {
  const { CarAd, Auction, auctions, findPublicAd, hammerPrices } = parts;
  const State = saleStateType(builder);
  const SaleLot = builder.objectRef<ShownLot>('SaleLot');
  const Sale = builder.objectRef<PublicSale>('Sale');
  const pricesOf = (lots: readonly LotOfSale['lot'][]) =>
    once(() => hammerPrices(lots.map(({ auctionId }) => auctionId)));
  const shown = async (lot: LotOfSale | null, prices?: ShownLot['prices']): Promise<ShownLot | null> => {
    const ad = lot && (await findPublicAd(lot.lot.adUuid));
    return ad ? { ...lot, ad, prices: prices ?? pricesOf([lot.lot]) } : null;
  };

  SaleLot.implement({
    description: 'A car in a sale, by its number there.',
    fields: t => ({
      number: t.int({ resolve: ({ lot }) => lot.number }),
      estimateLow: t.int({
        nullable: true,
        description: 'What it is thought to bring, in whole euros; both or neither.',
        resolve: ({ lot }) => lot.estimateLow,
      }),
      estimateHigh: t.int({ nullable: true, resolve: ({ lot }) => lot.estimateHigh }),
      hammerPrice: t.int({
        nullable: true,
        description:
          'What it is sold at in the end, in whole euros, as the results tell it; null where it is not sold, or not yet.',
        resolve: async ({ lot, prices }) => (await prices()).get(lot.auctionId) ?? null,
      }),
      car: t.expose('ad', { type: CarAd }),
      auction: t.field({
        type: Auction,
        nullable: true,
        description: 'In this sale: the car may have another by now.',
        resolve: ({ lot }, _args, { cacheTags }) => {
          cacheTags.add(`auction:${lot.auctionId}`);
          return auctions.find(lot.auctionId);
        },
      }),
      sale: t.expose('sale', { type: Sale }),
      previous: t.field({
        type: SaleLot,
        nullable: true,
        description: 'The lot before it that everyone may see.',
        resolve: async lot => shown(await sales.neighbour(lot, -1)),
      }),
      next: t.field({
        type: SaleLot,
        nullable: true,
        resolve: async lot => shown(await sales.neighbour(lot, 1)),
      }),
    }),
  });
  implementSale(builder, sales, { ...parts, Sale, SaleLot, State, shown, pricesOf });
  builder.objectField(CarAd, 'saleLot', t =>
    t.field({
      type: SaleLot,
      nullable: true,
      description: 'The lot that its newest auction is, of a sale that was announced.',
      resolve: async (ad, _args, { cacheTags }) => {
        cacheTags.add('sales');
        const found = await sales.lotOfAd(ad.uuid);
        return found && { ...found, ad, prices: pricesOf([found.lot]) };
      },
    }),
  );
  addQueries(builder, sales, Sale, State);
  staffSalesSchema(builder, sales, { ...parts, State });
}

type SaleParts = Pick<SalesSchemaParts, 'Locale'> & {
  readonly Sale: ObjectRef<PublicSale>;
  readonly SaleLot: ObjectRef<ShownLot>;
  readonly State: EnumRef<SaleState>;
  readonly shown: (lot: LotOfSale | null, prices?: ShownLot['prices']) => Promise<ShownLot | null>;
  readonly pricesOf: (lots: readonly LotOfSale['lot'][]) => ShownLot['prices'];
};

function implementSale(
  builder: Builder,
  sales: Sales,
  { Sale, SaleLot, State, Locale, shown, pricesOf }: SaleParts,
): void {
  const timesOf = async (sale: PublicSale) => {
    const held = (await sales.auctionsOf(sale)).filter(({ status }) => status !== 'cancelled');
    const ends = held.map(({ endAt }) => endAt);
    const starts = held.map(({ startAt }) => startAt);
    return { start: Math.min(...starts), first: Math.min(...ends), last: Math.max(...ends) };
  };
  const instantOr = (at: number, other: number) => (Number.isFinite(at) ? at : other);
  builder.objectType(Sale, {
    description: 'Cars sold in an order, one after the other, under one title.',
    fields: t => {
      const text = (name: 'title' | 'story' | 'terms') =>
        t.string({
          args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
          resolve: (sale, { locale }) => textIn(sale[name], localeOf(locale ?? 'FR')),
        });
      return {
        slug: t.exposeString('slug'),
        title: text('title'),
        story: text('story'),
        terms: text('terms'),
        place: t.exposeString('place', { nullable: true }),
        state: t.field({ type: State, resolve: sale => sales.stateOf(sale) }),
        start: t.field({
          type: 'DateTime',
          description: 'When the first of its lots begins, also while staff plan another start.',
          resolve: async sale => instantOr((await timesOf(sale)).start, sale.startAt),
        }),
        firstEnd: t.field({
          type: 'DateTime',
          description: 'When the first of its lots ends, as far as is known now.',
          resolve: async sale => instantOr((await timesOf(sale)).first, sale.startAt),
        }),
        lastEnd: t.field({
          type: 'DateTime',
          resolve: async sale => instantOr((await timesOf(sale)).last, sale.startAt),
        }),
        lots: t.field({
          type: [SaleLot],
          description: 'In their order; those that everyone may see.',
          args: { first: t.arg.int({ defaultValue: SALE_LOTS_MAX }) },
          resolve: async (sale, { first }, { cacheTags }) => {
            requireInput(first == null || (first >= 0 && first <= SALE_LOTS_MAX), 'first');
            cacheTags.add('ads');
            const prices = pricesOf(sale.lots);
            const lots = await Promise.all(sale.lots.map(lot => shown({ sale, lot }, prices)));
            return lots.filter(lot => lot !== null).slice(0, first ?? SALE_LOTS_MAX);
          },
        }),
        lotCount: t.int({
          resolve: async (sale, _args, { cacheTags }) => {
            cacheTags.add('ads');
            const lots = await Promise.all(sale.lots.map(lot => shown({ sale, lot })));
            return lots.filter(lot => lot !== null).length;
          },
        }),
      };
    },
  });
}

function addQueries(
  builder: Builder,
  sales: Sales,
  Sale: ObjectRef<PublicSale>,
  State: EnumRef<SaleState>,
): void {
  builder.queryFields(t => ({
    sales: t.field({
      type: [Sale],
      description:
        'Those that run, then those to come, the next first, then those that are over, the latest first.',
      args: {
        state: t.arg({ type: State }),
        first: t.arg.int({ description: 'All of them, where it is not said.' }),
      },
      resolve: async (_root, { state, first }, { cacheTags }) => {
        cacheTags.add('sales');
        const known = await sales.listPublic();
        const stated = await Promise.all(
          known.map(async sale => ({ sale, state: await sales.stateOf(sale) })),
        );
        const of = (wanted: SaleState) =>
          state == null || state === wanted
            ? stated.filter(each => each.state === wanted).map(({ sale }) => sale)
            : [];
        const sorted = [...of('RUNNING'), ...of('ANNOUNCED').reverse(), ...of('ENDED')];
        return sorted.slice(0, Math.max(0, first ?? sorted.length));
      },
    }),
    sale: t.field({
      type: Sale,
      nullable: true,
      description: 'A sale that was announced, by its address; null where there is none.',
      args: { slug: t.arg.string({ required: true }) },
      resolve: (_root, { slug }, { cacheTags }) => {
        cacheTags.add('sales');
        return sales.findPublic(slug);
      },
    }),
  }));
}
