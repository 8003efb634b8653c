import { EXPORT_PROOF_FIELDS } from '#shared/fields/index.ts';
import { type Cents, type Instant, vatParts } from '#shared/sale/index.ts';
import { post, unearnPostings } from '../../accounting/index.ts';
import { requireFields } from '../../context.ts';
import { statement, timestamp, type Writes } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { readParticulars } from '../contract/particulars.ts';
import { acceptExport, isExportAwaited } from '../handover/car-papers.ts';
import { settleOrder } from '../money/settling.ts';
import { AHEAD, type Order, setExportBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance } from '../progress.ts';
import { earnedOfPrice, holdMoney } from '../standing.ts';
import { addCreditNote, EXPORT } from './invoices.ts';
import { addRuling } from './vat-rulings.ts';

const DAY_MS = 86_400_000;
/** Buyer and staff are reminded this many days before the deadline. */
const SOON_DAYS = 14;

const addSql = statement(
  'orders.addExport',
  `insert into order_exports (order_id, mrn, left_on, relief_cents, file_key, proven_at)
   values ($1, $2, $3::text::date, $4, $5, $6)`,
);

/** A customs certificate that a car has left the EU. */
export type ProvenExport = {
  readonly mrn: string;
  /** `2026-11-23`. */
  readonly leftOn: string;
  /** The VAT refunded to the buyer. */
  readonly reliefCents: Cents;
  readonly fileKey: string;
  readonly provenAt: Instant;
};

export const findExport = statement(
  'orders.findExport',
  `select mrn, to_char(left_on, 'YYYY-MM-DD') as "leftOn", relief_cents as "reliefCents", file_key as "fileKey",
     proven_at as "provenAt" from order_exports where order_id = $1`,
).one<ProvenExport, [orderId: string]>();

/** The progress of an export. */
export const EXPORT_STATES = ['AHEAD', 'WAITING', 'LATE', 'PROVEN'] as const;
export type OrderExport = {
  readonly state: (typeof EXPORT_STATES)[number];
  /** The VAT in the price, withheld until the proof; VAT on a margin is not included. */
  readonly heldCents: Cents;
  readonly proveBy: Instant | null;
  readonly mrn: string | null;
  readonly leftOn: string | null;
};

const heldOf = ({ hammerPrice, carVat }: Order): Cents => vatParts(100 * hammerPrice, carVat).vatCents;

/** Returns the state of an order's export; null where none is to be proven: no export, or the sale failed. */
export async function readExportOf(parts: OrdersParts, order: Order): Promise<OrderExport | null> {
  const proof = await findExport(parts.database, order.id);
  const { exportBy: proveBy } = order;
  if (proof) return { ...proof, state: 'PROVEN', heldCents: proof.reliefCents, proveBy: null };
  const open = { heldCents: heldOf(order), proveBy, mrn: null, leftOn: null };
  if (isExportAwaited(order) && proveBy !== null)
    return { ...open, state: parts.clock() > proveBy ? 'LATE' : 'WAITING' };
  const isAhead = AHEAD.includes(order.state);
  const { sale } = (await readParticulars(parts, parts.database, order)).particulars;
  return isAhead && sale.vat?.onExport && sale.vat.car !== 'EXPORT' ? { ...open, state: 'AHEAD' } : null;
}

/**
 * Records the customs certificate of a car's export, from staff or handed in by the buyer. The sale is then free of VAT
 * (262, I CGI; 74, annexe III): the invoice is credited and replaced, and the VAT is owed to the buyer. A late proof
 * counts too: the deadline does not end the exemption (Court of Justice, C-563/12).
 * @throws AppError NotFound, BadInput with the field, `leftOn` also for a future day or one before the sale, `state`
 * where no proof is awaited
 */
export async function proveExport(
  parts: OrdersParts,
  id: string,
  actorId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { mrn, leftOn, fileId } = requireFields(EXPORT_PROOF_FIELDS, given);
  await parts.database.transaction(async writes => {
    const { held, books, today } = await holdMoney(writes, id);
    const { order, now } = held;
    requireInput(isExportAwaited(order), 'state');
    requireInput(leftOn <= today && Date.parse(leftOn) + DAY_MS > order.createdAt, 'leftOn');
    const handedIn = await acceptExport(writes, held, fileId, actorId);
    requireInput(handedIn !== null || (await parts.files.isSentBy(writes, fileId, actorId)), 'fileId');
    const cents = heldOf(order);
    await writes.query(addSql, [id, mrn, leftOn, cents, handedIn ?? fileId, timestamp(now)]);
    await addRuling(writes, id, { item: 'CAR', vat: 'EXPORT', findingId: null }, now);
    await setExportBy(writes, id, null);
    const facts = { kind: 'TRANSFER', orderId: id, valueOn: today, actorId, reason: EXPORT } as const;
    const entry = found(await post(writes, facts, unearnPostings(books)));
    await addCreditNote(parts, writes, id, { item: 'CAR', cents: earnedOfPrice(books) }, EXPORT, entry);
    const after = await settleOrder(parts, writes, id, EXPORT);
    const move = { kind: 'EXPORT_PROVEN' as const, party: 'HOUSE' as const, actorId };
    await advance(parts, writes, after.held, { ...move, data: { mrn, leftOn, cents } });
  });
}

const waitingSql = statement(
  'orders.awaitingExport',
  `select id as "orderId", buyer_id as "accountId", ad_uuid as "adUuid", export_by as "dueAt",
     case when export_by < clock_timestamp() then 'EXPORT_LATE'
       when export_by < clock_timestamp() + interval '${SOON_DAYS} days' then 'EXPORT_SOON'
       else 'EXPORT_WANTED' end as step
   from orders where export_by is not null and state in ('HANDED_OVER', 'CLOSED')`,
);
type Waiting = {
  readonly orderId: string;
  readonly accountId: string;
  readonly adUuid: string;
  readonly dueAt: Instant;
  readonly step: 'EXPORT_WANTED' | 'EXPORT_SOON' | 'EXPORT_LATE';
};

/** Asks buyers for the proof with its deadline, reminds them before it, and tells them when it has passed. */
export function sweepExports({ database, notify }: Pick<OrdersParts, 'database' | 'notify'>): Promise<void> {
  return database.transaction(async (writes: Writes) =>
    notify(
      writes,
      (await writes.query<Waiting>(waitingSql)).map(({ orderId, accountId, adUuid, dueAt, step }) => ({
        ...{ accountId, adUuid, kind: 'ORDER_STEP' as const, key: `${orderId}:${step}` },
        data: { orderId, step, dueAt, isSeller: false },
      })),
    ),
  );
}
