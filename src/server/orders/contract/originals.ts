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
  /** Everything except the photos. */
  readonly blocks: readonly Block[];
  /** Id of this exact text; any other text has another. */
  readonly version: string;
};

/** The text of a document in each language. */
export type Words = Readonly<Record<Language, SaleText>>;

/** The file that all parties sign. */
export type Original = {
  readonly fileKey: string;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** Its text, independent of later wording; null where it was drawn before texts were kept. */
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

/** A reserved place in the file store. */
export type Place = Awaited<ReturnType<OrdersParts['files']['reservePrivate']>>;

/** Reserves a place for an original still to be drawn; null where there is one. */
export async function reserveOriginal(
  { database, files }: Pick<OrdersParts, 'database' | 'files'>,
  { id, paper }: { id: string; paper: SignedPaper },
): Promise<Place | null> {
  return (await findOriginal(database, id, paper)) ? null : files.reservePrivate();
}

/** Returns the id of a text, independent of the file it is drawn into. */
export const versionOf = (words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/** Stores the file in its place; returns its SHA-256. */
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
 * Stores the original for all parties, drawn when the first of them starts signing. `place` was reserved before, so
 * that no file in the store is ever unrecorded, even after a failure. `filled` ensures that the bytes are stored and
 * returns their SHA-256. @throws AppError StaleVersion
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
  // The document was replaced between drawing and storing, so the version read is outdated.
  if (!place) throw new AppError('StaleVersion', { field: 'read' });
  const kept = [await filled(place), timestamp(now), JSON.stringify(words)];
  await writes.query(addSql, [id, paper, place.key, ...kept]);
}

/** Removes an unsigned original of a report whose text has changed. */
export async function dropReport({ files }: OrdersParts, writes: Writes, orderId: string): Promise<void> {
  await files.removePrivate(writes, await drop(writes, orderId, 'REPORT'));
}
