import type { ImportTarget } from '../ads/index.ts';
import type { Writes } from '../database/index.ts';
import type { FileImport, ImportWish, LineFault, Outcome } from './imports-store.ts';
import type { PhotoNamed } from './photos-store.ts';

/** What the cells of a line say, by the headings that their columns were said to be. */
export type Cells = Readonly<Record<string, unknown>>;

/** What a line would do. */
export type SaidLine = {
  readonly name: string;
  /** What it is about, by which no two lines of a file are alike; null where it does not say. */
  readonly key: { readonly value: string; readonly field: string } | null;
  /** @throws LineRefused, or AppError with the field */
  write(writes: Writes): Promise<Written>;
};
export type Written = {
  readonly outcome: Exclude<Outcome, 'REFUSED'>;
  readonly subjectId: string | null;
  /** Its photos, which are had once it is taken. */
  readonly photos?: readonly PhotoNamed[];
};

/** How files of one kind are read and written. */
export type LineKind = {
  readonly targets: readonly ImportTarget[];
  /** What people call the columns besides the names that our pages give them, by our heading. */
  readonly alsoCalled: Readonly<Record<string, readonly string[]>>;
  /** What the log calls a file that was taken. */
  readonly action: 'ad.imported' | 'result.imported';
  /** @throws AppError where something is not said that all lines need */
  check(wish: ImportWish): void;
  read(file: FileImport & { readonly wish: ImportWish }, cells: Cells): SaidLine;
};

/** Every fault of a line. */
export class LineRefused extends Error {
  readonly faults: readonly LineFault[];
  constructor(faults: readonly Omit<LineFault, 'code'>[]) {
    super('refused');
    this.faults = faults.map(fault => ({ code: 'BadInput', ...fault }));
  }
}
