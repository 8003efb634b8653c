import { lotState } from '#shared/sale/index.ts';
import type { AdEnums } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import type { Builder } from '../graphql/index.ts';
import type { Auctions } from './index.ts';
import { lotOf } from './ledger.ts';
import type { AuctionRef } from './schema.ts';

type Types = {
  readonly CarAd: CarAdRef;
  readonly Auction: AuctionRef;
  readonly LotState: AdEnums['LotState'];
};

/** Links cars and auctions, and adds the lot's state to both. */
export function lotSchema(builder: Builder, auctions: Auctions, { CarAd, Auction, LotState }: Types): void {
  builder.objectFields(Auction, t => ({
    lotState: t.field({
      type: LotState,
      description: 'Where the lot stands; that of its ad.',
      resolve: auction => lotState(lotOf(auction), auctions.clock()),
    }),
    isSoldAfter: t.exposeBoolean('isSoldAfter', {
      description: 'Whether the car was sold after the hammer: by an offer, or to the next bidder.',
    }),
  }));
  builder.objectFields(CarAd, t => ({
    auction: t.field({
      type: Auction,
      nullable: true,
      resolve: async (ad, _args, { cacheTags }) => {
        const auction = await auctions.findByAd(ad.uuid);
        if (auction) cacheTags.add(`auction:${auction.id}`);
        return auction;
      },
    }),
    lotState: t.field({
      type: LotState,
      description: 'Where the lot stands; that of its newest auction, where it has one.',
      resolve: async (ad, _args, { cacheTags }) => {
        const auction = await auctions.findByAd(ad.uuid);
        if (auction) cacheTags.add(`auction:${auction.id}`);
        const lot = auction ? lotOf(auction) : { adStatus: ad.status, auction, hasOrder: false };
        return lotState(lot, auctions.clock());
      },
    }),
  }));
}
