import type { AuctionRef } from '../auctions/schema.ts';
import { requirePermission } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, type ObjectRef, withFreshRight, withRight } from '../graphql/index.ts';
import type { Offers } from './index.ts';
import type { StoredOffer } from './offers-store.ts';

type AfterSale = NonNullable<Awaited<ReturnType<Offers['afterSale']>>>;

/** Adds the staff's actions after an auction; each needs Auctions:update. */
export function addStaffFields(
  builder: Builder,
  offers: Offers,
  Offer: ObjectRef<StoredOffer>,
  {
    Auction,
    findAuction,
  }: {
    readonly Auction: AuctionRef;
    readonly findAuction: (id: string) => Promise<AuctionRef['$inferType'] | null>;
  },
): void {
  const AfterSaleType = afterSaleType(builder, offers, Offer);
  builder.queryField('afterSale', t =>
    t.field({
      type: AfterSaleType,
      nullable: true,
      description: 'Auctions:update. What may follow the last auction of a car; null where it had none.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: withRight('Auctions:update', ({ uuid }) => offers.afterSale(uuid)),
    }),
  );
  const RelistInput = builder.inputType('RelistInput', {
    description: 'What differs from the last auction; what is not given stays as it was.',
    fields: t => ({
      start: t.field({ type: 'DateTime' }),
      end: t.field({ type: 'DateTime' }),
      reservePrice: t.int({ description: 'null: no reserve any more.' }),
    }),
  });
  builder.mutationFields(t => ({
    openOffer: t.field({
      type: Offer,
      description:
        'Auctions:update. Asks the last bidder of an auction that missed its reserve for a best offer.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, context) =>
        offers.open(uuid, 'BEST_OFFER', requirePermission(context, 'Auctions:update').id),
    }),
    offerSecondChance: t.field({
      type: Offer,
      description:
        'Auctions:update. After a cancelled order: asks the next bidder, at the price without the buyer who fell away.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, context) =>
        offers.open(uuid, 'SECOND_CHANCE', requirePermission(context, 'Auctions:update').id),
    }),
    closeOffer: t.field({
      type: Offer,
      description: 'Auctions:update. Ends an offer; both sides read the reason.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { id, reason }, context) =>
        offers.close(id, reason, requirePermission(context, 'Auctions:update').id),
    }),
    relistAuction: t.field({
      type: Auction,
      description:
        'Auctions:update, just signed in. A new auction of the car on the terms of the last; old bids stay with the old.',
      args: { uuid: t.arg.id({ required: true }), data: t.arg({ type: RelistInput }) },
      resolve: withFreshRight('Auctions:update', async ({ uuid, data }, { id: actorId }) => {
        const { start, end, reservePrice } = data ?? {};
        const reserve = reservePrice === undefined ? {} : { reserve: reservePrice };
        const wish = { startAt: start ?? null, endAt: end ?? null, ...reserve };
        return found(await findAuction(await offers.relist(uuid, wish, actorId)));
      }),
    }),
  }));
}

function afterSaleType(builder: Builder, offers: Offers, Offer: ObjectRef<StoredOffer>) {
  return builder.objectRef<AfterSale>('AfterSale').implement({
    fields: t => ({
      bestOfferFrom: t.exposeInt('bestOfferFrom', {
        nullable: true,
        description: 'The last bidder’s bid, where they may be asked for a best offer.',
      }),
      secondChanceAt: t.exposeInt('secondChanceAt', {
        nullable: true,
        description:
          'What the room would have reached without the buyer who fell away, where the next bidder may be asked.',
      }),
      canRelist: t.exposeBoolean('canRelist'),
      isSellersFault: t.exposeBoolean('isSellersFault', {
        description: 'The last auction sold the car, and its seller’s doing ended that sale.',
      }),
      plannedMs: t.exposeFloat('plannedMs', {
        description: 'How long the last auction was to last, whatever its bids or staff made of its end.',
      }),
      wish: t.exposeString('wish', { nullable: true, description: 'What the seller asked for since.' }),
      offers: t.field({ type: [Offer], resolve: ({ adUuid }) => offers.listOn(adUuid) }),
    }),
  });
}
