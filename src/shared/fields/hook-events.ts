/** The events that a webhook can subscribe to, by their name in the API. */
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
/** The event of a delivery: one of these, or a test of the webhook (`ping`). */
export type HookEvent = (typeof HOOK_EVENTS)[number] | 'ping';

type WordOf<Name extends string> = Name extends `${infer Of}.${infer What}` ? `${Of}_${What}` : Name;

/** Returns the key of an event's label, with `_` since a dot would nest; an unknown event gets that of `ping`. */
export const wordOfEvent = (name: string): WordOf<HookEvent> =>
  (HOOK_EVENTS.find(each => each === name) ?? 'ping').replace('.', '_') as WordOf<HookEvent>;
