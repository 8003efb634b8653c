type BidEvent = 'auction_bid_cta_click' | 'auction_bid_step1_validate' | 'auction_bid_submit';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Notes a step of the bid flow in the page's data layer (spec §7); nothing leaves the page by that. */
export function note(event: BidEvent, uuid: string, auctionId: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, slug: uuid, auction_id: auctionId });
}
