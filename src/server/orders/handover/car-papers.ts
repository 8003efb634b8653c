import { CAR_PAPER_FIELDS } from '#shared/fields/index.ts';
import {
  type CarPaperKind,
  type Instant,
  isPaperTooOld,
  type OrderParty,
  paperCountsUntil,
  type WantedPaper,
  wantedPapers,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { record } from '../../audit/index.ts';
import { boundTo } from '../../bound.ts';
import { requireFields } from '../../context.ts';
import { inOrderOf, instant, type Reads, statement, timestamp, type Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { type Known, readParticulars } from '../contract/particulars.ts';
import { requireReason } from '../invoices/invoices.ts';
import { AHEAD, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, type Held, holdOrder, sideOf } from '../progress.ts';
import { logged } from '../reference.ts';
import { listSteps, type Step } from '../steps.ts';

/** A car document as it was handed in. */
type HandedIn = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: CarPaperKind;
  /** `2026-11-23`. */
  readonly datedOn: string;
  readonly fileKey: string;
  readonly state: string;
  /** Why it was refused. */
  readonly reason: string | null;
};

const COLUMNS = `id, order_id as "orderId", kind, to_char(dated_on, 'YYYY-MM-DD') as "datedOn",
  file_key as "fileKey", state, reason`;
/** The latest of each kind counts. */
const listStanding = statement(
  'carPapers.list',
  `select distinct on (kind) ${COLUMNS} from order_car_papers where order_id = $1 order by kind, place desc`,
).all<HandedIn, [orderId: string]>();

const addPaper = statement(
  'carPapers.add',
  `insert into order_car_papers (order_id, kind, dated_on, file_key, handed_in_by, handed_in_at)
   values ($1, $2, $3::text::date, $4, $5, $6)`,
).run<[paper: Pick<HandedIn, 'orderId' | 'kind' | 'datedOn' | 'fileKey'> & { by: string; at: Instant }]>(
  inOrderOf('orderId', 'kind', 'datedOn', 'fileKey', 'by', instant('at')),
);
const decidePaper = statement(
  'carPapers.decide',
  `update order_car_papers set state = $2, reason = $3, decided_by = $4, decided_at = $5 where id = $1`,
).run<[id: string, state: string, reason: string | null, actorId: string, at: Instant]>(
  (id, state, reason, actorId, at) => [id, state, reason, actorId, timestamp(at)],
);

/** NOTED: the buyer obtains it after the handover. TOO_OLD: it would be too old on the day it is needed. */
export const CAR_PAPER_STATES = ['MISSING', 'RECEIVED', 'ACCEPTED', 'REFUSED', 'TOO_OLD', 'NOTED'] as const;

/** A document that the sale of a car needs, and its state. */
export type CarPaper = Pick<WantedPaper, 'kind' | 'by'> & {
  readonly state: (typeof CAR_PAPER_STATES)[number];
  readonly datedOn: string | null;
  /** The last day on which it is valid for a handover; null where it does not expire. */
  readonly countsUntil: string | null;
  readonly reason: string | null;
  /** null: nothing was handed in. */
  readonly id: string | null;
};

function standingOf(wanted: WantedPaper, held: HandedIn | undefined, days: Days): CarPaper {
  const { kind, by } = wanted;
  if (!held) {
    const state = kind === 'TAX_CLEARANCE' ? 'NOTED' : 'MISSING';
    return { kind, by, state, datedOn: null, countsUntil: null, reason: null, id: null };
  }
  const { id, datedOn, reason, state } = held;
  const isOld = state !== 'REFUSED' && isPaperTooOld(wanted, datedOn, days);
  return {
    ...{ kind, by, id, datedOn, reason },
    state: isOld ? 'TOO_OLD' : (CAR_PAPER_STATES.find(each => each === state) ?? 'RECEIVED'),
    countsUntil: wanted.age?.on === 'HANDOVER' ? paperCountsUntil(wanted, datedOn) : null,
  };
}

type Days = { readonly contractOn: string; readonly handoverOn: string };

/** The document needed from the buyer after the handover of a car for export. */
const EXPORT: WantedPaper = { kind: 'EXPORT', by: 'BUYER', age: null };
/** Whether the customs certificate of export is awaited, even past its deadline. */
export const isExportAwaited = ({ exportBy, state }: Pick<Order, 'exportBy' | 'state'>): boolean =>
  exportBy !== null && isGone({ state });
/** Whether the car has been handed over. */
const isGone = ({ state }: Pick<Order, 'state'>): boolean => state === 'HANDED_OVER' || state === 'CLOSED';
/**
 * Whether a document may still be handed in: the export certificate while it is awaited, others until the handover, and
 * after a handover that was allowed without them.
 */
async function isAskedFor(reads: Reads, kind: string, order: Order): Promise<boolean> {
  if (kind === 'EXPORT') return isExportAwaited(order);
  if (AHEAD.includes(order.state)) return true;
  return isGone(order) && (await findWaiver(reads, order)) !== null;
}

/** Returns the documents a sale needs, and the relevant days; none before the handover if the contract has none. */
async function readWanted(parts: Known, reads: Reads, order: Order, now: Instant) {
  const { particulars, isFixed } = await readParticulars(parts, reads, order);
  // Contracts signed before particulars were kept bind their parties to no document they never read of.
  const papers = isFixed || order.state === 'CREATED' ? particulars.sale.papers : undefined;
  const steps = await listSteps(reads, order.id);
  const at = (step: Step['kind']) => steps.findLast(({ kind }) => kind === step)?.at ?? now;
  const days = { contractOn: parisDay(at('CONTRACT_SIGNED')), handoverOn: parisDay(at('HANDED_OVER')) };
  return {
    days: { ...days, today: parisDay(now) },
    wanted: [
      ...(papers ? wantedPapers(papers, days.contractOn) : []),
      ...(isExportAwaited(order) ? [EXPORT] : []),
    ],
  };
}

/** Returns the documents of an order's car, as they would count for a handover now. */
async function readCarPapers(parts: Known, reads: Reads, order: Order, now: Instant): Promise<CarPaper[]> {
  const { days, wanted } = await readWanted(parts, reads, order, now);
  const held = wanted.length === 0 ? [] : await listStanding(reads, order.id);
  return wanted.map(paper =>
    standingOf(
      paper,
      held.find(({ kind }) => kind === paper.kind),
      days,
    ),
  );
}

/** Returns the seller's documents that are not accepted, regardless of a waiver. */
async function readLacking(parts: Known, reads: Reads, order: Order, now: Instant): Promise<CarPaper[]> {
  const papers = await readCarPapers(parts, reads, order, now);
  return papers.filter(({ by, state }) => by === 'SELLER' && state !== 'ACCEPTED');
}

/** Returns the staff's reason for allowing the handover without documents; null where they did not. */
async function findWaiver(reads: Reads, { id }: Order): Promise<string | null> {
  const waiver = (await listSteps(reads, id)).find(({ kind }) => kind === 'PAPERS_WAIVED');
  return waiver ? String(waiver.data.reason) : null;
}

/** Returns the documents that block the handover; none after a waiver. */
export async function readMissingPapers(
  parts: Known,
  reads: Reads,
  order: Order,
  now: Instant,
): Promise<CarPaper[]> {
  return (await findWaiver(reads, order)) === null ? readLacking(parts, reads, order, now) : [];
}

/** Returns the documents missing under a waiver, and its reason; null where none is. */
export async function readWaivedPapers(parts: Known, reads: Reads, order: Order, now: Instant) {
  const reason = await findWaiver(reads, order);
  const lacking = reason === null ? [] : await readLacking(parts, reads, order, now);
  return reason === null || lacking.length === 0 ? null : { reason, papers: namesOf(lacking) };
}

/** The word keys of the documents. */
const namesOf = (papers: readonly Pick<CarPaper, 'kind'>[]) =>
  papers.map(({ kind }) => `carPaper.${kind}` as const);

/**
 * Hands in a car document, by the side that owes it or by staff, replacing the one before. An accepted document that is
 * still valid stays.
 * @throws AppError NotFound, BadInput with the field, `datedOn` also for a future day or where the document would
 * already be too old, `state`
 */
async function handInCarPaper(
  parts: OrdersParts,
  id: string,
  { accountId, isStaff }: { accountId: string; isStaff: boolean },
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { kind, datedOn, fileId } = requireFields(CAR_PAPER_FIELDS, given);
  await parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    const by = kind === 'EXPORT' ? 'BUYER' : 'SELLER';
    const isAsked = await isAskedFor(writes, kind, order);
    requireInput(isAsked && (isStaff || sideOf(order, accountId) === by), 'state');
    const { days, wanted } = await readWanted(parts, writes, order, now);
    const paper = wanted.find(each => each.kind === kind && each.by === by);
    if (!paper) throw new AppError('BadInput', { field: 'kind' });
    const stands = (await readCarPapers(parts, writes, order, now)).find(each => each.kind === kind);
    requireInput(stands?.state !== 'ACCEPTED', 'state');
    requireInput(datedOn <= days.today && !isPaperTooOld(paper, datedOn, days), 'datedOn');
    requireInput(await parts.files.isSentBy(writes, fileId, accountId), 'fileId');
    await addPaper(writes, { orderId: id, kind, datedOn, fileKey: fileId, by: accountId, at: now });
    await record(writes, {
      ...{ actorId: accountId, action: 'order.paperHandedIn', ...logged(order) },
      after: { kind, datedOn },
    });
  });
}

/**
 * Accepts a document, or refuses it with a reason that is sent to its owner; by staff, once, and only the latest. The
 * buyer is told of one accepted after the handover. An export is accepted with its customs data (`proveExport`).
 * @throws AppError NotFound, BadInput with `reason` or `state`
 */
async function decideCarPaper(
  parts: OrdersParts,
  id: string,
  { paperId, refusal }: { paperId: string; refusal: string | null },
  actorId: string,
): Promise<void> {
  if (refusal !== null) requireReason(refusal);
  const reason = refusal?.trim() ?? null;
  await parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    const paper = found((await listStanding(writes, id)).find(each => each.id === paperId));
    const isExport = paper.kind === 'EXPORT';
    requireInput(paper.state === 'RECEIVED' && !(isExport && reason === null), 'state');
    await decidePaper(writes, paperId, reason === null ? 'ACCEPTED' : 'REFUSED', reason, actorId, now);
    const action = reason === null ? 'order.paperAccepted' : 'order.paperRefused';
    await record(writes, { actorId, action, ...logged(order), reason, after: { kind: paper.kind } });
    if (reason === null) await parts.domain.tell(writes, 'order.obstacleGone', { orderId: id, paperId });
    // Documents accepted in time come with the car; the buyer waits for later ones.
    if (reason === null && !isGone(order)) return;
    const isSeller = reason !== null && !isExport;
    const accountId = isSeller ? order.sellerId : order.buyerId;
    if (accountId === null) return;
    const step = reason === null ? 'PAPER_CAME' : 'PAPER_REFUSED';
    const data = { orderId: id, step, papers: [`carPaper.${paper.kind}`], isSeller } as const;
    const told = { accountId, adUuid: order.adUuid, key: `${id}:${step}:${paperId}` };
    const said = reason === null ? data : { ...data, reason };
    await parts.notify(writes, [{ ...told, kind: 'ORDER_STEP', data: said }]);
  });
}

/**
 * Allows the handover without the missing documents, for a reason that both sides can read; by staff.
 * @throws AppError NotFound, BadInput with `reason`, or `state` where nothing is missing
 */
async function waiveCarPapers(
  parts: OrdersParts,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> {
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    const missing = await readMissingPapers(parts, writes, held.order, held.now);
    requireInput(AHEAD.includes(held.order.state) && missing.length > 0, 'state');
    const data = { reason: reason.trim(), papers: missing.map(({ kind }) => kind) };
    const said = { papers: namesOf(missing) };
    await advance(parts, writes, held, { kind: 'PAPERS_WAIVED', party: 'HOUSE', actorId, data, said });
  });
}

/** Returns a document by id; null where there is none. */
export const findCarPaper = statement(
  'carPapers.find',
  `select ${COLUMNS} from order_car_papers where id = $1`,
).one<HandedIn, [id: string]>();

/** Kind and state of a document. */
type Standing = { readonly kind: string; readonly state: string };

const isShownToBuyer = ({ state }: Order, paper: Standing): boolean =>
  paper.kind === 'EXPORT' || (paper.state === 'ACCEPTED' && state !== 'CREATED' && state !== 'CANCELLED');

/** Who may see a car document: the seller, and the buyer once it is accepted and the contract is signed. */
export const ownersOfCarPaper = (order: Order, paper: Standing): readonly string[] =>
  [isShownToBuyer(order, paper) ? order.buyerId : null, order.sellerId].filter(who => who !== null);

/** Whether a role may open a document in that state. */
const mayOpenCarPaper = (
  order: Order,
  role: OrderParty | 'STAFF' | 'READER',
  paper: Pick<CarPaper, 'kind' | 'state'>,
): boolean => role === 'SELLER' || role === 'STAFF' || (role === 'BUYER' && isShownToBuyer(order, paper));

/**
 * Accepts the export certificate that the buyer handed in; returns its file key, null where `fileId` is not the latest
 * one waiting for staff.
 */
export async function acceptExport(
  writes: Writes,
  { order, now }: Pick<Held, 'order' | 'now'>,
  fileId: string,
  actorId: string,
): Promise<string | null> {
  const stands = (await listStanding(writes, order.id)).find(({ kind }) => kind === 'EXPORT');
  if (stands?.state !== 'RECEIVED' || fileId !== carPaperId(stands.id)) return null;
  await decidePaper(writes, stands.id, 'ACCEPTED', null, actorId, now);
  return stands.fileKey;
}

/** The document's id for `documentLink`. */
export const carPaperId = (id: string): string => `carpaper_${id}`;

/** The operations on car documents. */
export const forCarPapers = (parts: OrdersParts) => ({
  mayOpenCarPaper,
  carPapersOf: (order: Order) => readCarPapers(parts, parts.database, order, parts.clock()),
  ...boundTo(parts, { handInCarPaper, decideCarPaper, waiveCarPapers }),
});
