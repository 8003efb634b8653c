import { type Cents, commissionCents } from '#shared/sale/index.ts';
import type { NewNotification, OfferNews } from '../notifications/index.ts';
import type { StoredOffer } from './offers-store.ts';

type Reader = 'BIDDER' | 'SELLER';

/** Who is notified of each state of an offer; a sale is announced by its order. */
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

/** Returns what the house would keep of the offer, VAT included, as its order will; null before there is an amount. */
export const keptOf = ({ amount, commission }: Pick<StoredOffer, 'amount' | 'commission'>): Cents | null =>
  amount === null ? null : commission === null ? 0 : commissionCents(amount, commission);

/** Returns the notifications of an offer's state; whoever caused it is not notified. */
export function newsOf(offer: StoredOffer, byId: string | null): NewNotification[] {
  const { id, kind, state, adUuid, amount, lastBid, turnEndsAt } = offer;
  const ids = { BIDDER: offer.bidderId, SELLER: offer.sellerId };
  return TOLD[state].flatMap(([reader, offerNews]) => {
    const accountId = ids[reader];
    if (accountId === null || accountId === byId) return [];
    const data = {
      ...{ offerId: id, offerNews, endAt: turnEndsAt, isSecondChance: kind === 'SECOND_CHANCE' },
      // Before the bidder's answer there is no amount yet: the last bid is shown.
      amount: amount ?? lastBid,
      isSeller: reader === 'SELLER',
      // The commission is not disclosed to the bidder.
      ...(reader === 'SELLER' && { keptCents: keptOf(offer) ?? 0 }),
    };
    return [{ accountId, kind: 'OFFER', key: `${id}:${state}`, adUuid, data } as const];
  });
}
