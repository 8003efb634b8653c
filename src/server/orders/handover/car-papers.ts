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

/** A paper of the car as it was handed in. */
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
/** Of each kind the last one stands. */
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

/** NOTED: the buyer's to fetch after the hand-over. TOO_OLD: it would not count on the day that it has to. */
export const CAR_PAPER_STATES = ['MISSING', 'RECEIVED', 'ACCEPTED', 'REFUSED', 'TOO_OLD', 'NOTED'] as const;

/** A paper that a car's sale needs, and how it stands. */
export type CarPaper = Pick<WantedPaper, 'kind' | 'by'> & {
  readonly state: (typeof CAR_PAPER_STATES)[number];
  readonly datedOn: string | null;
  /** The last day of a hand-over with it; null where it does not age until then. */
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

/** What is wanted of the buyer once a car is theirs that is to leave the Union. */
const EXPORT: WantedPaper = { kind: 'EXPORT', by: 'BUYER', age: null };
/** Whether customs' certificate that a car has left the Union is waited for, also after its time. */
export const isExportAwaited = ({ exportBy, state }: Pick<Order, 'exportBy' | 'state'>): boolean =>
  exportBy !== null && isGone({ state });
/** Whether the car is its buyer's, and with them. */
const isGone = ({ state }: Pick<Order, 'state'>): boolean => state === 'HANDED_OVER' || state === 'CLOSED';
/**
 * Whether a paper may still be handed in: the export's while it is waited for, all others until the hand-over, and
 * after one that the house allowed without them.
 */
async function isAskedFor(reads: Reads, kind: string, order: Order): Promise<boolean> {
  if (kind === 'EXPORT') return isExportAwaited(order);
  if (AHEAD.includes(order.state)) return true;
  return isGone(order) && (await findWaiver(reads, order)) !== null;
}

/** What a car's sale needs, and for which days; before the hand-over none where its contract says nothing of papers. */
async function readWanted(parts: Known, reads: Reads, order: Order, now: Instant) {
  const { particulars, isFixed } = await readParticulars(parts, reads, order);
  // What was signed before contracts were kept whole is held to nothing that its sides never read.
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

/** The papers of an order's car, each with how it would stand at a hand-over now. */
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

/** The papers without which a car would go, or went, by what is accepted now, whatever staff have said of it. */
async function readLacking(parts: Known, reads: Reads, order: Order, now: Instant): Promise<CarPaper[]> {
  const papers = await readCarPapers(parts, reads, order, now);
  return papers.filter(({ by, state }) => by === 'SELLER' && state !== 'ACCEPTED');
}

/** Why staff have said that a car goes without papers; null where they have not. */
async function findWaiver(reads: Reads, { id }: Order): Promise<string | null> {
  const waiver = (await listSteps(reads, id)).find(({ kind }) => kind === 'PAPERS_WAIVED');
  return waiver ? String(waiver.data.reason) : null;
}

/** The papers that hold a hand-over up; none where staff have said that the car goes without. */
export async function readMissingPapers(
  parts: Known,
  reads: Reads,
  order: Order,
  now: Instant,
): Promise<CarPaper[]> {
  return (await findWaiver(reads, order)) === null ? readLacking(parts, reads, order, now) : [];
}

/** The papers that a car goes without, or went, and why staff said so; null where it lacks none. */
export async function readWaivedPapers(parts: Known, reads: Reads, order: Order, now: Instant) {
  const reason = await findWaiver(reads, order);
  const lacking = reason === null ? [] : await readLacking(parts, reads, order, now);
  return reason === null || lacking.length === 0 ? null : { reason, papers: namesOf(lacking) };
}

/** What a letter or a paper calls them by. */
const namesOf = (papers: readonly Pick<CarPaper, 'kind'>[]) =>
  papers.map(({ kind }) => `carPaper.${kind}` as const);

/**
 * The side that a paper of the car is wanted of, or staff, hand it in, in the place of the one before it. One that was
 * accepted and still counts stays.
 * @throws AppError NotFound, BadInput with the field, `datedOn` also for a day to come or one on which the paper would
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
 * Staff accept a paper, or refuse it with a reason, which who handed it in is told; one that comes once the car is gone
 * is told its buyer. Once, and only what stands. An export is accepted by what customs say in it (`proveExport`).
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
    // What is accepted in time goes with the car; what comes after, its buyer waits for.
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
 * Staff say why the car goes without the papers that are missing: both sides read it.
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

/** A paper by what names it; null where there is none. */
export const findCarPaper = statement(
  'carPapers.find',
  `select ${COLUMNS} from order_car_papers where id = $1`,
).one<HandedIn, [id: string]>();

/** The kind of a paper and how it stands. */
type Standing = { readonly kind: string; readonly state: string };

const isShownToBuyer = ({ state }: Order, paper: Standing): boolean =>
  paper.kind === 'EXPORT' || (paper.state === 'ACCEPTED' && state !== 'CREATED' && state !== 'CANCELLED');

/** Whose an order's paper of the car is: the seller's, and once it is accepted and both have signed the buyer's. */
export const ownersOfCarPaper = (order: Order, paper: Standing): readonly string[] =>
  [isShownToBuyer(order, paper) ? order.buyerId : null, order.sellerId].filter(who => who !== null);

/** Whether somebody of that side may open a paper that stands so. */
const mayOpenCarPaper = (
  order: Order,
  role: OrderParty | 'STAFF' | 'READER',
  paper: Pick<CarPaper, 'kind' | 'state'>,
): boolean => role === 'SELLER' || role === 'STAFF' || (role === 'BUYER' && isShownToBuyer(order, paper));

/**
 * The certificate that a buyer handed in, by what `documentLink` takes, accepted with this; null where it names none
 * that stands and waits for staff.
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

/** What `documentLink` takes of a paper. */
export const carPaperId = (id: string): string => `carpaper_${id}`;

/** What the orders room does with the papers that change hands with the car. */
export const forCarPapers = (parts: OrdersParts) => ({
  mayOpenCarPaper,
  carPapersOf: (order: Order) => readCarPapers(parts, parts.database, order, parts.clock()),
  ...boundTo(parts, { handInCarPaper, decideCarPaper, waiveCarPapers }),
});
