/**
 * Works out what the house has published of a sale, in the visitor's own browser and with nothing of ours but the
 * house's public key: docs/bid-log.md says how, for whoever would rather do it without this page.
 */

export type PublishedLog = {
  /** A row each, oldest first: its words, and its hash last. */
  readonly lines: readonly string[];
  readonly seal: string | null;
  readonly signature: string;
};

/** Whether a signature holds; null where this browser cannot tell (no Ed25519). */
export type Signed = boolean | null;

const BEGINNING = '0'.repeat(64);
const bytes = (text: string) => new TextEncoder().encode(text);

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, letter => letter.charCodeAt(0));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes(text));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** @param publicKey Ed25519, 32 bytes, base64url */
async function isSignedBy(publicKey: string, words: string, signature: string): Promise<Signed> {
  const key = await crypto.subtle
    .importKey('raw', bytesOfBase64Url(publicKey), 'Ed25519', false, ['verify'])
    .catch(() => null);
  if (key === null) return null;
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOfBase64Url(signature), bytes(words));
  } catch {
    return false;
  }
}

export type LogCheck = {
  /** The first line that does not follow from the one before it, from 1; null: whole. */
  readonly brokenLine: number | null;
  readonly signed: Signed;
};

/** Makes every seal of a log again, and checks the house's signature under the last. */
export async function checkLog(
  auctionId: string,
  { lines, seal, signature }: PublishedLog,
  publicKey: string,
): Promise<LogCheck> {
  let last = BEGINNING;
  let brokenLine: number | null = null;
  for (const [index, line] of lines.entries()) {
    const end = line.lastIndexOf(',');
    last = await sha256(`${last},${line.slice(0, end)}`);
    if (last !== line.slice(end + 1) || !line.startsWith(`${auctionId},`)) {
      brokenLine = index + 1;
      break;
    }
  }
  const newest = lines.length === 0 ? null : last;
  if (brokenLine === null && newest !== seal) brokenLine = lines.length + 1;
  const words = ['log', auctionId, lines.length, seal ?? ''].join();
  return { brokenLine, signed: await isSignedBy(publicKey, words, signature) };
}

/** A row of a log, as far as a receipt asks for it. */
export type LogRow = {
  readonly version: number;
  readonly bidderId: string;
  readonly amount: number;
  readonly isImmediate: boolean;
  readonly leads: boolean;
  /** UTC, ISO 8601. */
  readonly placedAt: string;
};

export function rowOf(line: string): LogRow {
  const [, version, , bidderId = '', amount, isImmediate, , leads, , placedAt = ''] = line.split(',');
  return {
    ...{ version: Number(version), bidderId, amount: Number(amount), placedAt },
    ...{ isImmediate: isImmediate === '1', leads: leads === '1' },
  };
}

export type Receipt = {
  readonly words: string;
  readonly signature: string;
  readonly auctionId: string;
  /** Of the row it made; null where a maximum was raised. */
  readonly version: number | null;
  readonly bidderId: string;
  /** Whole euros. */
  readonly bid: number;
  readonly maxBid: number | null;
  /** UTC, ISO 8601. */
  readonly at: string;
};

/** What a receipt says; null where the text is none. */
export function readReceipt(text: string): Receipt | null {
  const [words = '', signature = ''] = text.trim().split(/\s+/);
  const [kind, auctionId = '', version = '', bidderId = '', bid = '', maxBid = '', at = '', more] =
    words.split(',');
  const isOne = kind === 'receipt' && more === undefined && signature !== '' && !Number.isNaN(Date.parse(at));
  if (!isOne || !/^\d+$/.test(bid) || !/^\d*$/.test(version) || !/^\d*$/.test(maxBid)) return null;
  return {
    ...{ words, signature, auctionId, bidderId, at, bid: Number(bid) },
    version: version === '' ? null : Number(version),
    maxBid: maxBid === '' ? null : Number(maxBid),
  };
}

export type ReceiptCheck = {
  readonly signed: Signed;
  readonly isOfThisSale: boolean;
  /** Whether the log has the row as the receipt says; null where there is no log, or the act made no row. */
  readonly isInLog: boolean | null;
  /** Whether the maximum was bid up to before somebody else won; null where there is no log, or no maximum. */
  readonly isMaximumKept: boolean | null;
};

/** Holds a receipt against the published log of a sale, or against its signature alone as long as there is none. */
export async function checkReceipt(
  receipt: Receipt,
  auctionId: string,
  log: Pick<PublishedLog, 'lines'> | null,
  publicKey: string,
): Promise<ReceiptCheck> {
  const { version, bidderId, bid, maxBid } = receipt;
  const rows = log?.lines.map(rowOf) ?? null;
  const row = rows?.find(each => each.version === version);
  const last = rows?.findLast(each => each.leads);
  return {
    signed: await isSignedBy(publicKey, receipt.words, receipt.signature),
    isOfThisSale: receipt.auctionId === auctionId,
    isInLog:
      rows === null || version === null
        ? null
        : row?.bidderId === bidderId && row.amount === bid && row.isImmediate,
    // Whoever won instead paid at least that much; on a tie the earlier one wins at the same price.
    isMaximumKept:
      rows === null || maxBid === null
        ? null
        : last !== undefined && (last.bidderId === bidderId || last.amount >= maxBid),
  };
}
