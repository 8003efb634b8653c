import { isDeepStrictEqual } from 'node:util';
import { MANDATE_ENDINGS, SALE_MANDATE_FIELDS } from '#shared/fields/index.ts';
import { type Instant, saleMandateState } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { holdLot, requireCovered } from '../../auctions/index.ts';
import { record } from '../../audit/index.ts';
import { boundTo } from '../../bound.ts';
import { requireFields } from '../../context.ts';
import { isUuid, type Reads, type Writes } from '../../database/index.ts';
import type { DomainEventMap } from '../../domain-events.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import type { MandateNews } from '../../notifications/index.ts';
import {
  fill,
  findOriginal,
  keepOriginal,
  type Original,
  type Place,
  reserveOriginal,
  type Words,
} from '../contract/originals.ts';
import { carOf, findParty, type Lacking, lackingOf } from '../contract/particulars.ts';
import { askProof, checkProof, countCode, evidenceOf, type Proof } from '../contract/proof.ts';
import { addSignature } from '../contract/signing-store.ts';
import { promiseStamp } from '../contract/stamps.ts';
import { requireReason } from '../invoices/invoices.ts';
import type { OrdersParts, Signer } from '../parts.ts';
import { writeHouse } from './house-letter.ts';
import type { MandateParticulars, SaleMandate } from './mandate.ts';
import { commissionsOf, drawMandate, wordsOf } from './mandate-drawing.ts';
import {
  addMandate,
  type Ending,
  endMandateRow,
  findAgreedEstimate,
  findMandate,
  findMandator,
  findSignedMandate,
  fixMandate,
  listMandatesOf,
  listOwnMandates,
  lockMandate,
  refuseMandateRow,
  signMandateRow,
} from './mandates-store.ts';

const PAPER = 'MANDATE';

const mandateState = (mandate: SaleMandate, now: Instant) => saleMandateState(mandate, parisDay(now));

const isOpen = ({ signedAt, refusedAt, endedAt }: SaleMandate): boolean =>
  signedAt === null && refusedAt === null && endedAt === null;

/** Logs an event of a mandate under its car, without the seller's own words, which are erased with them. */
async function log(
  writes: Writes,
  { adUuid, number, sellerId }: SaleMandate,
  done: 'proposed' | 'refused' | 'ended',
  { actorId, reason = null }: { actorId: string | null; reason?: string | null },
): Promise<void> {
  const subject = { subjectId: adUuid, subjectName: number };
  const said = actorId === sellerId ? null : reason;
  await record(writes, { actorId, action: `mandate.${done}`, ...subject, after: { number }, reason: said });
}

/**
 * Proposes a mandate to a car's owner, who is notified. It replaces an open proposal; a signed mandate stays in force
 * until the new one is signed.
 * @throws AppError NotFound, BadInput with the field that is wrong; `uuid` for a car that the house does not sell for
 * somebody, DeclarationMissing, AuctionOutsideMandate with the term that leaves its open auction out
 */
export async function proposeMandate(
  parts: OrdersParts,
  adUuid: string,
  actorId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const terms = requireFields(SALE_MANDATE_FIELDS, given);
  if (parts.settings.read('operator').declaration === null)
    throw new AppError('DeclarationMissing', { field: 'operator' });
  await parts.database.transaction(async writes => {
    const { now, auctionId } = await holdLot(writes, adUuid);
    const { sellerId, isHandled } = found(await findMandator(writes, adUuid));
    requireInput(isHandled && sellerId !== null, 'uuid');
    requireInput(terms.untilOn >= parisDay(now), 'untilOn');
    await requireCovered(writes, parts.settings, auctionId, terms);
    const open = (await listMandatesOf(writes, adUuid)).filter(isOpen);
    // A retry whose first response was lost: the same proposal is already open.
    if (open.some(waiting => isDeepStrictEqual({ ...waiting, ...terms }, waiting))) return;
    for (const waiting of open)
      await endMandateRow(writes, { id: waiting.id, ending: 'REPLACED', actorId, reason: null, now });
    const id = await addMandate(writes, { adUuid, sellerId: found(sellerId), actorId, now }, terms);
    const mandate = found(await findMandate(writes, id));
    await log(writes, mandate, 'proposed', { actorId });
    await tell(parts, writes, mandate, 'PROPOSED');
  });
}

/** Notifies the seller, unless their account is gone, that a mandate is proposed, signed or ended. */
async function tell(
  { findAccount, notify }: OrdersParts,
  writes: Writes,
  mandate: SaleMandate,
  mandateNews: MandateNews,
): Promise<void> {
  const { id: mandateId, sellerId: accountId, adUuid, number: name, withdrawalFeeCents: cents } = mandate;
  if (!(await findAccount(accountId))) return;
  const commission = commissionsOf(mandate);
  const data = { mandateId, mandateNews, name, cents, ...(commission && { commission }) };
  const told = { kind: 'SALE_MANDATE', key: `${mandateId}:${mandateNews}`, adUuid } as const;
  await notify(writes, [{ ...told, accountId, data }]);
}

/** What the document would say now. */
async function gather(parts: OrdersParts, reads: Reads, mandate: SaleMandate): Promise<MandateParticulars> {
  const { settings, ads } = parts;
  return {
    house: settings.read('house'),
    operator: settings.read('operator'),
    seller: found(await findParty(parts, reads, mandate.sellerId)),
    car: carOf(found(await ads.find(mandate.adUuid))),
  };
}

/** The version of an original: of its text, or of its file where no text was kept. */
const nameOf = ({ words, sha256 }: Original): string => words?.FR.version ?? sha256;

/** @throws AppError StaleVersion where something else was read */
function requireRead(read: string | null, name: string): void {
  if (read !== null && read !== name) throw new AppError('StaleVersion', { field: 'read' });
}

type Drawn = {
  readonly place: Place;
  readonly sha256: string;
  readonly words: Words;
  readonly said: unknown;
};

/**
 * Draws and stores the original before the lot is locked, so that bidding never waits for a drawing. Returns null where
 * it exists. @throws AppError StaleVersion: then nothing is drawn
 */
async function drawAhead(
  parts: OrdersParts,
  { mandate, terms, account: { language } }: Awaited<ReturnType<typeof holdWhole>>,
  read: string | null,
): Promise<Drawn | null> {
  const words = wordsOf(mandate, terms);
  const original = await findOriginal(parts.database, mandate.id, PAPER);
  requireRead(read, original ? nameOf(original) : words.FR.version);
  const place = await reserveOriginal(parts, { id: mandate.id, paper: PAPER });
  if (!place) return null;
  const sha256 = await fill(place, await drawMandate(words, language));
  return { place, sha256, words, said: [terms, language] };
}

/** Locks the car, then the mandate: the common lock order. */
async function hold(writes: Writes, id: string) {
  const known = found(await findMandate(writes, id));
  const lot = await holdLot(writes, known.adUuid);
  return { lot, now: lot.now, mandate: found(await lockMandate(writes, id)) };
}

/** Locks an open proposal of this seller. */
async function holdOwn(writes: Writes, id: string, accountId: string) {
  const { mandate, lot, now } = await hold(writes, id);
  if (mandate.sellerId !== accountId) throw new AppError('NotFound');
  requireInput(isOpen(mandate), 'state');
  return { mandate, lot, now };
}

/**
 * As `holdOwn`, for signing: the term is not over, the house still sells the car for them, no offer is open on it, and
 * its auction is within the new terms.
 */
async function holdToSign({ settings }: OrdersParts, writes: Writes, id: string, accountId: string) {
  const { mandate, lot, now } = await holdOwn(writes, id, accountId);
  requireInput(mandateState(mandate, now) === 'PROPOSED', 'state');
  const { sellerId, isHandled } = found(await findMandator(writes, mandate.adUuid));
  requireInput(isHandled && sellerId === accountId, 'state');
  if (lot.hasOpenOffer) throw new AppError('OfferOpen');
  await requireCovered(writes, settings, lot.auctionId, mandate);
  return { mandate, now };
}

/** As `holdToSign`, with the particulars; the seller's must be complete. */
async function holdWhole(parts: OrdersParts, writes: Writes, id: string, accountId: string) {
  const { mandate, now } = await holdToSign(parts, writes, id, accountId);
  const account = found(await parts.findAccount(accountId));
  const terms = mandate.terms ?? (await gather(parts, writes, mandate));
  const [lacking] = lackingOf(terms.seller);
  if (lacking) throw new AppError('BadInput', { field: lacking });
  return { mandate, now, account, terms };
}

/**
 * Sends the seller the signing code and fixes the document. `read` is the version that was read. Returns the masked
 * address; null for an account with a passkey. @throws AppError NotFound, BadInput with `state`, `address` or `phone`,
 * OfferOpen, RateLimited, AuctionOutsideMandate, StaleVersion where the text has changed
 */
export async function sendMandateCode(
  parts: OrdersParts,
  id: string,
  { accountId, language }: { accountId: string; language: Language },
  read: string | null,
): Promise<string | null> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const asked = (writes: Writes) => holdWhole(parts, writes, id, accountId);
  // Checked before drawing and before the rate limit, too, so that a refusal costs neither.
  const ahead = await parts.database.transaction(asked);
  return countCode(parts, accountId, async () => {
    const drawn = await drawAhead(parts, ahead, read);
    return parts.database.transaction(async writes => {
      const { now, account, terms, mandate } = await asked(writes);
      await fixMandate(writes, id, terms, now);
      if (drawn && !isDeepStrictEqual(drawn.said, [terms, account.language]))
        throw new AppError('StaleVersion', { field: 'read' });
      const words = drawn?.words ?? wordsOf(mandate, terms);
      const filled = async () => found(drawn).sha256;
      await keepOriginal(parts, writes, drawn?.place ?? null, { id, paper: PAPER, now, filled, words });
      requireRead(read, nameOf(found(await findOriginal(writes, id, PAPER))));
      const whose = { orderId: id, paper: PAPER, accountId } as const;
      return askProof(parts, writes, whose, { account, language, car: terms.car.name, now });
    });
  });
}

/**
 * Signs a mandate, by its seller with a code or a passkey. It is in force from its first day; the signed mandate before
 * it ends, even a former owner's.
 * @throws AppError NotFound, BadInput with `code` or `state`, OfferOpen while one is open on the car,
 * AuctionOutsideMandate, TokenExpired
 */
export async function signMandate(
  parts: OrdersParts,
  id: string,
  signer: Signer,
  proof: Proof,
): Promise<void> {
  const { accountId } = signer;
  const refusal = await parts.database.transaction(async writes => {
    const { mandate, now } = await holdToSign(parts, writes, id, accountId);
    const sent = await checkProof(writes, { orderId: id, paper: PAPER, accountId }, proof, now);
    if (sent instanceof AppError) return sent;
    const { fileKey, sha256 } = found(await findOriginal(writes, id, PAPER));
    const { name, trade } = found(mandate.terms).seller;
    await addSignature(writes, id, accountId, {
      ...{ paper: PAPER, party: 'SELLER', language: sent.language, fileKey, sha256, signedAt: now },
      signer: trade?.agent ?? name,
      evidence: evidenceOf(signer, sent, proof, now),
    });
    const before = await findSignedMandate(writes, mandate.adUuid);
    if (before) {
      const ended = { id: before.id, ending: 'REPLACED', actorId: accountId, reason: null, now } as const;
      await endMandateRow(writes, ended);
    }
    await signMandateRow(writes, id, now, sha256);
    await promiseStamp(parts, writes, { orderId: id, paper: PAPER });
    await tell(parts, writes, mandate, 'SIGNED');
    return null;
  });
  if (refusal) throw refusal;
}

/** Returns the details that the seller must add before signing; none once they are fixed. */
async function lackingOfMandate(parts: OrdersParts, mandate: SaleMandate): Promise<Lacking[]> {
  if (mandate.terms || mandateState(mandate, parts.clock()) !== 'PROPOSED') return [];
  return lackingOf(await findParty(parts, parts.database, mandate.sellerId));
}

/** Refuses a mandate, by its seller; the house is told why. @throws AppError NotFound, BadInput: `reason`, `state` */
export async function refuseMandate(
  parts: OrdersParts,
  id: string,
  accountId: string,
  given: string,
): Promise<void> {
  requireReason(given);
  const reason = given.trim();
  await parts.database.transaction(async writes => {
    const { mandate, now } = await holdOwn(writes, id, accountId);
    await refuseMandateRow(writes, id, now, reason);
    await log(writes, mandate, 'refused', { actorId: accountId, reason });
    await writeHouse(parts, writes, mandate, 'refused', reason);
  });
}

/**
 * Takes back a proposal, or records that the seller withdraws the car from a mandate in force; both sides are then told
 * of the fee. By staff.
 * @throws AppError NotFound, BadInput with `reason`, `ending` or `state`, CarUnderHammer while the car is being sold,
 * OfferOpen while an offer is open on it
 */
export async function endMandate(
  parts: OrdersParts,
  id: string,
  actorId: string,
  { ending, reason }: { ending: (typeof MANDATE_ENDINGS)[number]; reason: string },
): Promise<void> {
  requireReason(reason);
  requireInput(MANDATE_ENDINGS.includes(ending), 'ending');
  await parts.database.transaction(async writes => {
    const { mandate, lot } = await hold(writes, id);
    requireInput(mandate.endedAt === null && mandate.refusedAt === null, 'state');
    requireInput((ending === 'TAKEN_BACK') === (mandate.signedAt === null), 'ending');
    // No fee is due after the mandate has expired.
    requireInput(ending === 'TAKEN_BACK' || mandateState(mandate, lot.now) === 'IN_FORCE', 'state');
    if (ending === 'WITHDRAWN' && (lot.auction?.status === 'open' || lot.hasOrder))
      throw new AppError('CarUnderHammer');
    if (ending === 'WITHDRAWN' && lot.hasOpenOffer) throw new AppError('OfferOpen');
    await end(parts, writes, mandate, { ending, actorId, reason: reason.trim(), now: lot.now });
  });
}

type End = Omit<Ending, 'id'> & { readonly ending: (typeof MANDATE_ENDINGS)[number] };

/** Ends a mandate and notifies the seller, except of a proposal they ended themselves. The house is told of a fee. */
async function end(parts: OrdersParts, writes: Writes, mandate: SaleMandate, ended: End): Promise<void> {
  const { actorId, reason, ending } = ended;
  await endMandateRow(writes, { ...ended, id: mandate.id });
  await log(writes, mandate, 'ended', { actorId, reason });
  const isTheirs = actorId === mandate.sellerId;
  if (ending === 'WITHDRAWN' || !isTheirs) await tell(parts, writes, mandate, ending);
  if (ending === 'WITHDRAWN' && isTheirs && mandate.withdrawalFeeCents > 0)
    await writeHouse(parts, writes, mandate, 'withdrawn', reason);
}

/** Ends a car's mandates when it is returned: open proposals, and the signed one where the owner took the car back. */
export async function endGivenBack(
  parts: OrdersParts,
  writes: Writes,
  { uuid, actorId, reason }: DomainEventMap['ad.givenBack'],
): Promise<void> {
  const ended = { actorId, reason, now: parts.clock() };
  for (const mandate of await listMandatesOf(writes, uuid)) {
    const isTheirs = reason !== null && mandate.sellerId === actorId;
    if (isOpen(mandate)) await end(parts, writes, mandate, { ...ended, ending: 'TAKEN_BACK' });
    else if (isTheirs && mandateState(mandate, ended.now) === 'IN_FORCE')
      await end(parts, writes, mandate, { ...ended, ending: 'WITHDRAWN' });
  }
}

/** The text of the document: as fixed when the seller started signing, else as of now. */
const wordsNow = async (parts: OrdersParts, mandate: SaleMandate): Promise<Words> =>
  wordsOf(mandate, mandate.terms ?? (await gather(parts, parts.database, mandate)));

const languageOf = async ({ findAccount }: OrdersParts, { sellerId }: SaleMandate): Promise<Language> =>
  (await findAccount(sellerId))?.language ?? 'FR';

/** The exact document that is or will be signed; before that, as of now. */
export async function readMandate(
  parts: OrdersParts,
  id: string,
): Promise<{ bytes: Buffer; number: string } | null> {
  const mandate = await findMandate(parts.database, id);
  if (!mandate) return null;
  const original = await findOriginal(parts.database, id, PAPER);
  const kept = original && (await parts.files.readPrivate(original.fileKey));
  if (kept) return { bytes: kept, number: mandate.number };
  const words = original?.words ?? (await wordsNow(parts, mandate));
  return { bytes: await drawMandate(words, await languageOf(parts, mandate)), number: mandate.number };
}

/** The version that the seller reads before signing, without drawing it; null where there is nothing to sign. */
async function versionOfMandate(parts: OrdersParts, mandate: SaleMandate): Promise<string | null> {
  if (mandateState(mandate, parts.clock()) !== 'PROPOSED') return null;
  const original = await findOriginal(parts.database, mandate.id, PAPER);
  return original ? nameOf(original) : (await wordsNow(parts, mandate)).FR.version;
}

/** The operations on mandates. */
export function forMandates(parts: OrdersParts) {
  const { database } = parts;
  return {
    listMandatesOf: (adUuid: string) => (isUuid(adUuid) ? listMandatesOf(database, adUuid) : []),
    ...boundTo(database, { listOwnMandates }),
    ...boundTo(parts, { proposeMandate, sendMandateCode, signMandate, refuseMandate, endMandate }),
    ...boundTo(parts, { lackingOfMandate, versionOfMandate }),
    /** Returns a mandate of this seller; null for any other. */
    async findOwnMandate(id: string, accountId: string): Promise<SaleMandate | null> {
      const mandate = await findMandate(database, id);
      return mandate?.sellerId === accountId ? mandate : null;
    },
    mandateStateOf: (mandate: SaleMandate) => mandateState(mandate, parts.clock()),
    /** What a new mandate of a car is proposed with. */
    usualMandate: async (adUuid: string | null) => ({
      ...parts.settings.read('mandates'),
      ...((adUuid && (await findAgreedEstimate(database, adUuid))) || {
        estimateLow: null,
        estimateHigh: null,
      }),
    }),
  };
}
