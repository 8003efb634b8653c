import WebSocket from 'ws';
import type { Answer, Guest, TestHouse } from '../kit/house.ts';

/**
 * The house as a stranger with the schema in hand meets it: GraphQL by its documented names over HTTP and
 * WebSocket, nothing of the server's code.
 */
export type AuctionWish = {
  startsInMs?: number;
  endsInMs?: number;
  startingPrice?: number;
  reservePrice?: number | null;
  tieRule?: 'REFUSE' | 'EARLIEST_WINS';
  askForCardDetails?: boolean;
  extensionWindowSeconds?: number;
  car?: object;
};

const CREATE = 'mutation($data: CarAdInput!) { createCarAd(data: $data) { uuid } }';
const PUBLISH = 'mutation($uuid: ID!) { publishCarAd(uuid: $uuid) { uuid } }';
const SCHEDULE = `mutation($uuid: ID!, $data: ScheduleAuctionInput!) {
  scheduleAuction(uuid: $uuid, data: $data) { id }
}`;

/** A published car under the hammer, made by staff. */
export async function newAuction(staff: Guest, wish: AuctionWish = {}) {
  const { startsInMs = -1_000, endsInMs = 3_600_000, car = {}, ...rest } = wish;
  const created = await staff.ask(CREATE, {
    data: { brand: 'Alpine', model: 'A110', carType: 'CLASSIC', ...car },
  });
  const uuid = took<{ uuid: string }>(created, 'createCarAd').uuid;
  const at = (inMs: number) => new Date(Date.now() + inMs).toISOString();
  const data = { start: at(startsInMs), end: at(endsInMs), startingPrice: 1_000, ...rest };
  const scheduled = await staff.ask(SCHEDULE, { uuid, data });
  const auctionId = took<{ id: string }>(scheduled, 'scheduleAuction').id;
  took(await staff.ask(PUBLISH, { uuid }), 'publishCarAd');
  return { uuid, auctionId };
}

/** One field of an answer that must have gone through. */
export function took<Value>(answer: Answer, field: string): Value {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.[field] as Value;
}

const BID = `mutation($input: AddBidInput!) {
  addBid(addBidInput: $input) { id bid userId isImmediateBid isReservePriceReached end version }
}`;

export type BidAnswer = {
  code: string | null;
  field?: string | undefined;
  minimum?: number | undefined;
  bid?: { id: string; bid: number; isImmediateBid: boolean; version: number; end: string };
};

/** Bids with everything in order but what is said. */
export async function bid(guest: Guest, input: Record<string, unknown>): Promise<BidAnswer> {
  const answer = await guest.ask(BID, { input: { isAuctionCGVAccepted: true, ...input } });
  const error = answer.errors?.[0]?.extensions;
  if (error) return { code: error.code, field: error.field, minimum: error.minimum };
  return { code: null, bid: took(answer, 'addBid') };
}

export type Seen = {
  bid: number;
  isImmediateBid: boolean;
  userId: string;
  isReservePriceReached: boolean | null;
};

const WATCH = `subscription($uuid: ID!) {
  bidAdded(uuid: $uuid) { bid isImmediateBid userId isReservePriceReached version }
}`;

/** Somebody who watches without an account; `seen` grows with each row, or each event of another kind. */
export async function openWatcher<Event = Seen>(house: TestHouse, uuid: string, query = WATCH) {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const seen: Event[] = [];
  const joined = Promise.withResolvers<void>();
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  socket.on('open', () => say({ type: 'connection_init' }));
  socket.on('error', joined.reject);
  socket.on('message', text => {
    const frame = JSON.parse(String(text)) as { type: string; payload?: { data: Record<string, Event> } };
    if (frame.type === 'connection_ack') {
      say({ id: 'rows', type: 'subscribe', payload: { query, variables: { uuid } } });
      // Frames are taken in their order: who answers this has joined.
      say({ type: 'ping' });
    }
    if (frame.type === 'pong') joined.resolve();
    if (frame.type === 'next' && frame.payload) seen.push(...Object.values(frame.payload.data));
  });
  await joined.promise;
  return { seen, [Symbol.dispose]: () => socket.terminate() };
}
