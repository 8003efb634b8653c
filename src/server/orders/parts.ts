import type { Trader } from '#shared/fields/index.ts';
import type { Account } from '../accounts/index.ts';
import type { Ads } from '../ads/index.ts';
import type { Core } from '../core.ts';
import type { Reads } from '../database/index.ts';
import type { Events } from '../events.ts';
import type { Files } from '../files/index.ts';
import type { Notifications, Notify } from '../notifications/index.ts';
import type { Payments } from '../payments/index.ts';
import type { VatFinding } from '../selling/index.ts';
import type { TimeStamps } from '../stamps/index.ts';

export type OrdersParts = Pick<
  Core,
  'database' | 'bus' | 'domain' | 'jobs' | 'mail' | 'limits' | 'clock' | 'publicUrl' | 'settings'
> & {
  readonly events: Pick<Events, 'partFailed'>;
  readonly notify: Notify;
  /** What somebody was told of an order's messages is read. */
  readonly readMessageNews: Notifications['readMessageNews'];
  readonly files: Pick<
    Files,
    'reservePrivate' | 'removePrivate' | 'readPrivate' | 'readForPdf' | 'findPhotos' | 'isSentBy'
  >;
  readonly ads: Pick<Ads, 'find'>;
  readonly payments: Pick<
    Payments,
    | 'escrow'
    | 'pay'
    | 'findPayment'
    | 'findDispute'
    | 'findDisputeOfPaid'
    | 'requireUncontested'
    | 'refresh'
    | 'refund'
    | 'giveUp'
  >;
  /** Whether somebody has a key to sign with. */
  readonly hasPasskey: (accountId: string) => Promise<boolean>;
  readonly findAccount: (id: string) => Promise<Account | null>;
  /** Of who sells by trade: under which name, and where it is registered. */
  readonly findTrader: (accountId: string) => Promise<Trader | null>;
  /** What VIES said of the numbers of who buys; null where this house does not ask it. */
  readonly vies: {
    readonly list: (reads: Reads, accountId: string) => Promise<VatFinding[]>;
  } | null;
  /** Who says at what time a paper was there; null: nobody is asked. */
  readonly stamps: TimeStamps | null;
};

/** Who acts in an order, and what is known of how: for the evidence that stands with a signature. */
export type Signer = {
  readonly accountId: string;
  /** Where the request came from, without naming it. */
  readonly origin: string;
  readonly agent: string;
};
