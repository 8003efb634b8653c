import { themselves } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import { PAGE_LENGTH, spanOf } from '../paging.ts';
import type { BidAct } from './history.ts';
import type { Auctions } from './index.ts';
import { bidderIdIn } from './names.ts';
import { receiptWords } from './proof.ts';

/** Signs a text so that everybody can verify it: Ed25519, base64url. */
type SignPublicly = (text: string) => Promise<string>;

/** Adds the viewer's own data in an auction: their bidder id, maximum, requests, and whether they sell. */
export function addMine(builder: Builder, auctions: Auctions, sign: SignPublicly): void {
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
    isMyPurchase: t.boolean({
      nullable: true,
      description:
        'Whether it is I who buy the car: by the hammer, or by an offer after it. null while nobody does.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, { viewer }) => {
        const auction = viewer && (await auctions.find(auctionId));
        const sale = auction && (await auctions.saleOf(auction.id));
        return sale ? sale.buyerId === viewer.id : null;
      },
    }),
    finalPrice: t.int({
      nullable: true,
      description:
        'What the car is sold for, by the hammer or after it: for who buys, who sells, and staff with Orders:update. null to others, and while nobody buys.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, { viewer }) => {
        const auction = viewer && (await auctions.find(auctionId));
        const sale = auction && (await auctions.saleOf(auction.id));
        if (!sale) return null;
        const isTheirs = viewer.id === sale.buyerId || viewer.id === sale.sellerId;
        return isTheirs || viewer.permissions.has('Orders:update') ? sale.price : null;
      },
    }),
    myBids: t.field({
      type: [myBidType(builder, sign)],
      description:
        'What I asked for in this auction and got, newest first: raised maxima too. At most 100 a page.',
      args: {
        auctionId: t.arg.id({ required: true }),
        first: t.arg.int({ defaultValue: PAGE_LENGTH }),
        page: t.arg.int(),
      },
      resolve: async (_root, { auctionId, ...asked }, context) => {
        const span = spanOf(asked);
        const viewer = themselves(context);
        const auction = viewer && (await auctions.find(auctionId));
        if (!auction) return [];
        const whose = { auctionId: auction.id, bidderId: bidderIdIn(auction.bidderSalt, viewer.id) };
        return (await auctions.actsOf(auction.id, viewer.id, span)).map(act => ({ ...act, ...whose }));
      },
    }),
  }));
}

type MyBid = BidAct & { readonly auctionId: string; readonly bidderId: string };

function myBidType(builder: Builder, sign: SignPublicly) {
  return builder.objectRef<MyBid>('MyBid').implement({
    description: 'A bid of mine, or a maximum that I raised.',
    fields: t => ({
      bid: t.exposeInt('bid'),
      maxBid: t.exposeInt('maxBid', { nullable: true }),
      date: t.expose('at', { type: 'DateTime' }),
      version: t.exposeInt('version', {
        nullable: true,
        description: 'Of its row in the history; null where it raised my maximum and nothing else.',
      }),
      receipt: t.string({
        description:
          'To keep: `receipt,<auction>,<version>,<my name in it>,<bid>,<maximum>,<when>`, and on a second line the house’s signature under the first.',
        resolve: async act => {
          const words = receiptWords(act.auctionId, act.bidderId, act);
          return `${words}\n${await sign(words)}`;
        },
      }),
    }),
  });
}
