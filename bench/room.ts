import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { openChromium, PHONE, REFUSED } from '#test/kit/chromium.ts';
import { type Guest, openGuest } from '#test/kit/house.ts';
import { sized } from './kit.ts';

const BID_EVERY_MS = 1_000;
/** How many times slower than this machine the phone works, as Lighthouse's slow one does. */
const SLOWER = 4;
const ROUNDS = sized(6, 1);

const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const RUNNING = `{ searchCarAds(filter: { auctionStates: [RUNNING] }, sort: NEWEST, first: 50) {
  edges { node { slug auction { id end } } } } }`;
const MINIMUM = 'query($s: String!) { publicCarAd(slug: $s) { auction { minimumBid } } }';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid } }';

/** What the demo's own bidders left may lie in the way of a bid; the next passes it. */
const MISSED: ReadonlySet<string> = new Set(['BidEqualMaxBid', 'MaxBidAlreadyExist', 'MaxNotRaised']);

type Found = { readonly publicCarAd: { readonly auction: { readonly minimumBid: number } } };
type Lot = { readonly slug: string; readonly auction: { readonly id: string; readonly end: string } };

/** Somebody of the demo, as their browser would be known. */
export async function signIn(origin: string, name: string): Promise<Guest> {
  const guest = openGuest(origin, `${name}@demo.calandre.test`, 'Mozilla/5.0 (bench)');
  await asked(guest, LOGIN, { e: guest.email, p: DEMO_PASSWORD });
  return guest;
}

/** @throws when the house refuses */
async function asked<Data>(guest: Guest, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await guest.ask(query, variables);
  if (errors || !data) throw new Error(`${query} was refused: ${errors?.[0]?.message}`);
  return data as Data;
}

/** A lot of a running demo house on which two people overbid each other, once a second, until it is disposed of. */
export async function openBusyRoom(origin: string) {
  const [one, other] = await Promise.all([signIn(origin, 'buyer1'), signIn(origin, 'buyer2')]);
  const { searchCarAds } = await asked<{ searchCarAds: { edges: { node: Lot }[] } }>(one, RUNNING);
  // The lot that runs longest: no end comes in between.
  const [lot] = searchCarAds.edges
    .map(({ node }) => node)
    .sort((first, second) => second.auction.end.localeCompare(first.auction.end));
  if (!lot) throw new Error('no auction of the demo runs');
  const { slug, auction } = lot;
  const closing = new AbortController();

  async function bid(): Promise<void> {
    for (let turn = 1; !closing.signal.aborted; turn += 1) {
      const bidder = turn % 2 === 0 ? one : other;
      const found = await asked<Found>(bidder, MINIMUM, { s: slug });
      const bid = found.publicCarAd.auction.minimumBid + turn;
      const rest = { isAuctionCGVAccepted: true, leadSource: 'website' };
      const code = await bidder.codeOf(BID, { i: { auctionId: auction.id, bid, ...rest } });
      if (code !== null && !MISSED.has(code)) throw new Error(`a bid was refused: ${code}`);
      await sleep(BID_EVERY_MS);
    }
  }

  const bidding = bid();
  return {
    path: `/acheter/voiture-collection/${slug}.html`,
    async [Symbol.asyncDispose]() {
      closing.abort();
      await bidding;
    },
  };
}

/**
 * What a signed-in person on a slow phone feels while others bid once a second: how long the slowest of their touches
 * waits for the next picture (INP), and how far the page shifts by itself.
 */
export async function feelRoom(origin: string, path: string): Promise<{ inp: number; shift: number }> {
  const { cookie } = await signIn(origin, 'buyer3');
  const browser = await openChromium();
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const cookies = cookie()
    .split('; ')
    .map(each => {
      const [name = '', value = ''] = each.split('=');
      return { name, value, url: origin };
    });
  // Whoever bids here has been here before: the question of consent is answered.
  await context.addCookies([...cookies, { name: 'consent', value: REFUSED, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(origin + path);
  await page.waitForFunction(() => !('takeEarlyDoings' in window));
  // Theirs comes after the page, and is there before they touch anything: else chance says how much of it is in sight.
  await page.locator('[data-acts]').waitFor();
  for (let round = 0; round < ROUNDS; round += 1) await touch(page);
  const felt = await page.evaluate<{ inp: number; shift: number }>('window.felt');
  await browser.close();
  return felt;
}

/** Opens the dialog, types, looks at the total, leaves it, reads on, opens the history. */
async function touch(page: Page): Promise<void> {
  await page.locator('[data-section="header"] button[data-act]').tap();
  const amount = page.locator('[name="bid"]');
  await amount.waitFor();
  await amount.press('ArrowUp');
  await amount.press('ArrowUp');
  await page.keyboard.press('Escape');
  await amount.waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 1_200);
  await sleep(BID_EVERY_MS);
  await page.mouse.wheel(0, -1_200);
  await sleep(BID_EVERY_MS);
}

/**
 * Told by the browser itself. A shift within half a second of a touch was asked for; the others add up while they follow
 * each other within a second, for five at most, and the worst such while counts: so web vitals reckon it.
 */
const WATCH = `window.felt = { inp: 0, shift: 0 };
let began = 0, last = 0, sum = 0;
new PerformanceObserver(list => list.getEntries().forEach(({ interactionId, duration }) => {
  if (interactionId) felt.inp = Math.max(felt.inp, duration);
})).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver(list => list.getEntries().forEach(({ hadRecentInput, startTime, value }) => {
  if (hadRecentInput) return;
  if (startTime - last > 1000 || startTime - began > 5000) [began, sum] = [startTime, 0];
  last = startTime;
  felt.shift = Math.max(felt.shift, sum += value);
})).observe({ type: 'layout-shift', buffered: true });`;
