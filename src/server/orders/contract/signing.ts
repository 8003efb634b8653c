import type { OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { isUuid, type Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { deadlinesOnceSigned } from '../deadlines.ts';
import { readObstacles, requireHandover } from '../handover/obstacles.ts';
import { ASK_ESCROW, promiseEscrow } from '../money/escrow.ts';
import { settleOrder } from '../money/settling.ts';
import { type Order, setDeadlines } from '../orders-store.ts';
import type { OrdersParts, Signer } from '../parts.ts';
import { advance, type Held, holdOrder, sideOf } from '../progress.ts';
import { promiseReminders } from '../promised-reminders.ts';
import { drawOriginal, readWords } from './drawing.ts';
import { fill, findOriginal, keepOriginal, reserveOriginal } from './originals.ts';
import { fixParticulars, readLacking, readParticulars } from './particulars.ts';
import { askProof, checkProof, countCode, evidenceOf, type Proof } from './proof.ts';
import { addSignature, type SignedDocument, type SigningCode } from './signing-store.ts';
import { promiseStamp } from './stamps.ts';

/**
 * @throws AppError BadInput with `state` where that side has nothing to sign now, VigilanceDue or CarPapersMissing for
 * a report while the car may not change hands
 */
async function requireUnsigned(
  parts: OrdersParts,
  writes: Writes,
  { order, facts, now }: Held,
  { paper, party }: { paper: SignedDocument; party: OrderParty },
): Promise<void> {
  const isBuyer = party === 'BUYER';
  const isSigned =
    paper === 'CONTRACT'
      ? isBuyer
        ? facts.isSignedByBuyer
        : facts.isSignedBySeller
      : isBuyer
        ? facts.isReportSignedByBuyer
        : facts.isReportSignedBySeller;
  const isTime = paper === 'CONTRACT' ? order.state === 'CREATED' : order.state === 'PAID' && facts.hasReport;
  requireInput(isTime && !isSigned, 'state');
  if (paper === 'REPORT') await requireHandover(parts, writes, order, now);
}

/**
 * Sends the code to sign a document as it reads now; the first code fixes the document as one file for both sides.
 * `read` is the version that was read. Returns the masked e-mail address; null for an account with a passkey, which
 * signs with that instead.
 * @throws AppError NotFound, BadInput with `state`, `address` or `phone`, or `otherSide` where the other side's details
 * are missing, VigilanceDue, CarPapersMissing, StaleVersion where the text has changed, RateLimited
 */
export async function sendCode(
  parts: OrdersParts,
  id: string,
  paper: SignedDocument,
  { accountId, language }: { accountId: string; language: Language },
  read: string | null,
): Promise<string | null> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const place = await reserveOriginal(parts, { id, paper });
  return parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    const party = sideOf(held.order, accountId);
    await requireUnsigned(parts, writes, held, { paper, party });
    const account = found(await parts.findAccount(accountId));
    const [lacking] = await readLacking(parts, writes, held.order, party);
    if (lacking) throw new AppError('BadInput', { field: lacking });
    const { car } = await fixParticulars(parts, writes, held.order, held.now);
    return countCode(parts, accountId, async () => {
      const words = await readWords(parts, writes, held.order, paper);
      if (read !== null && read !== words[language].version)
        throw new AppError('StaleVersion', { field: 'read' });
      await keepOriginal(parts, writes, place, {
        ...{ id, paper, words, now: held.now },
        filled: async to => fill(to, await drawOriginal(parts, writes, held.order, paper, words)),
      });
      const whose = { orderId: id, paper, accountId };
      return askProof(parts, writes, whose, { account, language, car: car.name, now: held.now });
    });
  });
}

/**
 * Signs the original with a code or a passkey, recording the time and how the signer was identified.
 * @throws AppError NotFound, BadInput with `code` or `state`, VigilanceDue, CarPapersMissing, TokenExpired
 */
export async function sign(
  parts: OrdersParts,
  id: string,
  paper: SignedDocument,
  signer: Signer,
  proof: Proof,
): Promise<void> {
  if (!isUuid(id)) throw new AppError('NotFound');
  // The refusal is thrown after the commit, so that a wrong code is counted in any case.
  const refusal = await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    const party = sideOf(held.order, signer.accountId);
    await requireUnsigned(parts, writes, held, { paper, party });
    const whose = { orderId: id, paper, accountId: signer.accountId };
    const sent = await checkProof(writes, whose, proof, held.now);
    if (sent instanceof AppError) return sent;
    await keep(parts, writes, held, { paper, party, signer, sent, proof });
    return null;
  });
  if (refusal) throw refusal;
}

type Given = {
  paper: SignedDocument;
  party: OrderParty;
  signer: Signer;
  sent: SigningCode;
  proof: Proof;
};

async function keep(
  parts: OrdersParts,
  writes: Writes,
  held: Held,
  { paper, party, signer, sent, proof }: Given,
): Promise<void> {
  const { now } = held;
  const { accountId } = signer;
  const { language } = sent;
  const { fileKey, sha256 } = found(await findOriginal(writes, held.order.id, paper));
  const { particulars } = await readParticulars(parts, writes, held.order);
  const named = found(party === 'BUYER' ? particulars.buyer : particulars.seller);
  await addSignature(writes, held.order.id, accountId, {
    ...{ paper, party, language, fileKey, sha256, signedAt: now },
    signer: named.trade?.agent ?? named.name,
    evidence: evidenceOf(signer, sent, proof, now),
  });
  const isSecond = party === 'BUYER' ? held.facts.isSignedBySeller : held.facts.isSignedByBuyer;
  const isBound = paper === 'CONTRACT' && isSecond;
  const order = isBound ? await setTimes(parts, writes, held) : held.order;
  const kind = paper === 'CONTRACT' ? 'CONTRACT_SIGNED' : 'REPORT_SIGNED';
  // With both signatures each side is told what the handover needs from them.
  const said = isBound ? { obstacles: await readObstacles(parts, writes, order, now) } : {};
  const moved = await advance(
    parts,
    writes,
    { order, now },
    {
      kind,
      party,
      actorId: accountId,
      data: { sha256 },
      said,
    },
  );
  const isReady = moved?.facts.isReportSignedByBuyer && moved.facts.isReportSignedBySeller;
  const isHandedOver = paper === 'REPORT' && isReady;
  if (isHandedOver)
    await advance(parts, writes, held, { kind: 'HANDED_OVER', party: 'HOUSE', actorId: null });
  await settleOrder(parts, writes, order.id);
  const isWhole = paper === 'REPORT' ? isReady : isBound;
  if (isWhole) await promiseStamp(parts, writes, { orderId: order.id, paper });
  if (isBound && order.escrow !== null) await promiseEscrow(parts, writes, order.id, ASK_ESCROW);
}

/** Sets the payment and collection deadlines once both have signed, and schedules the reminders. */
async function setTimes(
  { settings, jobs }: OrdersParts,
  writes: Writes,
  { order, now }: Pick<Held, 'order' | 'now'>,
): Promise<Order> {
  const due = deadlinesOnceSigned(settings, order, now);
  await setDeadlines(writes, { ...due, id: order.id });
  await promiseReminders(jobs, writes, order.id, [
    { what: 'PAY', inMs: due.payBy - now },
    { what: 'COLLECT', inMs: due.collectBy - now },
  ]);
  return { ...order, ...due };
}
