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

/** The events that may be recorded, by their analytics names (spec §7). None contains an amount. */
export type PageEvent = BidEvent | ContactEvent;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Adds an event to the page's data layer; it sends nothing. */
export function note(event: PageEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
