import type { CarPaperKind, LotFacts, Obstacle, VigilancePieceKind } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Permission } from '../context.ts';

/** The channels of notifications. */
export const CHANNELS = ['IN_PAGE', 'EMAIL', 'PUSH'] as const;
export type Channel = (typeof CHANNELS)[number];

type Kind = {
  /** The default channels. */
  readonly channels: readonly Channel[];
  /** The letter belongs to a purchase and cannot be switched off. */
  readonly isService?: true;
  /** Worthless once the auction is over: dropped if quiet hours held it back until then. */
  readonly isOfRunning?: true;
  /** Presents a car for sale: dropped if quiet hours held it back until it is no longer offered. */
  readonly isOfOffered?: true;
  /** Sent only to staff with this permission; only they can choose its channels. */
  readonly isFor?: Permission;
};

const ALL = CHANNELS;

/** All kinds of notifications, in the order of the settings. */
export const KINDS = {
  OUTBID: { channels: ALL, isOfRunning: true },
  MAX_BID_USED: { channels: ['IN_PAGE'], isOfRunning: true },
  RESERVE_REACHED: { channels: ['IN_PAGE', 'EMAIL'], isOfRunning: true },
  AUCTION_STARTED: { channels: ALL, isOfRunning: true },
  ENDING_SOON: { channels: ALL, isOfRunning: true },
  EXTENDED: { channels: ['IN_PAGE'], isOfRunning: true },
  AD_EDITED: { channels: ['IN_PAGE', 'EMAIL'], isOfRunning: true },
  ANSWER_EDITED: { channels: ['IN_PAGE', 'EMAIL'], isOfRunning: true },
  WON: { channels: ALL, isService: true },
  LOST: { channels: ['IN_PAGE', 'EMAIL'] },
  CANCELLED: { channels: ['IN_PAGE', 'EMAIL'] },
  BID_RECEIVED: { channels: ['IN_PAGE'], isOfRunning: true },
  SALE_RESULT: { channels: ALL, isService: true },
  QUESTION_ASKED: { channels: ALL },
  QUESTION_ANSWERED: { channels: ALL },
  ALERT_MATCH: { channels: ALL, isOfOffered: true },
  MANDATE_NEWS: { channels: ALL, isOfOffered: true },
  ORDER_STEP: { channels: ALL, isService: true },
  ORDER_MESSAGE: { channels: ALL, isService: true },
  OFFER: { channels: ALL, isService: true },
  QUESTION_WAITING: { channels: ['IN_PAGE', 'EMAIL'] },
  AD_REVIEWED: { channels: ALL, isService: true },
  SALE_MANDATE: { channels: ALL, isService: true },
  AUCTION_PLANNED: { channels: ALL, isService: true, isOfRunning: true },
  DOCUMENT_EXPIRING: { channels: ['IN_PAGE', 'EMAIL'] },
  AD_SUBMITTED: { channels: ['IN_PAGE', 'EMAIL'], isFor: 'Ads:publish' },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATION_KINDS = Object.keys(KINDS) as NotificationKind[];

/** The kinds that introduce a car to its reader: they give its price and its newest auction. */
export const KINDS_OF_A_CAR: readonly NotificationKind[] = [
  'ALERT_MATCH',
  'MANDATE_NEWS',
  'QUESTION_ANSWERED',
];

export const kindOf = (kind: NotificationKind): Kind => KINDS[kind];

/** A document of a car or a proof of identity, by the key of its name. */
export type PaperName = `carPaper.${CarPaperKind}` | `vigilance.${VigilancePieceKind}`;

/** The data of a notification besides its car. */
export type NotificationData = {
  /** Whole euros. */
  readonly amount?: number;
  readonly endAt?: number;
  /** Whether the auction has begun by the time of delivery. */
  readonly isBegun?: boolean;
  /** Bids of the last minutes, which quiet hours do not hold back. */
  readonly isUrgent?: boolean;
  readonly isSold?: boolean;
  /** The state of the ad after its auction was cancelled. */
  readonly adStatus?: LotFacts['adStatus'];
  /** The name of an alert and how many new cars it found; or the name of a document. */
  readonly name?: string;
  readonly count?: number;
  /** How many known cars were reduced or edited; and, if it is only one, its former price. */
  readonly dropCount?: number;
  readonly editCount?: number;
  readonly amountWas?: number;
  /** The names and prices of several cars in one notification. */
  readonly cars?: readonly { readonly name: string; readonly price: number | null }[];
  /** The criteria of an alert, in each language. */
  readonly criteria?: Readonly<Record<Language, string>>;
  readonly alertId?: string;
  /** The question that was asked, waits or was answered. */
  readonly questionId?: string;
  readonly orderId?: string;
  /** The news of an order, the deadline of its next step, and whether the reader is the seller. */
  readonly step?: OrderNews;
  readonly dueAt?: number;
  /** Money of an order that was received, exceeded the amount due or was returned, and what is still missing. */
  readonly cents?: number;
  readonly missingCents?: number;
  /** The commission kept from the seller's price, actual or expected; told only to the seller. */
  readonly keptCents?: number;
  /** The author of a message on an order; and whether the reader is staff, who read it in the back office. */
  readonly sender?: 'BUYER' | 'SELLER' | 'HOUSE';
  readonly isForHouse?: boolean;
  readonly isSeller?: boolean;
  readonly reason?: string;
  /** What delays a car's handover: each reader sees their own obstacles, and that others are pending. */
  readonly obstacles?: readonly Obstacle[];
  /** The documents that the house refuses or waives, or that the car lacks in the end. */
  readonly papers?: readonly PaperName[];
  /** The name of the provider that holds the seller's price and asks them for an account there. */
  readonly provider?: string;
  /**
   * The instant an auction begins, or the one an order's news refers to; the order's reference; and whether the car had
   * been received by then.
   */
  readonly at?: number;
  readonly reference?: string;
  readonly isEarly?: boolean;
  /** How a withdrawal was declared: on the order's page, by the public form, or otherwise, as `name` says. */
  readonly how?: 'PAGE' | 'FORM' | 'ELSEWHERE';
  /** Whether money is returned to a card; the last digits of the bank account it is sent to. */
  readonly isByCard?: boolean;
  readonly account?: string;
  /** The part of a refunded price that had been paid out to the seller. */
  readonly paidOutCents?: number;
  /** Whether the house holds the price while the buyer may withdraw. */
  readonly isHeld?: boolean;
  /** Whether a payment is missing because the cardholder's bank charged it back. */
  readonly isContested?: boolean;
  /** The loss of value of a returned car. */
  readonly reductionCents?: number;
  /** Who is at fault for a cancelled order, and which of its money had been received. */
  readonly fault?: 'BUYER' | 'SELLER';
  readonly isFeePaid?: boolean;
  readonly isPriceReceived?: boolean;
  readonly mandateId?: string;
  /** The state of a mandate to sell, its name, and the commission it states. */
  readonly mandateNews?: MandateNews;
  readonly commission?: Readonly<Record<Language, string>>;
  readonly offerId?: string;
  readonly offerNews?: OfferNews;
  readonly isSecondChance?: boolean;
  /** The house's decision about a submitted car. */
  readonly decision?: 'APPROVED' | 'CHANGES_ASKED' | 'REFUSED';
};

/** A notification's words for a letter and a push. */
export type Said = { readonly subject: string; readonly text: string; readonly button: string };

/** The news of an offer after an auction. */
export const OFFER_NEWS = [
  'BIDDER_ASKED',
  'OPENED',
  'SELLER_ASKED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'CLOSED',
] as const;
export type OfferNews = (typeof OFFER_NEWS)[number];

/** The news that an owner gets of a mandate to sell their car. */
export const MANDATE_NEWS = ['PROPOSED', 'SIGNED', 'WITHDRAWN', 'TAKEN_BACK'] as const;
export type MandateNews = (typeof MANDATE_NEWS)[number];

/** The news of an order. */
export const ORDER_NEWS = [
  ...(['OPENED', 'CONTRACT_SIGNED', 'SIGNED', 'FEE_PAID', 'PRICE_RECEIVED', 'PAID'] as const),
  ...(['REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED', 'CANCELLED', 'REFUNDED'] as const),
  ...(['PART_RECEIVED', 'SURPLUS_RECEIVED', 'RECEIPT_REVERSED', 'MONEY_RETURNED'] as const),
  ...(['PARTICULARS', 'PAYOUT_ACCOUNT', 'VAT_PENDING', 'VAT_UNKNOWN', 'VAT_CHARGED'] as const),
  ...(['WITHDRAWN', 'SALE_UPHELD', 'CAR_RETURNED', 'RETURN_SOON', 'RETURN_LATE'] as const),
  ...(['PAPER_REFUSED', 'PAPER_CAME', 'PAPERS_WAIVED', 'PIECE_REFUSED', 'READY'] as const),
  ...([
    'REFUND_RETURNED',
    'PAYOUT_RETURNED',
    'EXPORT_WANTED',
    'EXPORT_SOON',
    'EXPORT_LATE',
    'EXPORT_PROVEN',
  ] as const),
  ...([
    'SIGN_NOW',
    'SIGN_SOON',
    'SIGN_LATE',
    'PAY_SOON',
    'PAY_LATE',
    'COLLECT_SOON',
    'COLLECT_LATE',
  ] as const),
] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

export type NewNotification = {
  readonly accountId: string;
  readonly kind: NotificationKind;
  /** Identifies the event: a person is notified once per key. */
  readonly key: string;
  readonly adUuid: string | null;
  readonly data?: NotificationData;
};
