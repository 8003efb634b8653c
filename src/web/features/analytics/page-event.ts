type BidEvent = {
  readonly event: 'auction_bid_cta_click' | 'auction_bid_step1_validate' | 'auction_bid_submit';
  /** The ad's uuid. */
  readonly slug: string;
  readonly auction_id: string;
};

type ContactEvent = {
  readonly event: 'ad_click_phone_cta' | 'ad_click_appointment_cta';
  readonly slug: string;
  /** The first name of the house's contact, never a private seller's. */
  readonly contact_name: string;
};

/** What may be noted of a visit, under the names that the analytics know (spec §7). No amount is in any. */
export type PageEvent = BidEvent | ContactEvent;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Notes what somebody did in the page's data layer; nothing leaves the page by that. */
export function note(event: PageEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
