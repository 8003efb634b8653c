import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import type { ErrorCode } from '../errors.ts';

export type SalesParts = Pick<Core, 'database' | 'bus' | 'domain'> & {
  readonly auctions: Pick<Auctions, 'find' | 'findByAd' | 'scheduleAll' | 'clock'>;
  readonly ads: Pick<Ads, 'findPublic'>;
};

/** A fault of a lot, with its number. */
export type LotFault = {
  readonly adUuid: string;
  readonly number: number;
  readonly code: ErrorCode;
  readonly field: string | null;
};
