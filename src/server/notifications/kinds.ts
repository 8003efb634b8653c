import type { CarPaperKind, LotFacts, Obstacle, VigilancePieceKind } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Permission } from '../context.ts';

/** Where somebody can be told. */
export const CHANNELS = ['IN_PAGE', 'EMAIL', 'PUSH'] as const;
export type Channel = (typeof CHANNELS)[number];

type Kind = {
  /** Where it is told as long as the person has said nothing else. */
  readonly channels: readonly Channel[];
  /** The letter belongs to a purchase: it can't be switched off. */
  readonly isService?: true;
  /** Worth nothing once the auction is over: what was held back by quiet hours is dropped then. */
  readonly isOfRunning?: true;
  /** Presents a car that may be bought: what was held back is dropped once it may not. */
  readonly isOfOffered?: true;
  /** Told to staff with this permission alone: nobody else has a choice to make. */
  readonly isFor?: Permission;
};

const ALL = CHANNELS;

/** Everything people are told, in the order the settings show it. */
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

/** What shows somebody a car that they may not know: it says what it costs, and where its newest auction stands. */
export const KINDS_OF_A_CAR: readonly NotificationKind[] = [
  'ALERT_MATCH',
  'MANDATE_NEWS',
  'QUESTION_ANSWERED',
];

export const kindOf = (kind: NotificationKind): Kind => KINDS[kind];

/** A paper of a car, or a proof of who somebody is, by its words. */
export type PaperName = `carPaper.${CarPaperKind}` | `vigilance.${VigilancePieceKind}`;

/** What an event says besides its car. */
export type NotificationData = {
  /** Whole euros. */
  readonly amount?: number;
  readonly endAt?: number;
  /** By the time it is told, the auction has begun. */
  readonly isBegun?: boolean;
  /** Bids of the last minutes: quiet hours don't hold it back. */
  readonly isUrgent?: boolean;
  readonly isSold?: boolean;
  /** What became of the ad of a cancelled auction. */
  readonly adStatus?: LotFacts['adStatus'];
  /** What an alert is called, and how many new cars it found; or what a paper is called. */
  readonly name?: string;
  readonly count?: number;
  /** How many of the cars it knew cost less, or were edited; and what the one there is cost before. */
  readonly dropCount?: number;
  readonly editCount?: number;
  readonly amountWas?: number;
  /** Several cars by their names and what they cost, where they are told of together. */
  readonly cars?: readonly { readonly name: string; readonly price: number | null }[];
  /** What an alert watches, in each language. */
  readonly criteria?: Readonly<Record<Language, string>>;
  readonly alertId?: string;
  /** Which question was asked, waits or was answered. */
  readonly questionId?: string;
  readonly orderId?: string;
  /** What happened to an order, by when its next step is due, and whether the reader sells. */
  readonly step?: OrderNews;
  readonly dueAt?: number;
  /** Money of an order that came, was too much or went back, and what is still missing. */
  readonly cents?: number;
  readonly missingCents?: number;
  /** What the house keeps of a seller's price, or would; told to the seller alone. */
  readonly keptCents?: number;
  /** Who wrote on an order; and whether the reader is staff, who read it on the page of the house. */
  readonly sender?: 'BUYER' | 'SELLER' | 'HOUSE';
  readonly isForHouse?: boolean;
  readonly isSeller?: boolean;
  readonly reason?: string;
  /** What stands in the way of a car's handover: each reader is told their own, and that the rest is awaited. */
  readonly obstacles?: readonly Obstacle[];
  /** Which papers the house refuses or does without, or the car lacks in the end. */
  readonly papers?: readonly PaperName[];
  /** Who holds a seller's price, and asks them for an account there, as people read it. */
  readonly provider?: string;
  /**
   * When an auction begins; when something was said of an order, how the order is called, and whether the car was
   * received by then.
   */
  readonly at?: number;
  readonly reference?: string;
  readonly isEarly?: boolean;
  /** How a withdrawal was declared: on the order's page, by the public form, or otherwise, as `name` says. */
  readonly how?: 'PAGE' | 'FORM' | 'ELSEWHERE';
  /** Money goes, or went, back to a card; the end of the account that it was sent to. */
  readonly isByCard?: boolean;
  readonly account?: string;
  /** What of a price that goes back had been passed on to its seller. */
  readonly paidOutCents?: number;
  /** The price stays with the house while the buyer may go back on the sale. */
  readonly isHeld?: boolean;
  /** A payment that is there no more was contested: its card's bank took it back. */
  readonly isContested?: boolean;
  /** What a car that came back had lost. */
  readonly reductionCents?: number;
  /** Whose doing it is that an order was cancelled, and what of its money had come by then. */
  readonly fault?: 'BUYER' | 'SELLER';
  readonly isFeePaid?: boolean;
  readonly isPriceReceived?: boolean;
  readonly mandateId?: string;
  /** What has become of a mandate to sell, what it is called, and what it says that the house keeps of the price. */
  readonly mandateNews?: MandateNews;
  readonly commission?: Readonly<Record<Language, string>>;
  readonly offerId?: string;
  readonly offerNews?: OfferNews;
  readonly isSecondChance?: boolean;
  /** What the house said of a car that was handed in. */
  readonly decision?: 'APPROVED' | 'CHANGES_ASKED' | 'REFUSED';
};

/** One event as it is said in a letter and on a telephone. */
export type Said = { readonly subject: string; readonly text: string; readonly button: string };

/** What people are told of the word after an auction. */
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

/** What an owner is told of a mandate to sell their car. */
export const MANDATE_NEWS = ['PROPOSED', 'SIGNED', 'WITHDRAWN', 'TAKEN_BACK'] as const;
export type MandateNews = (typeof MANDATE_NEWS)[number];

/** What people are told of an order. */
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
  /** Names the event: the same key never tells a person twice. */
  readonly key: string;
  readonly adUuid: string | null;
  readonly data?: NotificationData;
};
