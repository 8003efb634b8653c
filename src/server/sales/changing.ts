import type { GivenSale } from '#shared/fields/index.ts';
import { hasSaleBegun } from '#shared/sale/index.ts';
import { textIn } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { holdLots, readClock } from '../auctions/index.ts';
import { record } from '../audit/index.ts';
import { isUuid, once, type Writes } from '../database/index.ts';
import { AppError, type ErrorCode, found, requireInput } from '../errors.ts';
import type { LotFault, SalesParts } from './parts.ts';
import { plansThatFollow } from './plans.ts';
import {
  addSale,
  announce,
  areAds,
  changeSale,
  findSale,
  holdSale,
  listLots,
  putLots,
  type StaffLot,
  type StaffSale,
} from './sales-store.ts';

type Held = {
  readonly sale: StaffSale;
  readonly lots: readonly StaffLot[];
  /** Whether a lot has begun, by the database's clock, read under the locks. */
  readonly hasBegun: boolean;
};

const SLUG_LENGTH_MAX = 80;

/**
 * Locks a sale; with a version also its lots, until one of them has begun, so that no lot's plan changes before the
 * write.
 * @throws AppError NotFound, StaleVersion where the sale or a lot's plan was changed since it was read
 */
export async function hold(writes: Writes, id: string, version: number | null): Promise<Held> {
  requireInput(isUuid(id), 'id');
  found(await holdSale(writes, id));
  if (version !== null) {
    const lots = await listLots(writes, id);
    const uuids = lots.map(({ adUuid }) => adUuid);
    // A sale that has begun is no longer planned: bidders must not wait for a text edit.
    if (!hasSaleBegun(timesOf(lots), await readClock(writes))) await holdLots(writes, uuids);
  }
  const sale = found(await findSale(writes, id));
  if (version !== null && sale.version !== version) throw new AppError('StaleVersion');
  const lots = await listLots(writes, id);
  return { sale, lots, hasBegun: hasSaleBegun(timesOf(lots), await readClock(writes)) };
}

/** Returns start, end and status of the lots that have an auction. */
export const timesOf = (lots: readonly StaffLot[]) =>
  lots.flatMap(({ auctionStatus: status, startAt, endAt }) =>
    status === null || startAt === null || endAt === null ? [] : [{ status, startAt, endAt }],
  );

/** Notifies that a sale, and so the pages of its cars, have changed. */
export async function tell(
  { bus }: SalesParts,
  writes: Writes,
  id: string,
  lots: readonly { adUuid: string }[],
) {
  const cars = [...new Set(lots.map(({ adUuid }) => adUuid))];
  await bus.publish(writes, [
    { topic: 'sale', id, version: 0 },
    ...cars.map(uuid => ({ topic: 'ad', id: uuid, version: 0 }) as const),
  ]);
}

/**
 * Saves a sale; without an id a new one. The lots' planned auctions follow, all of them, or the whole sale is rolled
 * back. Once a lot has begun only the texts may change.
 * @throws AppError BadInput with the field, NotFound, StaleVersion, CarUnderHammer for what may not change any more, or
 * for a removed lot with a planned auction; faults of a planned lot at `lots.` and its index
 */
export function saveSale(
  parts: SalesParts,
  known: { readonly id: string; readonly version: number } | null,
  given: GivenSale,
  actorId: string,
): Promise<string> {
  const { database } = parts;
  const uuids = given.lots.map(({ uuid }) => uuid);
  requireInput(uuids.every(isUuid), 'lots');
  return database.transaction(async writes => {
    const held = known && (await hold(writes, known.id, known.version));
    requireInput((await areAds(writes, uuids)) === uuids.length, 'lots');
    if (held) requireFree(held, given);
    requireReserves(held?.lots ?? [], given);
    if (held) return write(parts, writes, held, given, actorId);
    const untouched = async (id: string) => ((await findSale(writes, id))?.version === 1 ? id : null);
    return once(writes, { by: actorId, what: 'sale', wish: given }, untouched, () =>
      write(parts, writes, null, given, actorId),
    );
  });
}

/** Writes a locked or new sale. @throws AppError as `saveSale` */
async function write(
  parts: SalesParts,
  writes: Writes,
  held: Held | null,
  given: GivenSale,
  actorId: string,
): Promise<string> {
  const id = held ? held.sale.id : await addUnderOwnSlug(writes, given);
  if (held) await changeSale(writes, id, given);
  await putLots(writes, id, given.lots);
  if (held) await letFollow(parts, writes, held, given, actorId);
  const { lots, ...after } = given;
  await record(writes, {
    ...{ actorId, action: 'sale.saved', subjectId: id, subjectName: textIn(given.title) },
    before: held ? loggedOf(held) : {},
    after: logged(after, lots.length),
  });
  if (held?.sale.announcedAt != null || held?.lots.some(({ auctionId }) => auctionId !== null))
    await tell(parts, writes, id, [...held.lots, ...lots.map(({ uuid }) => ({ adUuid: uuid }))]);
  return id;
}

/** Reschedules the lots, unless only texts changed. @throws AppError of the first lot that cannot, by index */
async function letFollow(
  { auctions }: SalesParts,
  writes: Writes,
  held: Held,
  given: GivenSale,
  actorId: string,
): Promise<void> {
  const statuses = new Map(held.lots.map(lot => [lot.adUuid, lot.auctionStatus]));
  const lots = given.lots.map(({ uuid, reservePrice, ...lot }) => {
    return { ...lot, adUuid: uuid, reserve: reservePrice, auctionStatus: statuses.get(uuid) ?? null };
  });
  const sale = found(await findSale(writes, held.sale.id));
  const plans = plansThatFollow(held, { sale, lots });
  if (plans.length === 0) return;
  const { faults } = await auctions.scheduleAll(writes, plans, actorId);
  const place = lots.findIndex(({ adUuid }) => faults.has(adUuid));
  const fault = faults.get(lots[place]?.adUuid ?? '');
  if (fault) throw new AppError(fault.code, { field: ['lots', place, fault.field ?? []].flat().join('.') });
}

type Words = Omit<GivenSale, 'lots'>;

/** The audit log's entry of a sale; it leaves out the secret reserves. */
const logged = ({ title, place, start, firstEnd, intervalMinutes, stagger }: Words, lotCount: number) => ({
  ...{ title: textIn(title), place, intervalMinutes, stagger, lotCount },
  ...{ startAt: new Date(start).toISOString(), firstEndAt: new Date(firstEnd).toISOString() },
});
/** The same for a locked sale. */
export const loggedOf = ({ sale, lots }: Held) => ({
  ...{ title: textIn(sale.title), place: sale.place, stagger: sale.stagger, lotCount: lots.length },
  intervalMinutes: sale.intervalMinutes,
  ...{
    startAt: new Date(sale.startAt).toISOString(),
    firstEndAt: new Date(sale.firstEndAt).toISOString(),
  },
});

/** Refuses changes that are too late. @throws AppError CarUnderHammer, field `lots` or the first changed one */
function requireFree({ sale, lots, hasBegun }: Held, given: GivenSale): void {
  const kept = new Set(given.lots.map(({ uuid }) => uuid));
  const gone = lots.some(({ adUuid, auctionStatus }) => auctionStatus === 'open' && !kept.has(adUuid));
  if (gone) throw new AppError('CarUnderHammer', { field: 'lots' });
  if (!hasBegun) return;
  const plan = [
    ['start', given.start, sale.startAt],
    ['firstEnd', given.firstEnd, sale.firstEndAt],
    ['intervalMinutes', given.intervalMinutes, sale.intervalMinutes],
    ['stagger', given.stagger, sale.stagger],
    ['hotFrom', given.hotFrom, sale.hotFrom],
    ['hotGapMinutes', given.hotGapMinutes, sale.hotGapMinutes],
    ['extensionWindowSeconds', 1_000 * given.extensionWindowSeconds, sale.extensionWindowMs],
    ['askForCardDetails', given.askForCardDetails, sale.asksForCard],
    [
      'lots',
      written(given.lots),
      written(lots.map(lot => ({ ...lot, uuid: lot.adUuid, reservePrice: lot.reserve }))),
    ],
  ] as const;
  const changed = plan.find(([, one, other]) => one !== other);
  if (changed) throw new AppError('CarUnderHammer', { field: changed[0] });
}

const written = (lots: GivenSale['lots']): string =>
  JSON.stringify(
    lots.map(lot => [lot.uuid, lot.estimateLow, lot.estimateHigh, lot.startingPrice, lot.reservePrice]),
  );

/**
 * Refuses a new reserve above the low estimate (code de commerce, L321-11).
 * @throws AppError BadInput at the reserve of the first such lot, by its index
 */
function requireReserves(before: readonly StaffLot[], { lots }: GivenSale): void {
  const known = new Map(before.map(lot => [lot.adUuid, lot]));
  const place = lots.findIndex(({ uuid, estimateLow, reservePrice }) => {
    const { estimateLow: low, reserve } = known.get(uuid) ?? { estimateLow: null, reserve: null };
    const isNew = low !== estimateLow || reserve !== reservePrice;
    return isNew && estimateLow !== null && (reservePrice ?? 0) > estimateLow;
  });
  requireInput(place === -1, `lots.${place}.reservePrice`);
}

/**
 * Inserts a new sale under a unique slug: its title in the house's first language, with a number where the slug is
 * taken, even by a concurrent insert.
 */
async function addUnderOwnSlug(writes: Writes, given: GivenSale): Promise<string> {
  const base = slugify(textIn(given.title)).slice(0, SLUG_LENGTH_MAX).replace(/-+$/, '') || 'vente';
  for (let count = 1; ; count += 1) {
    const id = await addSale(writes, count === 1 ? base : `${base}-${count}`, given);
    if (id !== null) return id;
  }
}

/**
 * Announces or hides a sale; its auctions stay as they are. A sale can be announced once all its lots are scheduled and
 * its cars are public. Returns the faults.
 * @throws AppError NotFound, CarUnderHammer where a sale that has begun is to be hidden, BadInput without a lot
 */
export async function announceSale(
  parts: SalesParts,
  { id, isAnnounced }: { readonly id: string; readonly isAnnounced: boolean },
  actorId: string,
): Promise<readonly LotFault[]> {
  return parts.database.transaction(async writes => {
    const { sale, lots, hasBegun } = await hold(writes, id, null);
    const fault = ({ adUuid, number }: StaffLot, code: ErrorCode, field: string | null) => [
      { adUuid, number, code, field },
    ];
    if (!isAnnounced && hasBegun) throw new AppError('CarUnderHammer');
    if (isAnnounced) {
      requireInput(lots.length > 0, 'lots');
      const faults = lots.flatMap(lot => {
        if (lot.auctionId === null) return fault(lot, 'AuctionNotStarted', 'auction');
        return lot.adStatus === 'DRAFT' ? fault(lot, 'CarNotOffered', null) : [];
      });
      if (faults.length > 0) return faults;
    }
    await announce(writes, id, isAnnounced);
    const subject = { actorId, subjectId: id, subjectName: textIn(sale.title) };
    await record(writes, { ...subject, action: isAnnounced ? 'sale.announced' : 'sale.hidden' });
    await tell(parts, writes, id, lots);
    return [];
  });
}
