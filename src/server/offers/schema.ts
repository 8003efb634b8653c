import { BUYER_FEE } from '#shared/sale/index.ts';
import type { Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import type { BuyerFeeRef } from '../auctions/buyer-fee-schema.ts';
import type { AuctionRef } from '../auctions/schema.ts';
import { requireViewer } from '../context.ts';
import { type Builder, done, exposed, exposedOrNull, textLanguage } from '../graphql/index.ts';
import type { Offers } from './index.ts';
import { keptOf } from './news.ts';
import { sideOf } from './offers.ts';
import type { LeftOutBid, StoredOffer, UnsoldCar } from './offers-store.ts';
import { addStaffFields } from './staff-schema.ts';

export type OffersSchemaParts = {
  readonly ads: Ads;
  readonly CarAd: CarAdRef;
  readonly Auction: AuctionRef;
  readonly BuyerFee: BuyerFeeRef;
  readonly findAuction: (id: string) => Promise<AuctionRef['$inferType'] | null>;
};

/** Adds the offers: what both sides read and answer, and what staff do. */
export function offersSchema(builder: Builder, offers: Offers, parts: OffersSchemaParts): void {
  const OfferType = offerType(builder, offers, parts);
  addQueries(builder, offers, OfferType, parts);
  addActs(builder, offers, OfferType);
  addStaffFields(builder, offers, OfferType, parts);
}

function offerType(builder: Builder, offers: Offers, { ads, CarAd, BuyerFee }: OffersSchemaParts) {
  const LeftOut = builder.objectRef<LeftOutBid>('LeftOutBid').implement({
    description: 'A bid as everybody saw it, without a name.',
    fields: t => ({
      ...exposed(t, { Int: ['amount'], DateTime: ['at'] }),
    }),
  });
  const OfferKind = builder.enumType('OfferKind', { values: ['BEST_OFFER', 'SECOND_CHANCE'] as const });
  const OfferSide = builder.enumType('OfferSide', { values: ['BIDDER', 'SELLER'] as const });
  const OfferState = builder.enumType('OfferState', {
    values: ['BIDDER_TURN', 'SELLER_TURN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CLOSED'] as const,
  });
  return builder.objectRef<StoredOffer>('Offer').implement({
    description: 'A private word after an auction. Only its two sides and staff ever read one.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], DateTime: ['turnEndsAt'] }),
      ...exposedOrNull(t, { String: ['reason'], DateTime: ['closedAt'] }),
      kind: t.expose('kind', { type: OfferKind }),
      state: t.expose('state', { type: OfferState }),
      side: t.field({
        type: OfferSide,
        nullable: true,
        description: 'Which side the viewer is on; null for staff looking on.',
        resolve: (offer, _args, { viewer }) => viewer && sideOf(offer, viewer),
      }),
      lastBid: t.exposeInt('lastBid', {
        description:
          'The bidder’s own last bid, the least they may offer; of a second chance the price the room would have reached without the buyer who fell away, and all of it.',
      }),
      hammerPrice: t.exposeInt('hammerPrice', { nullable: true, description: 'What the hammer fell at.' }),
      buyerFee: t.field({
        type: BuyerFee,
        description: 'What the buyer would pay beside the price: as the auction had it.',
        resolve: offer => offer.buyerFee ?? BUYER_FEE,
      }),
      leftOut: t.field({
        type: [LeftOut],
        description:
          'The bids that a second chance was worked out without, the latest first; those of whoever bought and did not go through with it, was asked before, or is no customer any more.',
        resolve: offer => offers.leftOutOf(offer),
      }),
      amount: t.exposeInt('amount', {
        nullable: true,
        description: 'What the bidder offers, once they have said.',
      }),
      commissionCents: t.float({
        nullable: true,
        description:
          'What the house would keep of the amount by the mandate, VAT within; null before an amount, and for the bidder.',
        resolve: (offer, _args, { viewer }) =>
          viewer && sideOf(offer, viewer) !== 'BIDDER' ? keptOf(offer) : null,
      }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
      bidderEmail: t.string({
        nullable: true,
        description: 'Auctions:update; null for the sides.',
        resolve: (offer, _args, { viewer }) =>
          viewer?.permissions.has('Auctions:update') ? offer.bidderEmail : null,
      }),
      ad: t.field({ type: CarAd, nullable: true, resolve: offer => ads.findPublic(offer.adUuid) }),
    }),
  });
}

export type OfferRef = ReturnType<typeof offerType>;

function addQueries(
  builder: Builder,
  offers: Offers,
  OfferType: OfferRef,
  { ads, CarAd }: OffersSchemaParts,
): void {
  const UnsoldCarType = builder.objectRef<UnsoldCar>('UnsoldCar').implement({
    description: 'A car of one’s own whose last auction sold nothing.',
    fields: t => ({
      ad: t.field({ type: CarAd, nullable: true, resolve: car => ads.findPublic(car.adUuid) }),
      wish: t.exposeString('wish', {
        nullable: true,
        description: 'What one has asked the house for since.',
      }),
    }),
  });
  builder.queryFields(t => ({
    myOffers: t.field({
      type: [OfferType],
      description: 'Those of the viewer, on either side, the open ones first.',
      resolve: (_root, _args, { viewer }) => (viewer ? offers.listOf(viewer.id) : []),
    }),
    offer: t.field({
      type: OfferType,
      nullable: true,
      description: 'null for whoever is neither one of its sides nor staff.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { viewer }) => (viewer ? offers.find(viewer, id) : null),
    }),
    myUnsoldCars: t.field({
      type: [UnsoldCarType],
      resolve: (_root, _args, { viewer }) => (viewer ? offers.listUnsold(viewer.id) : []),
    }),
  }));
}

function addActs(builder: Builder, offers: Offers, OfferType: OfferRef): void {
  builder.mutationFields(t => ({
    makeOffer: t.field({
      type: OfferType,
      description: 'The last bidder’s one best offer; it binds them until the seller’s time is over.',
      args: { id: t.arg.id({ required: true }), amount: t.arg.int({ required: true }) },
      resolve: (_root, { id, amount }, context) =>
        offers.act(requireViewer(context), id, { kind: 'offer', amount }),
    }),
    acceptOffer: t.field({
      type: OfferType,
      description: 'The side whose turn it is agrees: the seller to an offer, a bidder to a second chance.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => offers.act(requireViewer(context), id, { kind: 'accept' }),
    }),
    declineOffer: t.field({
      type: OfferType,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => offers.act(requireViewer(context), id, { kind: 'decline' }),
    }),
    wishRelisting: t.boolean({
      description: 'The seller asks for another auction of a car that sold to nobody; true once it is kept.',
      args: { uuid: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
      resolve: (_root, { uuid, note }, context) =>
        done(offers.wishRelisting(requireViewer(context).id, uuid, note)),
    }),
  }));
}
