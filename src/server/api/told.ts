import { HOOK_EVENTS, type HookEvent } from '#shared/fields/index.ts';
import type { Described, JsonSchema } from './described.ts';

const TEXT: JsonSchema = { type: 'string' };
const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };
const EUROS: JsonSchema = { type: 'integer' };
const ID: JsonSchema = { type: 'string', format: 'uuid' };

type Properties = Readonly<Record<string, JsonSchema>>;

const LOT: Properties = {
  lotId: ID,
  auctionId: ID,
  slug: TEXT,
  name: { ...TEXT, description: 'The car as its page is titled.' },
};
const PLAN: Properties = { startAt: INSTANT, endAt: INSTANT, startingPrice: EUROS };

/** The `data` of each webhook event; a bid's rows are those of the API. */
const dataOf = (row: JsonSchema): Readonly<Record<HookEvent, Properties>> => ({
  'lot.scheduled': { ...LOT, ...PLAN },
  'lot.opened': { ...LOT, ...PLAN },
  'bid.placed': { ...LOT, bids: { type: 'array', minItems: 1, items: row } },
  'lot.extended': { ...LOT, previousEndAt: INSTANT, endAt: INSTANT },
  'reserve.reached': LOT,
  'lot.closed': {
    ...LOT,
    outcome: { type: 'string', enum: ['sold', 'unsold', 'cancelled'] },
    hammerPrice: {
      type: ['integer', 'null'],
      description: 'null where nothing was sold, or no price is public.',
    },
  },
  'lot.sold': {
    ...LOT,
    cause: {
      type: 'string',
      enum: ['HAMMER', 'OFFER', 'SECOND_CHANCE'],
      description: 'At the hammer, by an offer after it, or to the next bidder once a sale fell through.',
    },
    hammerPrice: { type: ['integer', 'null'], description: 'null where no price is public.' },
  },
  'lot.fell_through': LOT,
  'order.stepped': {
    ...{ orderId: ID, adUuid: ID, at: INSTANT },
    kind: { ...TEXT, description: 'The step that was taken.' },
    party: { ...TEXT, description: 'Who took it.' },
    state: { ...TEXT, description: 'Where the order stands after it.' },
  },
  ping: {},
});

/** A webhook event with its body's schema. */
export type ToldEvent = { readonly name: HookEvent; readonly schema: JsonSchema };

/** Returns all webhook events with their bodies' schemas. */
export function toldEvents(operations: readonly Described[]): readonly ToldEvent[] {
  const listing = operations.find(({ name }) => name === 'listBids');
  const { items } = (listing?.answered?.properties ?? {}) as { items?: JsonSchema };
  if (!items?.items) throw new Error('no operation lists the rows of a lot');
  const data = dataOf(items.items as JsonSchema);
  return ([...HOOK_EVENTS, 'ping'] as const).map(name => ({
    name,
    schema: whole({ type: { const: name }, timestamp: INSTANT, data: whole(data[name]) }),
  }));
}

const whole = (properties: Properties): JsonSchema => ({
  ...{ type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
});
