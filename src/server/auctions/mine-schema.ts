import { themselves } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { BidAct } from './history.ts';
import type { Auctions } from './index.ts';
import { bidderIdIn } from './names.ts';

/** What is mine in an auction: my name in it, how far I go, whether I sell, and what I asked for. */
export function addMine(builder: Builder, auctions: Auctions): void {
  builder.queryFields(t => ({
    myBidderId: t.id({
      nullable: true,
      description: 'The Bid.userId that stands for me in this auction; null when nobody is signed in.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, { viewer }) => {
        const auction = viewer && (await auctions.find(auctionId));
        return auction ? bidderIdIn(auction.bidderSalt, viewer.id) : null;
      },
    }),
    myMaxBid: t.int({
      nullable: true,
      description: 'My own ceiling in this auction; null where I have none.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, context) => {
        const viewer = themselves(context);
        const auction = viewer && (await auctions.find(auctionId));
        return auction ? auctions.maxBidOf(auction.id, viewer.id) : null;
      },
    }),
    isMySale: t.boolean({
      description:
        'Whether I sell in this auction, and so cannot bid: my car, or the house’s where I am its staff.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, { viewer }) => {
        const auction = viewer && (await auctions.find(auctionId));
        return auction ? auctions.isSeller(auction, viewer.id) : false;
      },
    }),
    myBids: t.field({
      type: [myBidType(builder)],
      description: 'What I asked for in this auction and got, newest first: raised maxima too.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, context) => {
        const viewer = themselves(context);
        const auction = viewer && (await auctions.find(auctionId));
        return auction ? auctions.actsOf(auction.id, viewer.id) : [];
      },
    }),
  }));
}

function myBidType(builder: Builder) {
  return builder.objectRef<BidAct>('MyBid').implement({
    description: 'A bid of mine, or a maximum that I raised.',
    fields: t => ({
      bid: t.exposeInt('bid'),
      maxBid: t.exposeInt('maxBid', { nullable: true }),
      date: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      version: t.exposeInt('version', {
        nullable: true,
        description: 'Of its row in the history; null where it raised my maximum and nothing else.',
      }),
    }),
  });
}
