/**
 * Verifies what the house has published of a sale, in the visitor's browser and with only the house's public key.
 * docs/bid-log.md explains how to do it without this page.
 */

export type PublishedLog = {
  /** One row each, oldest first: its fields, then its hash. */
  readonly lines: readonly string[];
  readonly seal: string | null;
  readonly signature: string;
};

/** Whether a signature is valid; null when this browser cannot verify it (no Ed25519). */
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
  /** The first line that does not follow from the previous one, counted from 1; null if all do. */
  readonly brokenLine: number | null;
  readonly signed: Signed;
};

/** Recomputes every seal of a log, and verifies the house's signature of the last. */
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

/** A row of a log, with the fields that a receipt needs. */
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
  /** The version of the row it made; null for a raised maximum. */
  readonly version: number | null;
  readonly bidderId: string;
  /** Whole euros. */
  readonly bid: number;
  readonly maxBid: number | null;
  /** UTC, ISO 8601. */
  readonly at: string;
};

/** Parses a receipt; null when the text is none. */
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
  /** Whether the log contains the receipt's row; null without a log, or for a request without a row. */
  readonly isInLog: boolean | null;
  /** Whether the maximum was used up before another bidder won; null without a log or a maximum. */
  readonly isMaximumKept: boolean | null;
};

/** Checks a receipt against the published log of a sale, or only its signature while there is no log. */
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
    // Another winner paid at least that much; on a tie the earlier maximum wins at the same price.
    isMaximumKept:
      rows === null || maxBid === null
        ? null
        : last !== undefined && (last.bidderId === bidderId || last.amount >= maxBid),
  };
}
