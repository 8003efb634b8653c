import type { Millis } from '#shared/sale/index.ts';

/**
 * Thrown where a job could not be tried since a service it needs is away. The attempt does not count, and the job is
 * due again after `forMs`, for up to five days. With `holdsKind`, all jobs of the kind would fail: this process takes
 * none for that time, then a single one, and the others once one succeeds. If one succeeded in the meantime, this
 * counts as an ordinary failure.
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
