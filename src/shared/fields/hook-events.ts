/** What programs may ask to be told of, by the name that the API has for it. */
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
/** What a message tells: one of them, or that its receiver's address was tried. */
export type HookEvent = (typeof HOOK_EVENTS)[number] | 'ping';

type WordOf<Name extends string> = Name extends `${infer Of}.${infer What}` ? `${Of}_${What}` : Name;

/** The key of an event's word, where a dot would be another level; of one that is not known here, that of `ping`. */
export const wordOfEvent = (name: string): WordOf<HookEvent> =>
  (HOOK_EVENTS.find(each => each === name) ?? 'ping').replace('.', '_') as WordOf<HookEvent>;
