/** What programs may ask to be told of. */
export const EVENTS = [
  'lot.scheduled',
  'lot.opened',
  'bid.placed',
  'lot.extended',
  'reserve.reached',
  'lot.closed',
  'lot.sold',
  'lot.fell_through',
  'order.stepped',
  'ping',
] as const;
export type EventName = (typeof EVENTS)[number];

/** A message's body: what happened, when, and what everybody may know of it, or its own party. */
export const bodyOf = (type: EventName, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: inWords(data) });

/** Instants as JSON has them, which stand under names that end so. */
function inWords(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) =>
      name.endsWith('At') && typeof value === 'number'
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
