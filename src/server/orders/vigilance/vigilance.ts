import {
  countriesIn,
  VIGILANCE_ENTRY_FIELDS,
  VIGILANCE_PIECE_FIELDS,
  vigilanceFields,
} from '#shared/fields/index.ts';
import {
  isVigilanceDue,
  type OrderParty,
  type Vigilance,
  type VigilanceLack,
  type VigilancePieceKind,
  vigilanceOf,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { entriesOf } from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import { boundTo } from '../../bound.ts';
import { requireFields } from '../../context.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { requireReason } from '../invoices/invoices.ts';
import { isNamedIn } from '../money/payer-name.ts';
import type { NewOrder, Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { holdOrder, sideOf } from '../progress.ts';
import { logged } from '../reference.ts';
import { isCompanySeller } from '../sellers/seller-party.ts';
import {
  addEntry,
  addPiece,
  answerFile,
  askFile,
  decidePiece,
  dropOldFiles,
  keepKnown,
  listEntries,
  listFiles,
  listPieces,
  type VigilanceEntry,
  type VigilanceFile,
  type VigilancePiece,
} from './vigilance-store.ts';

const OPEN: readonly Order['state'][] = ['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER'];

/** ASKED: something is missing. RECEIVED: complete, waiting for staff. The rest are the staff's verdicts. */
export const VIGILANCE_STATES = ['ASKED', 'RECEIVED', 'CLEARED', 'REFUSED', 'WAIVED'] as const;
type State = (typeof VIGILANCE_STATES)[number];
type Verdict = Exclude<State, 'ASKED' | 'RECEIVED'>;
const VERDICTS: readonly string[] = ['CLEARED', 'REFUSED', 'WAIVED'] satisfies readonly Verdict[];

/** The state of one side's identity check. */
export type VigilanceStanding = {
  readonly file: VigilanceFile;
  readonly wants: Vigilance;
  readonly pieces: readonly { readonly kind: VigilancePieceKind; readonly piece: VigilancePiece | null }[];
  readonly entries: readonly VigilanceEntry[];
  /** What the side still has to do, regardless of the verdict; null where complete. */
  readonly lack: VigilanceLack | null;
  /** Whether the side has given everything. */
  readonly given: 'ASKED' | 'RECEIVED';
  readonly state: State;
};

type Known = Pick<OrdersParts, 'settings' | 'findAccount' | 'findTrader'>;

/** Opens a check for each side where the price requires it; returns those sides. */
export async function askVigilance(
  { settings }: Pick<OrdersParts, 'settings'>,
  writes: Writes,
  orderId: string,
  { buyerId, sellerId, hammerPrice, feeCents, now }: Omit<NewOrder, 'escrow'>,
): Promise<OrderParty[]> {
  const terms = settings.read('vigilance', now);
  if (!terms.isKept || !isVigilanceDue(100 * hammerPrice + feeCents, terms)) return [];
  await askFile(writes, orderId, 'BUYER', buyerId, now);
  if (sellerId === null) return ['BUYER'];
  await askFile(writes, orderId, 'SELLER', sellerId, now);
  return ['BUYER', 'SELLER'];
}

/** Returns the checks of an order by the terms of its date; none for sides that were not asked then. */
export async function readVigilance(parts: Known, reads: Reads, order: Order): Promise<VigilanceStanding[]> {
  const files = await listFiles(reads, order.id);
  if (files.length === 0) return [];
  const pieces = await listPieces(reads, order.id);
  const entries = await listEntries(reads, order.id);
  const { countries, ...terms } = parts.settings.read('vigilance', order.createdAt);
  const { hammerPrice: priceEuros, totalCents, createdAt, isTradeBuyer } = order;
  const sale = { priceEuros, totalCents, soldOn: parisDay(createdAt) };
  return Promise.all(
    files.map(async file => {
      const { party: side, accountId, answers } = file;
      const who = {
        isCompany: side === 'BUYER' ? isTradeBuyer : await isCompanySeller(parts, reads, accountId),
        isExposed: answers !== null && answers.exposure !== 'NONE',
        livesIn: answers?.livesIn ?? null,
      };
      const wants = vigilanceOf({ side, ...sale, ...who }, { ...terms, countries: countriesIn(countries) });
      return standingOf(file, wants, { pieces, entries });
    }),
  );
}

function standingOf(
  file: VigilanceFile,
  wants: Vigilance,
  held: { readonly pieces: readonly VigilancePiece[]; readonly entries: readonly VigilanceEntry[] },
): VigilanceStanding {
  const isOfSide = ({ party }: { readonly party: OrderParty }) => party === file.party;
  const own = held.pieces.filter(isOfSide);
  const pieces = wants.pieces.map(kind => ({ kind, piece: own.find(each => each.kind === kind) ?? null }));
  const entries = held.entries.filter(isOfSide);
  const lack = file.answers === null ? 'ANSWERS' : lackOf(pieces);
  const given = lack === null ? 'RECEIVED' : 'ASKED';
  const verdict = entries.findLast(({ kind }) => VERDICTS.includes(kind))?.kind as Verdict | undefined;
  return { file, wants, pieces, entries, lack, given, state: verdict ?? given };
}

function lackOf(pieces: VigilanceStanding['pieces']): VigilanceLack | null {
  if (pieces.some(({ piece }) => piece?.state === 'REFUSED')) return 'REFUSED';
  return pieces.some(({ piece }) => piece === null) ? 'PIECES' : null;
}

/** Whether a side has passed, or the check was waived. */
export const hasPassed = ({ state }: Pick<VigilanceStanding, 'state'>): boolean =>
  state === 'CLEARED' || state === 'WAIVED';

/** Whether a check is open that blocks handover and payout. */
export const isHeldByVigilance = async (parts: Known, reads: Reads, order: Order): Promise<boolean> =>
  (await readVigilance(parts, reads, order)).some(each => !hasPassed(each));

/** @throws AppError VigilanceDue, which reveals neither the side nor the reason */
export async function requireVigilance(parts: Known, reads: Reads, order: Order): Promise<void> {
  if (await isHeldByVigilance(parts, reads, order)) throw new AppError('VigilanceDue');
}

/** Returns the names other than the buyer's under which money was sent for an order. */
export async function listOtherPayers(
  { database, findAccount, findTrader }: Pick<OrdersParts, 'database' | 'findAccount' | 'findTrader'>,
  { id, buyerId }: Order,
): Promise<string[]> {
  const buyer = await findAccount(buyerId);
  const trader = await findTrader(buyerId);
  const names = [buyer ? `${buyer.firstName} ${buyer.lastName}` : '', trader?.company ?? ''];
  const payers = (await entriesOf(database, id))
    .filter(({ kind, reversedBy }) => (kind === 'RECEIPT' || kind === 'ALLOCATION') && reversedBy === null)
    .map(({ payer }) => payer)
    .filter(payer => payer !== '' && !names.some(name => isNamedIn(name, payer)));
  return [...new Set(payers)];
}

/** Locks a caller's own check that can still be completed. @throws AppError NotFound, BadInput */
async function holdOwn(parts: OrdersParts, writes: Writes, id: string, accountId: string) {
  const { order, now } = await holdOrder(writes, id);
  const party = sideOf(order, accountId);
  const standing = found(
    (await readVigilance(parts, writes, order)).find(({ file }) => file.party === party),
  );
  requireInput(OPEN.includes(order.state) && !hasPassed(standing), 'state');
  return { order, now, party, standing };
}

/**
 * Saves a side's answers; repeatable until they have passed.
 * @throws AppError NotFound, BadInput with its field
 */
export async function answerVigilance(
  parts: OrdersParts,
  id: string,
  accountId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  await parts.database.transaction(async writes => {
    const { order, now, party, standing } = await holdOwn(parts, writes, id, accountId);
    const answers = requireFields(vigilanceFields(standing.wants), given);
    requireInput(answers.bornOn < parisDay(now), 'bornOn');
    await answerFile(writes, id, party, answers, now);
    await record(writes, { actorId: accountId, action: 'order.vigilanceAnswered', ...logged(order) });
  });
}

/**
 * Hands in a document, replacing the one before; an accepted one stays.
 * @throws AppError NotFound, BadInput with its field
 */
export async function handInVigilancePiece(
  parts: OrdersParts,
  id: string,
  accountId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { kind, fileId: fileKey } = requireFields(VIGILANCE_PIECE_FIELDS, given);
  await parts.database.transaction(async writes => {
    const { order, now, party, standing } = await holdOwn(parts, writes, id, accountId);
    const wanted = standing.pieces.find(each => each.kind === kind);
    requireInput(wanted !== undefined && wanted.piece?.state !== 'ACCEPTED', 'kind');
    requireInput(await parts.files.isSentBy(writes, fileKey, accountId), 'fileId');
    await addPiece(writes, { orderId: id, party, kind, fileKey, handedInBy: accountId, at: now });
    await record(writes, { actorId: accountId, action: 'order.vigilanceHandedIn', ...logged(order) });
  });
}

/**
 * Accepts a document, or refuses it with a reason that its owner gets; by staff, once, and only the latest. An account
 * document accepted before may be refused for this sale.
 * @throws AppError NotFound, BadInput with `reason` or `state`
 */
export async function decideVigilancePiece(
  parts: OrdersParts,
  id: string,
  { pieceId, refusal }: { pieceId: string; refusal: string | null },
  actorId: string,
): Promise<void> {
  if (refusal !== null) requireReason(refusal);
  const reason = refusal?.trim() ?? null;
  await parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    const piece = found((await listPieces(writes, id)).find(each => each.id === pieceId));
    requireInput(piece.state === 'RECEIVED' || (piece.isKnown && reason !== null), 'state');
    const decidedId = piece.isKnown ? await keepKnown(writes, piece) : pieceId;
    await decidePiece(writes, decidedId, reason === null ? 'ACCEPTED' : 'REFUSED', reason, actorId, now);
    const action = reason === null ? 'order.vigilanceAccepted' : 'order.vigilanceRefused';
    await record(writes, { actorId, action, ...logged(order) });
    if (reason === null) return parts.domain.tell(writes, 'order.obstacleGone', { orderId: id });
    const isSeller = piece.party === 'SELLER';
    const step = 'PIECE_REFUSED';
    const data = { orderId: id, step, reason, papers: [`vigilance.${piece.kind}`], isSeller } as const;
    const told = {
      kind: 'ORDER_STEP',
      key: `${id}:PIECE_REFUSED:${decidedId}`,
      adUuid: order.adUuid,
    } as const;
    await parts.notify(writes, [{ ...told, accountId: piece.handedInBy, data }]);
  });
}

/**
 * Adds an entry by staff: a verdict, a note, or the date of a declaration made elsewhere. `mayDecide`: whether they
 * have the permission needed for all but clearing an unremarkable side. Notes and declarations are not logged, since
 * readers of the log must not learn of them (L561-18).
 * @throws AppError NotFound, Forbidden, BadInput with its field, `state` for who has passed or has not given everything
 */
export async function enterVigilance(
  parts: OrdersParts,
  of: { readonly id: string; readonly party: OrderParty },
  actor: { readonly id: string; readonly mayDecide: boolean },
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id, party } = of;
  const { kind, text, declaredOn } = requireFields(VIGILANCE_ENTRY_FIELDS, given);
  await parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    const standing = found(
      (await readVigilance(parts, writes, order)).find(({ file }) => file.party === party),
    );
    const isPlain = kind === 'CLEARED' && !standing.wants.isEnhanced && standing.state !== 'REFUSED';
    if (!isPlain && !actor.mayDecide) throw new AppError('Forbidden');
    const isSeen = standing.pieces.every(({ piece }) => piece?.state === 'ACCEPTED');
    requireInput(
      kind !== 'CLEARED' || (standing.file.answers !== null && isSeen && standing.state !== 'CLEARED'),
      'state',
    );
    requireInput(declaredOn === null || declaredOn <= parisDay(now), 'declaredOn');
    const isVerdict = VERDICTS.includes(kind);
    // A verdict rests on what was known then, so account documents are copied into the file.
    for (const { piece } of isVerdict ? standing.pieces : [])
      if (piece?.isKnown) await keepKnown(writes, piece);
    await addEntry(writes, { orderId: id, party, kind, text, declaredOn, actorId: actor.id, at: now });
    if (!isVerdict) return;
    await record(writes, { actorId: actor.id, action: 'order.vigilanceDecided', ...logged(order) });
    await parts.domain.tell(writes, 'order.obstacleGone', { orderId: id });
  });
}

/** The identity check operations. */
export const forVigilance = (parts: OrdersParts) => ({
  vigilanceOf: (order: Order) => readVigilance(parts, parts.database, order),
  ...boundTo(parts, { listOtherPayers, answerVigilance, handInVigilancePiece }),
  ...boundTo(parts, { decideVigilancePiece, enterVigilance }),
  /** Deletes files past their legal retention. */
  sweepVigilance: () => parts.database.transaction(writes => dropOldFiles(writes)),
});
