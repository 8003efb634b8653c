import {
  hasWithdrawal,
  type IncrementTable,
  isBidAmount,
  minimumBid,
  phaseAt,
  type TieRule,
} from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { AdEnums } from '../ads/index.ts';
import { type RequestContext, requireFresh, requirePermission, requireViewer } from '../context.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type Builder, type EnumRef, exposed, mapIterator, textLanguage } from '../graphql/index.ts';
import { bidInput } from './bid-input.ts';
import { addBidLog } from './bid-log-schema.ts';
import { boardSchema } from './board-schema.ts';
import { type BuyerFeeRef, buyerFeeType } from './buyer-fee-schema.ts';
import type { FeedEvent } from './feed.ts';
import type { Auctions } from './index.ts';
import type { Auction as AuctionRecord, Bid as BidRecord, Terms } from './ledger.ts';
import { addMine } from './mine-schema.ts';
import { publicNamesOf } from './names.ts';
import { type MayReadPrices, pastPrices } from './past-prices.ts';
import { addStaffMutations } from './staff-schema.ts';

export type AdRef = { readonly uuid: string; readonly isPublic: boolean };

export type AuctionsSchemaParts = {
  readonly Locale: AdEnums['Locale'];
  /** Returns the current terms of sale in a language. */
  readonly findTerms: (locale: Language) => Promise<Terms | null>;
  /** Returns what an auction needs to know of an ad; null where there is none. */
  readonly findAd: (uuid: string) => Promise<AdRef | null>;
  readonly SaleRegime: AdEnums['SaleRegime'];
  /** Returns the account of an e-mail address; null where there is none. */
  readonly findAccountId: (email: string) => Promise<string | null>;
  /** @throws AppError RateLimited */
  readonly limitBids: (bidderId: string) => Promise<void>;
  /** Checks the bidder's confirmed address. @throws AppError EmailNotConfirmed where the house asks for it */
  readonly requireMayBid: (bidderId: string) => Promise<void>;
  /** Whether an account has a passkey. */
  readonly hasPasskey: (accountId: string) => Promise<boolean>;
  readonly limitViews: (origin: string) => Promise<void>;
  /**
   * Whether this is the first view within the hour by that account, or by anyone anonymous from that IP address,
   * whatever the browser.
   */
  readonly isFirstView: (id: string, from: string) => Promise<boolean>;
  /** Whether results show the hammer price. */
  readonly areResultsPublic: () => boolean;
  /** Signs with the house's key, which anybody can verify. */
  readonly signPublicly: (text: string) => Promise<string>;
  /** Counts a view of a car without an auction. */
  readonly countAdView: (uuid: string, visitor: string) => Promise<void>;
};

/** Defines the auctions' schema: queries, bidding, subscriptions and staff mutations. */
export function auctionsSchema(builder: Builder, auctions: Auctions, parts: AuctionsSchemaParts) {
  const Bid = bidType(builder);
  const AuctionState = auctionStateType(builder);
  const mayRead = pastPrices(auctions, parts.areResultsPublic);
  const BuyerFee = buyerFeeType(builder);
  const Auction = auctionType(builder, auctions, { Bid, AuctionState, BuyerFee, mayRead });
  const TieRule = builder.enumType('TieRule', { values: ['REFUSE', 'EARLIEST_WINS'] as const });
  addTerms(builder, Auction, parts.SaleRegime, TieRule);
  addQueries(builder, auctions, Bid, mayRead);
  addMine(builder, auctions, parts.signPublicly);
  addBidding(builder, auctions, parts, Bid);
  addViews(builder, auctions, parts);
  addStaffMutations(builder, auctions, parts, Auction, TieRule);
  addBidLog(builder, auctions);
  addSubscriptions(builder, auctions, parts, Auction, Bid);
  const BoardAuction = boardSchema(builder, auctions, { AuctionState, SaleRegime: parts.SaleRegime });
  return { Auction, BoardAuction, Bid, AuctionState, BuyerFee };
}

function bidType(builder: Builder) {
  return builder.objectRef<BidRecord & { readonly isRaise?: boolean }>('Bid').implement({
    fields: t => ({
      id: t.id({ resolve: bid => `${bid.auctionId}:${bid.version}` }),
      bid: t.exposeInt('amount'),
      userId: t.id({
        description:
          "The same bidder has the same value within one auction; it is not the account's id, and `me` knows its own (Query.myBidderId).",
        resolve: bid => publicNamesOf(bid).userId,
      }),
      pseudo: t.exposeString('pseudo', { nullable: true }),
      firstName: t.string({
        nullable: true,
        description: 'First two letters and three stars for everyone but its owner.',
        resolve: (bid, _args, { viewer }) =>
          viewer?.id === bid.bidderId ? bid.firstName : publicNamesOf(bid).firstName,
      }),
      date: t.expose('placedAt', { type: 'DateTime' }),
      isImmediateBid: t.exposeBoolean('isImmediate', {
        description: 'false for a bid that the system placed from a maximum.',
      }),
      isReservePriceReached: t.exposeBoolean('isReserveReached', { nullable: true }),
      end: t.expose('endAt', { type: 'DateTime', description: "The auction's end after this bid." }),
      askForCardDetails: t.exposeBoolean('asksForCard'),
      leads: t.exposeBoolean('leads', {
        description: "Whether this row's bidder leads once the whole request that made the row is done.",
      }),
      version: t.exposeInt('version'),
      isRaise: t.boolean({
        description:
          'In the answer of addBid: the caller led already, and their maximum went up; the price moves where that reaches the reserve. false everywhere else.',
        resolve: ({ isRaise = false }) => isRaise,
      }),
    }),
  });
}

export type BidRef = ReturnType<typeof bidType>;

function auctionStateType(builder: Builder) {
  return builder.enumType('AuctionState', {
    values: ['NOT_STARTED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const,
  });
}

export type AuctionStateRef = ReturnType<typeof auctionStateType>;

type AuctionParts = {
  readonly Bid: BidRef;
  readonly AuctionState: AuctionStateRef;
  readonly BuyerFee: BuyerFeeRef;
  readonly mayRead: MayReadPrices;
};

function auctionType(
  builder: Builder,
  auctions: Auctions,
  { Bid, AuctionState, BuyerFee, mayRead }: AuctionParts,
) {
  const AuctionMessageKind = builder.enumType('AuctionMessageKind', {
    values: ['OUTAGE', 'END_MOVED', 'CANCELLED', 'RESERVE_CHANGED'] as const,
  });
  const AuctionMessage = builder.objectRef<NonNullable<AuctionRecord['notice']>>('AuctionMessage').implement({
    fields: t => ({
      kind: t.expose('kind', { type: AuctionMessageKind }),
      reason: t.exposeString('reason', { nullable: true }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });
  const IncrementStep = builder.objectRef<IncrementTable[number]>('IncrementStep').implement({
    description: 'From which price on the next bid must be so much higher; up to where the next step begins.',
    fields: t => ({ from: t.exposeInt('from'), increment: t.exposeInt('increment') }),
  });
  return builder.objectRef<AuctionRecord>('Auction').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['viewCount', 'startingPrice'] }),
      state: t.field({
        type: AuctionState,
        resolve: auction => phaseAt(auction, auctions.clock()),
      }),
      start: t.expose('startAt', { type: 'DateTime' }),
      end: t.expose('endAt', { type: 'DateTime' }),
      reservePriceReached: t.exposeBoolean('reserveReached', {
        nullable: true,
        description:
          "true or false; null when the auction has no reserve. The reserve's amount is never public.",
      }),
      askForCardDetails: t.exposeBoolean('asksForCard'),
      nbFav: t.exposeInt('favoriteCount'),
      bidCount: t.exposeInt('bidCount', { description: 'How many rows the history has.' }),
      extensionWindowSeconds: t.int({
        description: 'Seconds before the end in which a bid moves the end; 0: never.',
        resolve: auction => Math.round(auction.extensionWindowMs / 1000),
      }),
      increments: t.expose('increments', {
        type: [IncrementStep],
        description: 'As they were when the auction was scheduled: they hold to its end.',
      }),
      buyerFee: t.expose('buyerFee', {
        type: BuyerFee,
        description: 'As it was when the auction was scheduled.',
      }),
      notice: t.expose('notice', {
        type: AuctionMessage,
        nullable: true,
        description:
          'What the house has to say of this auction: an outage, a moved end, a cancellation; null when nothing.',
      }),
      currentBid: t.int({
        nullable: true,
        description: 'The best visible bid; null before the first.',
        resolve: async (auction, _args, context) =>
          (await mayRead(auction, context)) ? auction.price : null,
      }),
      minimumBid: t.int({
        description: 'What the next bid must be at least.',
        resolve: async (auction, _args, context) => {
          const price = (await mayRead(auction, context)) ? auction.price : null;
          return minimumBid(price, auction.startingPrice, auction.increments);
        },
      }),
      bids: t.field({
        type: [Bid],
        description: 'Newest first.',
        resolve: async (auction, _args, context) =>
          (await mayRead(auction, context)) ? auctions.history(auction.id) : [],
      }),
      version: t.exposeInt('version', {
        description:
          'Grows by one with every change that watchers see: a client that saw version n asks bids(sinceVersion: n) and misses nothing.',
      }),
    }),
  });
}

/** Adds the terms fixed when the auction was scheduled: legal regime and tie rule. */
function addTerms(
  builder: Builder,
  Auction: AuctionRef,
  SaleRegime: AdEnums['SaleRegime'],
  TieRule: EnumRef<TieRule>,
): void {
  builder.objectFields(Auction, t => ({
    saleRegime: t.expose('regime', { type: SaleRegime }),
    tieRule: t.expose('tieRule', {
      type: TieRule,
      description:
        'Whether an amount equal to the maximum of who leads is refused, or the earlier one holds.',
    }),
    hasWithdrawal: t.boolean({
      description: 'Whether a consumer who wins may go back on it within fourteen days.',
      resolve: auction => hasWithdrawal(auction),
    }),
  }));
}

export type AuctionRef = ReturnType<typeof auctionType>;

function addQueries(builder: Builder, auctions: Auctions, Bid: BidRef, mayRead: MayReadPrices): void {
  builder.queryFields(t => ({
    serverTime: t.field({
      type: 'DateTime',
      description: "The database's clock: pages count down on it, never on their own.",
      resolve: () => auctions.clock(),
    }),
    bids: t.field({
      type: [Bid],
      args: { auctionId: t.arg.id({ required: true }), sinceVersion: t.arg.int({ required: true }) },
      resolve: async (_root, { auctionId, sinceVersion }, context) => {
        const auction = found(await auctions.findPublic(auctionId));
        return (await mayRead(auction, context)) ? auctions.bidsSince(auction.id, sinceVersion) : [];
      },
    }),
  }));
}

/** The channels by which staff can take a bid for somebody. */
const TAKEN_BY: ReadonlySet<string> = new Set(['phone_call', 'chat', 'email']);
const CLIENT_BID_ID = /^[\w:.-]{1,100}$/;

function addBidding(builder: Builder, auctions: Auctions, parts: AuctionsSchemaParts, Bid: BidRef): void {
  const AddBidInput = bidInput(builder, parts.Locale);
  /** Returns the person for whom staff bid. @throws AppError Forbidden, NotFound */
  async function bidderFor(context: RequestContext, email: string, leadSource: string): Promise<string> {
    requirePermission(context, 'Auctions:update');
    requireInput(TAKEN_BY.has(leadSource), 'leadSource');
    return found(await parts.findAccountId(email));
  }

  builder.mutationField('addBid', t =>
    t.field({
      type: Bid,
      description:
        "Returns the caller's own last row that this request added; for a raise of the maximum (isRaise), the row that leads.",
      args: { addBidInput: t.arg({ type: AddBidInput, required: true }) },
      resolve: async (_root, { addBidInput: input }, context) => {
        const { bid, maxBid = null, clientBidId = null, leadSource } = input;
        // Invalid amounts are refused first, even to anonymous callers.
        requireInput(isBidAmount(bid), 'bid');
        requireInput(maxBid === null || isBidAmount(maxBid), 'maxBid');
        requireInput(clientBidId === null || CLIENT_BID_ID.test(clientBidId), 'clientBidId');
        const viewer = requireViewer(context);
        if ((input.bidderId ?? viewer.id) !== viewer.id) throw new AppError('Unauthenticated');
        if (input.isPrepared && (await parts.hasPasskey(viewer.id))) requireFresh(context);
        const source = leadSource ?? 'website';
        const { bidderEmail } = input;
        const bidderId = bidderEmail == null ? viewer.id : await bidderFor(context, bidderEmail, source);
        await parts.limitBids(bidderId);
        if (!(await auctions.isPublic(input.auctionId))) throw new AppError('NotFound');
        await parts.requireMayBid(bidderId);
        const isOwn = bidderId === viewer.id;
        const outcome = await auctions.place({
          auctionId: input.auctionId,
          bidderId,
          placedBy: isOwn ? null : viewer.id,
          terms: isOwn ? await parts.findTerms(input.termsLocale ?? 'FR') : null,
          bid,
          maxBid,
          clientBidId,
          termsAccepted: input.isAuctionCGVAccepted,
          leadSource: source,
        });
        if (outcome.kind === 'placed') return { ...outcome.bid, isRaise: outcome.isRaise };
        throw new AppError(outcome.code, { field: outcome.field, minimum: outcome.minimum });
      },
    }),
  );
}

function addViews(builder: Builder, auctions: Auctions, parts: AuctionsSchemaParts): void {
  builder.mutationField('registerView', t =>
    t.boolean({
      description: 'Once per page load; a reload by the same visitor within the hour counts once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, { viewer, visitor, origin, isBot }) => {
        const auction = (await auctions.findPublic(id)) ?? (await auctions.findPublicByAd(id));
        const ad = auction ? null : await parts.findAd(id);
        await parts.limitViews(origin);
        if (!auction && !ad?.isPublic) throw new AppError('NotFound');
        if (isBot || !(await parts.isFirstView(auction?.id ?? id, viewer?.id ?? origin))) return true;
        if (auction) await auctions.addView(auction.id, visitor);
        else if (ad) await parts.countAdView(ad.uuid, visitor);
        return true;
      },
    }),
  );
}

/** Presents an auction to an open page: a page that was taken down shows as withdrawn. */
const asSeen = (auction: AuctionRecord): AuctionRecord =>
  auction.adStatus === 'SOLD' && !auction.isPublic ? { ...auction, adStatus: 'WITHDRAWN' } : auction;

function addSubscriptions(
  builder: Builder,
  auctions: Auctions,
  { findAd }: AuctionsSchemaParts,
  Auction: AuctionRef,
  Bid: BidRef,
): void {
  async function watched(uuid: string): Promise<AuctionRecord> {
    const ad = await findAd(uuid);
    return found(ad?.isPublic ? await auctions.findByAd(uuid) : null);
  }
  const watch = async (uuid: string): Promise<AsyncIterableIterator<FeedEvent>> =>
    auctions.watchByAd((await watched(uuid)).adUuid);

  builder.subscriptionFields(t => ({
    bidAdded: t.field({
      type: Bid,
      description:
        "Every bid on the ad's auction, immediate and automatic, in order, none twice; of its next once it is put up again.",
      args: { uuid: t.arg.id({ required: true }) },
      subscribe: async (_root, { uuid }) =>
        mapIterator(await watch(uuid), event => (event.kind === 'bid' ? event.bid : null)),
      resolve: bid => bid,
    }),
    watcherCount: t.int({
      description:
        "How many windows show the ad's auction, in all processes together: at first, and as that changes.",
      args: { uuid: t.arg.id({ required: true }) },
      subscribe: async (_root, { uuid }) => auctions.watchers.counts((await watched(uuid)).adUuid),
      resolve: count => count,
    }),
    auctionUpdated: t.field({
      type: Auction,
      description:
        'Everything else that watchers see change: start, end moved by staff, finished, a question asked or answered, counts.',
      args: { uuid: t.arg.id({ required: true }) },
      subscribe: async (_root, { uuid }) =>
        mapIterator(await watch(uuid), event => (event.kind === 'changed' ? { uuid } : null)),
      resolve: async ({ uuid }) => asSeen(found(await auctions.findByAd(uuid))),
    }),
  }));
}
