import { CAR_PAPERS, hasWithdrawal, type Instant, type InvoiceItem } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { boundTo } from '../bound.ts';
import type { Viewer } from '../context.ts';
import { isUuid, type Reads } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { wordsIn } from '../words/index.ts';
import { drawSaleDocument } from './contract/drawing.ts';
import { listSignatures, type Signature } from './contract/signing-store.ts';
import { listStamps, readStamp, stampIdOf } from './contract/stamps.ts';
import { findCarPaper, ownersOfCarPaper } from './handover/car-papers.ts';
import { findReport } from './handover/report-store.ts';
import { findExport } from './invoices/export-proofs.ts';
import { drawInvoice } from './invoices/invoice-drawing.ts';
import { findInvoice, type Invoice, listInvoicesOf, listOwnInvoices } from './invoices/invoices-store.ts';
import { readMandate } from './mandates/mandates.ts';
import { findMandate } from './mandates/mandates-store.ts';
import { drawSettlement, payoutsMade } from './money/settlement-drawing.ts';
import { findOrder, listOwnOrders, type Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { referenceOf } from './reference.ts';
import { listSteps } from './steps.ts';
import { findPiece } from './vigilance/vigilance-store.ts';
import { withdrawalOf } from './withdrawal/withdrawal.ts';
import { drawWithdrawal } from './withdrawal/withdrawal-drawing.ts';

const ORDERS_MAX = 100;

/** A document of an order as lists show it; its id starts with its type: `contract_<order>`. */
export type OrderDocument = {
  readonly id: string;
  readonly kind: 'CONTRACT' | 'REPORT' | Invoice['kind'] | WithdrawalKind | 'SETTLEMENT' | 'EXPORT';
  /** null: it belongs to no order. */
  readonly orderId: string | null;
  readonly reference: string;
  readonly at: Instant;
  /** What an invoice charges for, or a credit note takes back. */
  readonly item?: InvoiceItem;
};

/** The buyer's declaration of withdrawal, or the blank form before it. */
type WithdrawalKind = 'WITHDRAWAL' | 'WITHDRAWAL_FORM';

const ofInvoice = ({ id, kind, item, orderId, reference, issuedAt: at }: Invoice): OrderDocument => ({
  ...{ kind, item, orderId, reference, at },
  id: `invoice_${id}`,
});

/** The id of the exact file that one side signed. */
const signedIdOf = (orderId: string, { paper, party }: Pick<Signature, 'paper' | 'party'>): string =>
  `signed_${orderId}_${paper}_${party}`;

async function findSigned({ database }: OrdersParts, id: string): Promise<Signature | null> {
  const [, orderId = ''] = id.split('_');
  const signatures = await listSignatures(database, orderId);
  return signatures.find(each => signedIdOf(orderId, each) === id) ?? null;
}

/**
 * Returns the contract and the report as soon as they have content, and the withdrawal form where the buyer has the
 * right. The seller sees the form once it is declared, and the settlement once the price was paid out.
 */
async function saleDocuments(
  { database }: OrdersParts,
  order: Order,
  accountId: string | null,
): Promise<OrderDocument[]> {
  const report = await findReport(database, order.id);
  const steps = await listSteps(database, order.id);
  const withdrawal = withdrawalOf(steps);
  const isFormShown = hasWithdrawal(order, order.isTradeBuyer) && accountId !== order.sellerId;
  const formAt = withdrawal?.at ?? (isFormShown && order.state !== 'CANCELLED' ? order.createdAt : null);
  const formKind: WithdrawalKind = withdrawal ? 'WITHDRAWAL' : 'WITHDRAWAL_FORM';
  const of = { orderId: order.id, reference: referenceOf(order) };
  // A house car has no seller, so only the buyer and staff see it.
  const certified = await findExport(database, order.id);
  const paidOut = accountId === order.buyerId ? undefined : (await payoutsMade(database, order.id)).at(-1);
  return [
    { ...of, id: `contract_${order.id}`, kind: 'CONTRACT', at: order.createdAt },
    ...(report ? [{ ...of, id: `report_${order.id}`, kind: 'REPORT' as const, at: report.writtenAt }] : []),
    ...(paidOut
      ? [{ ...of, id: `settlement_${order.id}`, kind: 'SETTLEMENT' as const, at: paidOut.bookedAt }]
      : []),
    ...(certified
      ? [{ ...of, id: `export_${order.id}`, kind: 'EXPORT' as const, at: certified.provenAt }]
      : []),
    ...(formAt ? [{ ...of, id: `withdrawal_${order.id}`, kind: formKind, at: formAt }] : []),
  ];
}

/** Lists the documents of an account's orders: contract and report for both sides, invoices for the buyer. */
async function listDocuments(parts: OrdersParts, accountId: string): Promise<OrderDocument[]> {
  const orders = await listOwnOrders(parts.database, accountId, ORDERS_MAX);
  const sold = await Promise.all(orders.map(order => saleDocuments(parts, order, accountId)));
  const invoices = await listOwnInvoices(parts.database, accountId);
  return [...sold.flat(), ...invoices.map(ofInvoice)].sort((one, other) => other.at - one.at);
}

/** The papers of one order, for whoever may see the order; a seller is not shown the buyer's invoices. */
async function listDocumentsOf(
  parts: OrdersParts,
  order: Order,
  accountId: string | null,
): Promise<OrderDocument[]> {
  const invoices = await listInvoicesOf(parts.database, order.id);
  const shown = invoices.filter(invoice => accountId === null || invoice.accountId === accountId);
  return [...(await saleDocuments(parts, order, accountId)), ...shown.map(ofInvoice)];
}

/** Whether a document is an accounting record of a sale: neither handed in by people nor a signed file. */
const isOfAccounts = (id: string): boolean =>
  /^(contract|report|invoice|settlement|export|withdrawal)_/.test(id);

/** Whether a paper is a mandate to sell or its time stamp: those are made where ads are. */
const isOfMandate = (id: string): boolean =>
  id.startsWith('mandate_') || (id.startsWith('stamp_') && id.endsWith('_MANDATE'));

/** Returns the accounts that own a document; null where it does not exist. */
async function findOwnersOf(parts: OrdersParts, id: string): Promise<readonly string[] | null> {
  const { database } = parts;
  const [kind = '', key = ''] = id.split('_');
  if (!isUuid(key)) return null;
  if (kind === 'invoice') {
    const invoice = await findInvoice(database, key);
    return invoice && [invoice.accountId];
  }
  if (kind === 'carpaper') {
    const paper = await findCarPaper(database, key);
    const order = paper && (await findOrder(database, paper.orderId));
    return paper && order && ownersOfCarPaper(order, paper);
  }
  if (kind === 'vigilance') {
    const piece = await findPiece(database, key);
    return piece && [piece.handedInBy];
  }
  if (isOfMandate(id)) {
    const mandate = await findMandate(database, key);
    return mandate && [mandate.sellerId];
  }
  if (kind === 'signed' && !(await findSigned(parts, id))) return null;
  const order = ['contract', 'report', 'signed', 'stamp', 'withdrawal', 'settlement', 'export'].includes(kind)
    ? await findOrder(database, key)
    : null;
  if (order && kind === 'withdrawal') return ownersOfWithdrawal(database, order);
  if (order && kind === 'settlement') return order.sellerId === null ? null : [order.sellerId];
  if (order && kind === 'export') return (await findExport(database, key)) && [order.buyerId];
  return order && [order.buyerId, order.sellerId].filter(who => who !== null);
}

/** The form belongs to the buyer while they may withdraw; a declaration belongs to both sides. */
async function ownersOfWithdrawal(reads: Reads, order: Order): Promise<readonly string[] | null> {
  const { buyerId, sellerId } = order;
  const isSaid = withdrawalOf(await listSteps(reads, order.id)) !== null;
  if (isSaid && sellerId !== null) return [buyerId, sellerId];
  return isSaid || hasWithdrawal(order, order.isTradeBuyer) ? [buyerId] : null;
}

/** @throws AppError NotFound where the document is neither theirs nor readable by one of their permissions */
async function requireDocument(
  parts: OrdersParts,
  id: string,
  { id: accountId, permissions }: Pick<Viewer, 'id' | 'permissions'>,
): Promise<void> {
  const owners = found(await findOwnersOf(parts, id));
  const isShown =
    owners.includes(accountId) ||
    (permissions.has('Ads:update') && isOfMandate(id)) ||
    (permissions.has('Accounts:read') && isOfAccounts(id));
  if (!isShown) throw new AppError('NotFound');
}

/** Returns the document in a language, with its signatures; the signed file itself where no text was kept. */
async function readOrderDocument(
  parts: OrdersParts,
  id: string,
  language: Language,
): Promise<{ bytes: Buffer; name: string } | null> {
  const { database } = parts;
  const [kind = '', key = ''] = id.split('_');
  if (!isUuid(key)) return null;
  const say = wordsIn(language);
  if (kind === 'invoice') {
    const invoice = await findInvoice(database, key);
    if (!invoice) return null;
    const name = `${say(`papers.sale.title.${invoice.kind}`)} ${invoice.reference}.pdf`;
    return { bytes: await drawInvoice(parts, invoice, language), name };
  }
  if (kind === 'signed') return readSigned(parts, id, language);
  if (kind === 'mandate') {
    const read = await readMandate(parts, key);
    return read && { bytes: read.bytes, name: `${say('papers.mandate.title')} ${read.number}.pdf` };
  }
  if (isOfMandate(id)) return readMandateStamp(database, key);
  if (kind === 'carpaper') return readCarPaper(parts, key, language);
  if (kind === 'vigilance') return readPiece(parts, key, language);
  const order = await findOrder(database, key);
  if (order && kind === 'stamp') {
    const [, , paper = ''] = id.split('_');
    const bytes = await readStamp(database, key, paper);
    return bytes && { bytes, name: `${referenceOf(order)} ${paper}.tsr` };
  }
  if (order && kind === 'withdrawal') {
    if ((await ownersOfWithdrawal(database, order)) === null) return null;
    const { bytes, title } = await drawWithdrawal(parts, database, order, language);
    return { bytes, name: `${title} ${referenceOf(order)}.pdf` };
  }
  if (order && kind === 'settlement') {
    const drawn = await drawSettlement(parts, database, order, language);
    return drawn && { bytes: drawn.bytes, name: `${drawn.title} ${referenceOf(order)}.pdf` };
  }
  if (order && kind === 'export') {
    const proof = await findExport(database, key);
    const bytes = proof && (await parts.files.readPrivate(proof.fileKey));
    return bytes && { bytes, name: `${proof.mrn} ${referenceOf(order)}.${endOf(bytes)}` };
  }
  if (!order || (kind !== 'contract' && kind !== 'report')) return null;
  if (kind === 'report' && !(await findReport(database, key))) return null;
  const paper = kind === 'contract' ? 'CONTRACT' : 'REPORT';
  const signatures = (await listSignatures(database, key)).filter(each => each.paper === paper);
  const bytes = await drawSaleDocument(parts, database, order, paper, language, {
    signatures,
    stamp: (await listStamps(database, key)).find(each => each.paper === paper) ?? null,
  });
  return { bytes, name: `${say(`papers.sale.title.${paper}`)} ${referenceOf(order)}.pdf` };
}

/** Returns the time stamp of a signed mandate. */
async function readMandateStamp(reads: Reads, id: string) {
  const [mandate, bytes] = await Promise.all([findMandate(reads, id), readStamp(reads, id, 'MANDATE')]);
  return mandate && bytes && { bytes, name: `${mandate.number} MANDATE.tsr` };
}

/** The bytes that somebody read and signed, as they were then. */
async function readSigned(parts: OrdersParts, id: string, language: Language) {
  const signature = await findSigned(parts, id);
  const bytes = signature && (await parts.files.readPrivate(signature.fileKey));
  if (!bytes) return null;
  const say = wordsIn(language);
  const { paper, party, sha256 } = signature;
  return {
    bytes,
    name: `${say(`papers.sale.title.${paper}`)} ${say(`papers.sale.party.${party}`)} ${sha256}.pdf`,
  };
}

/** File extension of an upload: a PDF, or WebP, to which every picture is converted. */
const endOf = (bytes: Buffer) => (bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : 'webp');

/** A paper of the car, as it was handed in. */
async function readCarPaper(parts: OrdersParts, id: string, language: Language) {
  const paper = await findCarPaper(parts.database, id);
  const bytes = paper && (await parts.files.readPrivate(paper.fileKey));
  if (!bytes) return null;
  const kind = CAR_PAPERS.find(each => each === paper.kind) ?? 'REGISTRATION';
  return {
    bytes,
    name: `${wordsIn(language)(`papers.carPaper.${kind}`)} ${paper.datedOn}.${endOf(bytes)}`,
  };
}

/** What a side handed in to say who they are. */
async function readPiece(parts: OrdersParts, id: string, language: Language) {
  const piece = await findPiece(parts.database, id);
  const bytes = piece && (await parts.files.readPrivate(piece.fileKey));
  return bytes && { bytes, name: `${wordsIn(language)(`papers.vigilance.${piece.kind}`)}.${endOf(bytes)}` };
}

/** The document operations of orders. */
export const forDocuments = (parts: OrdersParts) => ({
  ...boundTo(parts, { documentsOf: listDocumentsOf, listDocuments, readOrderDocument, requireDocument }),
  signaturesOf: async (orderId: string) =>
    (await listSignatures(parts.database, orderId)).map(each => ({ ...each, id: signedIdOf(orderId, each) })),
  stampsOf: async (orderId: string) =>
    (await listStamps(parts.database, orderId)).map(each => ({ ...each, id: stampIdOf(orderId, each) })),
});
