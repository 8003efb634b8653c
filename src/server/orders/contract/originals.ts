import { createHash, hash } from 'node:crypto';
import type { HouseParticulars } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { statement, timestamp, type Writes } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import type { Block } from '../../pdf/index.ts';
import type { OrdersParts } from '../parts.ts';
import type { SignedPaper } from './signing-store.ts';

export type SaleText = {
  readonly title: string;
  readonly reference: string;
  readonly at: Instant;
  readonly house: HouseParticulars;
  /** All but its photographs. */
  readonly blocks: readonly Block[];
  /** Names these very words: others have another. */
  readonly version: string;
};

/** What a paper says, in each language that it may be read in. */
export type Words = Readonly<Record<Language, SaleText>>;

/** What is signed: one file, whoever signs it. */
export type Original = {
  readonly fileKey: string;
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** What it says, whatever the catalogue says since; null of what was drawn before it was kept. */
  readonly words: Words | null;
};

const addSql = statement(
  'originals.add',
  `insert into order_originals (order_id, paper, file_key, sha256, drawn_at, words)
   values ($1, $2, $3, $4, $5, $6)`,
);
const drop = statement(
  'originals.drop',
  'delete from order_originals where order_id = $1 and paper = $2 returning file_key as "fileKey"',
).column<{ fileKey: string }, [orderId: string, paper: SignedPaper], Writes>('fileKey');

export const findOriginal = statement(
  'originals.find',
  'select file_key as "fileKey", sha256, words from order_originals where order_id = $1 and paper = $2',
).one<Original, [orderId: string, paper: SignedPaper]>();

/** Where an original's bytes go. */
export type Place = Awaited<ReturnType<OrdersParts['files']['reservePrivate']>>;

/** A place for an original that is still to be drawn; null where one stands. */
export async function reserveOriginal(
  { database, files }: Pick<OrdersParts, 'database' | 'files'>,
  { id, paper }: { id: string; paper: SignedPaper },
): Promise<Place | null> {
  return (await findOriginal(database, id, paper)) ? null : files.reservePrivate();
}

/** Names words, whatever file they are drawn into: the same have the same name. */
export const versionOf = (words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/** Puts what was drawn into its place; the bytes' SHA-256. */
export async function fill(place: Place, bytes: Buffer): Promise<string> {
  await place.put(bytes);
  return hash('sha256', bytes);
}

type Drawing = {
  readonly id: string;
  readonly paper: SignedPaper;
  readonly now: Instant;
  readonly filled: (place: Place) => Promise<string>;
  readonly words: Words;
};

/**
 * What all sides sign, drawn by whoever is first to set about signing. `place` was reserved beforehand: whatever
 * becomes of the rest, no bytes lie in the store that are not noted down. `filled` sees to it that they lie there, and
 * answers their SHA-256. @throws AppError StaleVersion
 */
export async function keepOriginal(
  parts: Pick<OrdersParts, 'files'>,
  writes: Writes,
  place: Place | null,
  { id, paper, now, filled, words }: Drawing,
): Promise<void> {
  if (await findOriginal(writes, id, paper)) {
    if (place) await parts.files.removePrivate(writes, [place.key]);
    return;
  }
  // Between the two it was written anew: what was read is old.
  if (!place) throw new AppError('StaleVersion', { field: 'read' });
  const kept = [await filled(place), timestamp(now), JSON.stringify(words)];
  await writes.query(addSql, [id, paper, place.key, ...kept]);
}

/** Takes back a report that nobody has signed and that reads otherwise now. */
export async function dropReport({ files }: OrdersParts, writes: Writes, orderId: string): Promise<void> {
  await files.removePrivate(writes, await drop(writes, orderId, 'REPORT'));
}
