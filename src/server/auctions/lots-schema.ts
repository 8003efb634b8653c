import { lotState } from '#shared/sale/index.ts';
import type { Ad, AdEnums } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { toThemselves } from '../context.ts';
import { AppError, requireInput } from '../errors.ts';
import { type Builder, mapIterator } from '../graphql/index.ts';
import type { FeedEvent } from './feed.ts';
import type { Auctions } from './index.ts';
import { type Auction, lotOf } from './ledger.ts';
import { LOT_STANDINGS, type OwnLot } from './lots-of.ts';
import { merged } from './merged.ts';
import { bidderIdIn, publicNamesOf } from './names.ts';
import { pastPrices } from './past-prices.ts';
import type { AuctionRef } from './schema.ts';

/** The maximum number of auctions followed by one subscription. */
const LOTS_WATCHED_MAX = 50;

export type LotsSchemaParts = {
  readonly Auction: AuctionRef;
  readonly CarAd: CarAdRef;
  readonly LotState: AdEnums['LotState'];
  readonly findPublicAd: (uuid: string) => Promise<Ad | null>;
  /** Whether results show the hammer price. */
  readonly areResultsPublic: () => boolean;
};

/** Adds a person's own auctions, and the news of many auctions at once. */
export function lotsSchema(builder: Builder, auctions: Auctions, parts: LotsSchemaParts): void {
  addOwnLots(builder, auctions, parts);
  addNews(builder, auctions, parts);
}

function addOwnLots(builder: Builder, auctions: Auctions, parts: LotsSchemaParts): void {
  const { Auction, CarAd, findPublicAd } = parts;
  const LotStanding = builder.enumType('LotStanding', { values: LOT_STANDINGS });
  type Shown = OwnLot & { readonly accountId: string; readonly auction: Auction };
  const MyLot = builder.objectRef<Shown>('MyLot').implement({
    description: 'An auction I have bid on, as I stand in it.',
    fields: t => ({
      auction: t.expose('auction', { type: Auction }),
      car: t.field({
        type: CarAd,
        nullable: true,
        description: 'null when the car is public no more.',
        resolve: ({ adUuid }) => findPublicAd(adUuid),
      }),
      standing: t.expose('standing', { type: LotStanding }),
      myMaxBid: t.int({
        nullable: true,
        description: 'The most I have authorised; null for staff who look at my account.',
        resolve: ({ maxBid }, _args, context) => toThemselves(context, maxBid),
      }),
      finalPrice: t.exposeInt('finalPrice', {
        nullable: true,
        description: 'What I buy the car for, by the hammer or after it; null where I do not.',
      }),
      myBidderId: t.id({
        description: 'The Bid.userId that stands for me in this auction.',
        resolve: ({ auction, accountId }) => bidderIdIn(auction.bidderSalt, accountId),
      }),
    }),
  });
  builder.queryField('myLots', t =>
    t.field({
      type: [MyLot],
      description: 'The auctions I have bid on: open ones by their end, then those over.',
      args: { isOver: t.arg.boolean({ description: 'Those over alone, or those that go on.' }) },
      resolve: async (_root, { isOver }, { viewer }) => {
        if (!viewer) return [];
        const lots = await auctions.lotsOf(viewer.id, isOver ?? null);
        const found = await Promise.all(lots.map(({ auctionId }) => auctions.find(auctionId)));
        return lots.flatMap((lot, at) => {
          const auction = found[at];
          return auction ? [{ ...lot, auction, accountId: viewer.id }] : [];
        });
      },
    }),
  );
}

/** The current state of an auction that changed. */
type News = Auction & { readonly leader: string | null };

function addNews(
  builder: Builder,
  auctions: Auctions,
  { LotState, areResultsPublic }: LotsSchemaParts,
): void {
  const mayRead = pastPrices(auctions, areResultsPublic);
  const LotNews = builder.objectRef<News>('LotNews').implement({
    description: 'What moved of one of the auctions that are followed.',
    fields: t => ({
      auctionId: t.exposeID('id'),
      lotState: t.field({ type: LotState, resolve: news => lotState(lotOf(news), auctions.clock()) }),
      start: t.expose('startAt', { type: 'DateTime' }),
      end: t.expose('endAt', { type: 'DateTime' }),
      currentBid: t.int({
        nullable: true,
        resolve: async (news, _args, context) => ((await mayRead(news, context)) ? news.price : null),
      }),
      leader: t.exposeID('leader', {
        nullable: true,
        description: 'The Bid.userId of who leads now; null where this is no news of a bid.',
      }),
      version: t.exposeInt('version'),
    }),
  });

  /** A row contains the state after it; for other changes the auction is read. */
  async function newsOf(adUuid: string, event: FeedEvent): Promise<News | null> {
    // Also for a car that was withdrawn: its followers are told so.
    const isBid = event.kind === 'bid';
    const auction = await (isBid ? auctions.find(event.bid.auctionId) : auctions.findByAd(adUuid));
    // No news of a sold car whose page was taken down: to its buyer it still is sold.
    if (!auction || (auction.adStatus === 'SOLD' && !auction.isPublic)) return null;
    if (event.kind === 'changed') return { ...auction, leader: null };
    const { bid } = event;
    if (!bid.leads) return null;
    const { amount: price, endAt, version } = bid;
    return { ...auction, price, endAt, version, leader: publicNamesOf(bid).userId };
  }

  builder.subscriptionField('lotNews', t =>
    t.field({
      type: LotNews,
      description: `News of up to ${LOTS_WATCHED_MAX} auctions at once, for lists that live; of a car's next once it is put up again.`,
      args: { auctionIds: t.arg.idList({ required: true }) },
      subscribe: async (_root, { auctionIds }) => {
        requireInput(auctionIds.length <= LOTS_WATCHED_MAX, 'auctionIds');
        const asked = await Promise.all([...new Set(auctionIds)].map(auctions.findPublic));
        const known = asked.filter(auction => auction !== null);
        if (known.length === 0) throw new AppError('NotFound');
        const watched = [...new Set(known.map(({ adUuid }) => adUuid))].map(async uuid =>
          mapIterator(await auctions.watchByAd(uuid), event => newsOf(uuid, event)),
        );
        return merged(await Promise.all(watched));
      },
      resolve: news => news,
    }),
  );
}
