import type { Instant } from '#shared/sale/index.ts';
import { LANGUAGES, type Language } from '#shared/words/locale.ts';
import { lowestPriceBefore } from '../ads/index.ts';
import type { Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import type { NewNotification } from '../notifications/index.ts';
import { type Chip, lineOf, type Search, type SearchFilter } from '../search/index.ts';
import {
  type Alert,
  addMatches,
  findNextLetter,
  findWatching,
  holdAlert,
  markTold,
  TELL_COLLECTED,
  takeMatches,
} from './alerts-store.ts';
import { addNews, findAsking, findShownPrice, type News, nameCars, takeNews } from './news-store.ts';
import type { AlertsParts } from './parts.ts';

/** The batch size of alerts. */
const ALERTS_AT_ONCE = 500;

/** Returns the parts of a saved search, labelled in a language. */
export async function chipsOf(search: Search, filter: SearchFilter, language: Language): Promise<Chip[]> {
  const { asked, typed } = await search.read(filter);
  return search.chips(asked, typed, language);
}

/** Returns a search as one line in every language, since letters are in their reader's. */
async function criteriaOf(search: Search, filter: SearchFilter): Promise<Record<Language, string>> {
  const lines = LANGUAGES.map(async language => [language, lineOf(await chipsOf(search, filter, language))]);
  return Object.fromEntries(await Promise.all(lines));
}

/** A published ad, or a public one with a planned auction; jobs of older releases have no instant. */
export type Match = { readonly uuid: string; readonly at?: Instant; readonly isAuction?: boolean };

async function asksForAuctions(search: Search, filter: SearchFilter): Promise<boolean> {
  const { asked } = await search.read(filter);
  return asked.auctionsOnly || asked.auctionStates.length > 0;
}

/** Matches an ad against every alert; notifies at once, or stores it for the next letter. */
export async function match(
  parts: AlertsParts,
  writes: Writes,
  { uuid, at, isAuction = false }: Match,
): Promise<void> {
  const watching = (after: string | null) => findWatching(writes, uuid, at ?? null, after, ALERTS_AT_ONCE);
  // A planned auction of a public car is news only for alerts on auctions.
  const asks = async ({ filter }: Alert) => !isAuction || asksForAuctions(parts.search, filter);
  for await (const finding of alertsFinding(parts, uuid, watching, asks)) {
    const ids = await addMatches(writes, idsOf(finding), uuid);
    const told = finding.filter(alert => ids.includes(alert.id));
    await tell(parts, writes, told, alert => ofNew(alert, [uuid], []));
  }
}

/** Matches an edit against the alerts for edits. */
export async function news(
  parts: AlertsParts,
  writes: Writes,
  edit: DomainEventMap['ad.edited'],
): Promise<void> {
  const { uuid, revision } = edit;
  const price = await findShownPrice(writes, uuid);
  const isDrop = edit.priceWas !== null && price !== null && price < edit.priceWas;
  const priceWas = isDrop ? edit.priceWas : null;
  const asking = (after: string | null) => findAsking(writes, uuid, isDrop, after, ALERTS_AT_ONCE);
  for await (const finding of alertsFinding(parts, uuid, asking)) {
    const ids = await addNews(writes, idsOf(finding), { uuid, revision, priceWas });
    const told = finding.filter(alert => ids.includes(alert.id));
    const changed = [{ adUuid: uuid, revision, price, priceWas }];
    await tell(parts, writes, told, alert => ofNew(alert, [], changed));
  }
}

/** Schedules the letter of an alert that has collected something, for its next due time; not twice. */
export async function promiseLetter(
  { jobs }: Pick<AlertsParts, 'jobs'>,
  writes: Writes,
  id: string,
): Promise<void> {
  await holdAlert(writes, id);
  const next = await findNextLetter(writes, id);
  if (!next || (next.waitMs > 0 && next.isPromised)) return;
  await jobs.enqueue(writes, [{ kind: TELL_COLLECTED, data: { id }, delayMs: next.waitMs }]);
}

/**
 * Sends one notification of all that a daily or weekly alert has collected and still matches. Each match schedules a
 * job; the first one sends. What comes before the next due time waits for it.
 */
export async function tellCollected(parts: AlertsParts, writes: Writes, id: string): Promise<void> {
  const { notify, search } = parts;
  const next = await findNextLetter(writes, id);
  if (!next) return;
  if (next.waitMs > 0) return promiseLetter(parts, writes, id);
  const [matches, edits] = [await takeMatches(writes, id), await takeCollected(writes, id)];
  search.refresh([...matches, ...edits.map(each => each.adUuid)]);
  const found: string[] = [];
  for (const uuid of matches) if (await search.finds(next.filter, uuid)) found.push(uuid);
  const changed: News[] = [];
  for (const each of edits)
    if (!found.includes(each.adUuid) && (await search.finds(next.filter, each.adUuid))) changed.push(each);
  if (found.length + changed.length === 0) return;
  const alert = await markTold(writes, id);
  if (!alert) return;
  const cars = await nameCars(writes, [...found, ...changed.map(each => each.adUuid)]);
  const told = ofNew(alert, found, changed);
  const criteria = await criteriaOf(search, alert.filter);
  await notify(writes, [{ ...told, data: { ...told.data, criteria, ...(cars.length > 1 ? { cars } : {}) } }]);
}

/** A professional may state no former price above the lowest of thirty days, even if it rose again since. */
async function takeCollected(writes: Writes, id: string): Promise<News[]> {
  const told: News[] = [];
  for (const { tellsEdits, isTrade, publishedAt, ...each } of await takeNews(writes, id)) {
    const { adUuid: uuid, price } = each;
    const least = isTrade ? await lowestPriceBefore(writes, { uuid, publishedAt }) : each.priceWas;
    const isDrop = each.priceWas !== null && price !== null && least !== null && price < least;
    if (isDrop || tellsEdits) told.push({ ...each, priceWas: isDrop ? least : null });
  }
  return told;
}

/** Yields the alerts whose search finds the ad, in batches. */
async function* alertsFinding(
  { search }: AlertsParts,
  uuid: string,
  next: (after: string | null) => Promise<Alert[]>,
  asks: (alert: Alert) => Promise<boolean> = async () => true,
): AsyncGenerator<Alert[]> {
  let after: string | null = null;
  // The job may run before the bus message arrives, and it does not search again.
  search.refresh([uuid]);
  for (;;) {
    const alerts: Alert[] = await next(after);
    const finding: Alert[] = [];
    for (const alert of alerts)
      if ((await asks(alert)) && (await search.finds(alert.filter, uuid))) finding.push(alert);
    if (finding.length > 0) yield finding;
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERTS_AT_ONCE) return;
    after = last.id;
  }
}

/** Notifies immediate alerts; schedules the others' next letter. */
async function tell(
  parts: AlertsParts,
  writes: Writes,
  alerts: readonly Alert[],
  say: (alert: Alert) => NewNotification,
): Promise<void> {
  const { notify, search } = parts;
  const isAtOnce = ({ frequency }: Alert) => frequency === 'IMMEDIATE';
  const told = alerts.filter(isAtOnce).map(async alert => {
    const criteria = await criteriaOf(search, alert.filter);
    const news = say(alert);
    return { ...news, data: { ...news.data, criteria } };
  });
  await notify(writes, await Promise.all(told));
  for (const { id } of alerts.filter(alert => !isAtOnce(alert))) await promiseLetter(parts, writes, id);
}

/** Builds an alert's notification: a single car by its name and prices, several by their number. */
function ofNew(
  { id, accountId, name }: Alert,
  found: readonly string[],
  changed: readonly News[],
): NewNotification {
  const [only, ...others] = [...found, ...changed.map(each => each.adUuid)];
  const isOne = others.length === 0;
  const [{ price, priceWas, revision } = NO_NEWS] = changed;
  const drops = changed.filter(each => each.priceWas !== null).length;
  const counts = { count: found.length, dropCount: drops, editCount: changed.length - drops };
  const prices = isOne && price !== null && priceWas !== null ? { amount: price, amountWas: priceWas } : {};
  return {
    ...{ accountId, kind: 'ALERT_MATCH', adUuid: isOne ? (only ?? null) : null },
    key: [id, only, ...(found.length > 0 ? [] : [revision])].join(':'),
    data: { name, alertId: id, ...counts, ...prices },
  };
}

const NO_NEWS = { price: null, priceWas: null, revision: 0 };

const idsOf = (alerts: readonly Alert[]) => alerts.map(alert => alert.id);
