/** What an address may ask to be told of, by the name that the API has for it. */
export const HOOK_EVENTS = [
  'lot.scheduled',
  'lot.opened',
  'bid.placed',
  'lot.extended',
  'reserve.reached',
  'lot.closed',
  'lot.sold',
  'lot.fell_through',
  'order.stepped',
] as const;

const WORDS = {
  'lot.scheduled': 'lot_scheduled',
  'lot.opened': 'lot_opened',
  'bid.placed': 'bid_placed',
  'lot.extended': 'lot_extended',
  'reserve.reached': 'reserve_reached',
  'lot.closed': 'lot_closed',
  'lot.sold': 'lot_sold',
  'lot.fell_through': 'lot_fell_through',
  'order.stepped': 'order_stepped',
} as const satisfies Record<(typeof HOOK_EVENTS)[number], string>;

/** The key of its word; what this page does not know yet was sent to try the address. */
export const wordOfEvent = (name: string) =>
  HOOK_EVENTS.some(each => each === name) ? WORDS[name as (typeof HOOK_EVENTS)[number]] : 'ping';
