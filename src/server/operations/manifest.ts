import type { FileKey } from '../files/index.ts';

/** The last entry of a backup: what it should hold. One that lacks it was cut short. */
export type Manifest = {
  readonly format: 1;
  readonly madeAt: string;
  /** The database's form, migration by migration, with their checksums. */
  readonly migrations: readonly (readonly [name: string, checksum: string])[];
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly sequences: readonly (readonly [name: string, lastValue: string])[];
  /** Every entry with the SHA-256 of its bytes. */
  readonly entries: readonly (readonly [name: string, digest: string])[];
  /** Files that its rows name and it does not hold: removed, or not yet whole, while it was taken. */
  readonly lacking?: readonly FileKey[];
};

export const MANIFEST_NAME = 'manifest.json';

/** Variants are drawn again from their originals whenever they are asked for. */
export const KEPT_FOLDERS = ['originals', 'private'] as const;
