/**
 * Simulated bidders: npm run demo:bidders. They sign in to a running demo house as its buyers and bid on
 * what runs, at a human pace, for ten minutes or as many as are given, and at another port than 3000 when that is
 * given too: npm run demo:bidders -- 3 3100.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { incrementAt } from '#shared/sale/index.ts';
import { DEMO_PASSWORD } from './people.ts';

const house = `http://localhost:${process.argv[3] ?? 3000}`;
const minutes = Number(process.argv[2] ?? 10);
const BUYERS = 8;
const PAUSE_MS = { min: 1_500, max: 6_000 };

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };

/** One browser's worth of cookie. */
function openBuyer(number: number) {
  let cookie = '';
  return async (query: string, variables: object): Promise<Answer> => {
    const response = await fetch(`${house}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'user-agent': `demo buyer ${number}` },
      body: JSON.stringify({ query, variables }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return (await response.json()) as Answer;
  };
}

const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const RUNNING = `{ searchCarAds(filter: { auctionStates: [RUNNING] }, sort: ENDING_SOON, first: 12) {
  edges { node { brand model auction { id minimumBid currentBid startingPrice } } } } }`;
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid } }';

type Lot = { brand: string; model: string; auction: { id: string; minimumBid: number } };

async function bidOnce(ask: ReturnType<typeof openBuyer>, number: number): Promise<void> {
  const { data } = await ask(RUNNING, {});
  const found = data?.searchCarAds as { edges: { node: Lot }[] } | undefined;
  const lots = found?.edges.map(edge => edge.node) ?? [];
  const lot = lots[randomInt(Math.max(1, lots.length))];
  if (!lot) return;
  const { id, minimumBid } = lot.auction;
  const bid = minimumBid + incrementAt(minimumBid) * randomInt(3);
  const maxBid = randomInt(4) === 0 ? bid + incrementAt(bid) * (2 + randomInt(6)) : null;
  const input = { auctionId: id, bid, maxBid, isAuctionCGVAccepted: true, leadSource: 'system_generated' };
  const answer = await ask(BID, { i: input });
  const outcome = answer.errors?.[0]?.message ?? 'accepted';
  console.log(`buyer${number} bids ${bid} on ${lot.brand} ${lot.model}: ${outcome}`);
}

async function play(number: number, until: number): Promise<void> {
  const ask = openBuyer(number);
  const { errors } = await ask(LOGIN, { e: `buyer${number}@demo.calandre.test`, p: DEMO_PASSWORD });
  if (errors) throw new Error(`buyer${number} can't sign in: ${errors[0]?.message}`);
  while (performance.now() < until) {
    await sleep(randomInt(PAUSE_MS.min, PAUSE_MS.max));
    await bidOnce(ask, number);
  }
}

const until = performance.now() + minutes * 60_000;
const games = Array.from({ length: BUYERS }, (_, index) => play(index + 1, until));
await Promise.all(games).catch((error: Error) => {
  console.error(`The house at ${house} does not answer as a demo: ${error.message}`);
  process.exitCode = 1;
});
