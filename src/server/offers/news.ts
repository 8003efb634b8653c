import { type Cents, commissionCents } from '#shared/sale/index.ts';
import type { NewNotification, OfferNews } from '../notifications/index.ts';
import type { StoredOffer } from './offers-store.ts';

type Reader = 'BIDDER' | 'SELLER';

/** Who is told what when an offer has come to where it stands; a sale is told of by its order. */
const TOLD: Readonly<Record<StoredOffer['state'], readonly (readonly [Reader, OfferNews])[]>> = {
  BIDDER_TURN: [
    ['BIDDER', 'BIDDER_ASKED'],
    ['SELLER', 'OPENED'],
  ],
  SELLER_TURN: [['SELLER', 'SELLER_ASKED']],
  ACCEPTED: [['BIDDER', 'ACCEPTED']],
  DECLINED: [
    ['BIDDER', 'DECLINED'],
    ['SELLER', 'DECLINED'],
  ],
  EXPIRED: [
    ['BIDDER', 'EXPIRED'],
    ['SELLER', 'EXPIRED'],
  ],
  CLOSED: [
    ['BIDDER', 'CLOSED'],
    ['SELLER', 'CLOSED'],
  ],
};

/** What the house would keep of what is offered, VAT within, as its order will; null before anything is. */
export const keptOf = ({ amount, commission }: Pick<StoredOffer, 'amount' | 'commission'>): Cents | null =>
  amount === null ? null : commission === null ? 0 : commissionCents(amount, commission);

/** The news of where an offer stands now; whoever brought it there knows already. */
export function newsOf(offer: StoredOffer, byId: string | null): NewNotification[] {
  const { id, kind, state, adUuid, amount, lastBid, turnEndsAt } = offer;
  const ids = { BIDDER: offer.bidderId, SELLER: offer.sellerId };
  return TOLD[state].flatMap(([reader, offerNews]) => {
    const accountId = ids[reader];
    if (accountId === null || accountId === byId) return [];
    const data = {
      ...{ offerId: id, offerNews, endAt: turnEndsAt, isSecondChance: kind === 'SECOND_CHANCE' },
      // What the bidder has not said yet is nobody's to read.
      amount: amount ?? lastBid,
      isSeller: reader === 'SELLER',
      // What a seller leaves the house is no bidder's to know.
      ...(reader === 'SELLER' && { keptCents: keptOf(offer) ?? 0 }),
    };
    return [{ accountId, kind: 'OFFER', key: `${id}:${state}`, adUuid, data } as const];
  });
}
