import type { Millis } from '#shared/sale/index.ts';

/**
 * Thrown by work that could not be tried, for a reason that is not its own: who it needs is away. The try is none, and
 * it is due again after `forMs`, for five days from its promise on. Where `holdsKind` all work of its kind would fail
 * alike: for so long this process takes none of it, then one, and the others once one has come through. Where one came
 * through meanwhile it is a failure as any.
 */
export class PutOff extends Error {
  readonly forMs: Millis;
  readonly holdsKind: boolean;

  constructor(why: string, { forMs, holdsKind }: { forMs: Millis; holdsKind: boolean }) {
    super(why);
    this.name = new.target.name;
    this.forMs = forMs;
    this.holdsKind = holdsKind;
  }
}
