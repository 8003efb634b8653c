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
  /** Marks an account's notifications about an order's messages as read. */
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
  /** Whether an account has a passkey to sign with. */
  readonly hasPasskey: (accountId: string) => Promise<boolean>;
  readonly findAccount: (id: string) => Promise<Account | null>;
  /** A trading seller's name and place of registration. */
  readonly findTrader: (accountId: string) => Promise<Trader | null>;
  /** The VIES results for a buyer's VAT numbers; null where the site does not query VIES. */
  readonly vies: {
    readonly list: (reads: Reads, accountId: string) => Promise<VatFinding[]>;
  } | null;
  /** The time-stamping authority; null: no stamps are requested. */
  readonly stamps: TimeStamps | null;
};

/** Who signs, and the circumstances kept as evidence with the signature. */
export type Signer = {
  readonly accountId: string;
  /** The pseudonymised origin of the request. */
  readonly origin: string;
  readonly agent: string;
};
