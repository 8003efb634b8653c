import type { Entry } from './matrix.ts';

const KEY = 'a-secret-of-one-browser';

/**
 * A subscription is one execution for all who ask, made for a visitor of whom nothing is known: whoever may,
 * anyone may, and what it tells is everyone's or kept under a key.
 */
export const SUBSCRIPTIONS: Readonly<Record<string, Pick<Entry, 'call'> & { readonly isByKey?: true }>> = {
  bidAdded: { call: of => `bidAdded(uuid: "${of.uuid}") { id }` },
  watcherCount: { call: of => `watcherCount(uuid: "${of.uuid}")` },
  auctionUpdated: { call: of => `auctionUpdated(uuid: "${of.uuid}") { id }` },
  lotNews: { call: of => `lotNews(auctionIds: ["${of.auctionId}"]) { version }` },
  notified: { call: () => `notified(key: "${KEY}")`, isByKey: true },
};
