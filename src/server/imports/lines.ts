import type { ImportTarget } from '../ads/index.ts';
import type { Writes } from '../database/index.ts';
import type { FileImport, ImportWish, LineFault, Outcome } from './imports-store.ts';
import type { PhotoNamed } from './photos-store.ts';

/** The cells of a line by target field. */
export type Cells = Readonly<Record<string, unknown>>;

/** The effect of a line. */
export type SaidLine = {
  readonly name: string;
  /** Its key, unique within the file; null where it has none. */
  readonly key: { readonly value: string; readonly field: string } | null;
  /** @throws LineRefused, or AppError with the field */
  write(writes: Writes): Promise<Written>;
};
export type Written = {
  readonly outcome: Exclude<Outcome, 'REFUSED'>;
  readonly subjectId: string | null;
  /** Its photos, fetched after it is imported. */
  readonly photos?: readonly PhotoNamed[];
};

/** How files of a kind are read and written. */
export type LineKind = {
  readonly targets: readonly ImportTarget[];
  /** Alternative column names by target field. */
  readonly alsoCalled: Readonly<Record<string, readonly string[]>>;
  /** The audit log's action for an import. */
  readonly action: 'ad.imported' | 'result.imported';
  /** @throws AppError where a choice required for all lines is missing */
  check(wish: ImportWish): void;
  read(file: FileImport & { readonly wish: ImportWish }, cells: Cells): SaidLine;
};

/** A line's faults. */
export class LineRefused extends Error {
  readonly faults: readonly LineFault[];
  constructor(faults: readonly Omit<LineFault, 'code'>[]) {
    super('refused');
    this.faults = faults.map(fault => ({ code: 'BadInput', ...fault }));
  }
}
