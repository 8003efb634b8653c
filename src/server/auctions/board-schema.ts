import { SALE_LOTS_MAX } from '#shared/fields/index.ts';
import { bidSteps, INCREMENTS, type Phase, phaseAt } from '#shared/sale/index.ts';
import type { AdEnums } from '../ads/index.ts';
import { requireInput } from '../errors.ts';
import {
  addList,
  type Builder,
  type EnumRef,
  exposed,
  exposedOrNull,
  textLanguage,
  withRight,
} from '../graphql/index.ts';
import { patternOf } from '../paging.ts';
import { BOARD_SHEET } from './board-sheet.ts';
import {
  BOARD_ORDERS,
  type BoardAuction,
  type BoardBid,
  type BoardChange,
  type BoardPerson,
  type CallingBidder,
  type Candidate,
  type ClosingFailure,
  type SignedReserve,
} from './board-store.ts';
import { AUCTION_CHANGE_KINDS } from './changes.ts';
import type { Auctions } from './index.ts';

const STEPS_TOLD = 4;
const CANDIDATES_SHOWN = 10;
const SEARCH_LENGTH_MIN = 3;
/** Bounds before and after all auctions. */
const BEGINNING = Date.UTC(2000, 0);
const END = Date.UTC(2100, 0);

/** Defines the auctions as staff with Auctions:update see them: with reserve and leader, but no maximum. */
export function boardSchema(
  builder: Builder,
  auctions: Auctions,
  { AuctionState, SaleRegime }: { AuctionState: EnumRef<Phase>; SaleRegime: AdEnums['SaleRegime'] },
) {
  const BoardPersonType = personType(builder);
  const BoardAuctionType = auctionType(builder, auctions, AuctionState, BoardPersonType);
  addLists(builder, auctions, BoardAuctionType, SaleRegime);
  addBidders(builder, auctions);
  return BoardAuctionType;
}

export type BoardAuctionRef = ReturnType<typeof auctionType>;

function personType(builder: Builder) {
  return builder.objectRef<BoardPerson>('BoardPerson').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['firstName', 'lastName'] }),
      ...exposedOrNull(t, { String: ['pseudo', 'email', 'phone'] }),
    }),
  });
}

type PersonRef = ReturnType<typeof personType>;

function bidType(builder: Builder, BoardPersonType: PersonRef) {
  return builder.objectRef<BoardBid>('BoardBid').implement({
    fields: t => ({
      version: t.exposeInt('version'),
      amount: t.exposeInt('amount'),
      isImmediate: t.exposeBoolean('isImmediate'),
      leads: t.exposeBoolean('leads'),
      placedAt: t.expose('placedAt', { type: 'DateTime' }),
      leadSource: t.exposeString('leadSource', { nullable: true }),
      bidder: t.expose('bidder', { type: BoardPersonType }),
      placedBy: t.exposeString('placedBy', {
        nullable: true,
        description: 'Who of staff took it by telephone or mail.',
      }),
    }),
  });
}

function changeType(builder: Builder) {
  const BoardChangeKind = builder.enumType('BoardChangeKind', { values: AUCTION_CHANGE_KINDS });
  return builder.objectRef<BoardChange>('BoardChange').implement({
    fields: t => ({
      id: t.id({ resolve: change => String(change.id) }),
      kind: t.expose('kind', { type: BoardChangeKind }),
      actorName: t.exposeString('actorName', { nullable: true, description: 'null: the house itself.' }),
      reason: t.exposeString('reason', { nullable: true }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
      reserveBefore: t.int({ nullable: true, resolve: change => change.before.reserve ?? null }),
      reserveAfter: t.int({ nullable: true, resolve: change => change.after.reserve ?? null }),
      endAfter: t.field({ type: 'DateTime', nullable: true, resolve: change => change.after.endAt ?? null }),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });
}

function closingFailureType(builder: Builder) {
  const ClosingFailureReason = builder.enumType('ClosingFailureReason', {
    description: 'The database refused a row; a statement or a lock took too long; a fault of ours.',
    values: ['REFUSED', 'LATE', 'FAULT'] as const,
  });
  return builder.objectRef<ClosingFailure>('ClosingFailure').implement({
    description: 'That an auction is past its end and could not be closed so far.',
    fields: t => ({
      ...exposed(t, { Int: ['attempts'], DateTime: ['since'] }),
      nextTry: t.expose('retryAt', { type: 'DateTime' }),
      reason: t.expose('reason', { type: ClosingFailureReason }),
      errorId: t.exposeString('errorId', { description: 'What the last try stands under in the log.' }),
    }),
  });
}

function signedReserveType(builder: Builder) {
  return builder.objectRef<SignedReserve>('SignedReserve').implement({
    description: 'What the owner of a car has signed since its auction was planned with a higher reserve.',
    fields: t => ({
      reservePrice: t.exposeInt('reserve', { nullable: true, description: 'null: it is sold without one.' }),
      signedAt: t.expose('signedAt', { type: 'DateTime' }),
    }),
  });
}

function auctionType(
  builder: Builder,
  auctions: Auctions,
  AuctionState: EnumRef<Phase>,
  BoardPersonType: PersonRef,
) {
  const BoardBidType = bidType(builder, BoardPersonType);
  const BoardChangeType = changeType(builder);
  const ClosingFailureType = closingFailureType(builder);
  const SignedReserveType = signedReserveType(builder);
  return builder.objectRef<BoardAuction>('BoardAuction').implement({
    fields: t => ({
      ...exposed(t, {
        ID: ['id', 'adUuid'],
        String: ['adTitle', 'adSlug', 'tieRule'],
        Int: ['startingPrice', 'bidCount', 'bidderCount', 'viewCount'],
        Boolean: ['isAdPublic'],
      }),
      state: t.field({ type: AuctionState, resolve: auction => phaseAt(auction, auctions.clock()) }),
      isSold: t.boolean({ resolve: ({ status }) => status === 'sold' }),
      start: t.expose('startAt', { type: 'DateTime' }),
      end: t.expose('endAt', { type: 'DateTime' }),
      price: t.exposeInt('price', { nullable: true }),
      reservePrice: t.exposeInt('reserve', { nullable: true }),
      reservePriceReached: t.exposeBoolean('reserveReached', { nullable: true }),
      askForCardDetails: t.exposeBoolean('asksForCard'),
      extensionWindowSeconds: t.int({ resolve: auction => Math.round(auction.extensionWindowMs / 1000) }),
      nextBids: t.intList({
        description: 'The least next bid and the three steps above it.',
        resolve: ({ price, startingPrice, increments }) =>
          bidSteps(price, startingPrice, STEPS_TOLD, increments ?? INCREMENTS),
      }),
      extensionCount: t.exposeInt('extensionCount', { description: 'How often a late bid moved the end.' }),
      nbFav: t.exposeInt('favoriteCount'),
      closingFailure: t.expose('closingFailure', { type: ClosingFailureType, nullable: true }),
      signedBelow: t.expose('signedBelow', {
        type: SignedReserveType,
        nullable: true,
        description:
          'The auction keeps its own reserve until staff lower it. null: it is not above what was signed.',
      }),
      leader: t.expose('leader', { type: BoardPersonType, nullable: true }),
      watcherCount: t.int({
        description: 'Windows that watch now, as counted within the last seconds.',
        resolve: auction => auctions.watchers.count(auction.adUuid),
      }),
      bids: t.field({
        type: [BoardBidType],
        description: 'Newest first.',
        resolve: auction => auctions.board.bids(auction.id),
      }),
      changes: t.field({
        type: [BoardChangeType],
        description: 'What staff and the house did to it, newest first.',
        resolve: auction => auctions.board.changes(auction.id),
      }),
    }),
  });
}

function addLists(
  builder: Builder,
  auctions: Auctions,
  BoardAuctionType: ReturnType<typeof auctionType>,
  SaleRegime: AdEnums['SaleRegime'],
): void {
  const BoardFilter = builder.enumType('BoardFilter', {
    values: ['PLANNED', 'RUNNING', 'STUCK', 'ABOVE_MANDATE', 'SOLD', 'UNSOLD', 'CANCELLED'] as const,
  });
  addList(builder, 'auctionBoard', {
    permission: 'Auctions:update',
    description: 'Open auctions by their end, soonest first, then the closed ones.',
    type: BoardAuctionType,
    page: ['BoardPage', 'auctions'],
    sort: ['BoardSort', BOARD_ORDERS],
    args: t => ({
      filter: t({ type: BoardFilter }),
      from: t({ type: 'DateTime', description: 'Ends not before.' }),
      until: t({ type: 'DateTime', description: 'Ends before.' }),
      regime: t({ type: SaleRegime, description: 'Whose sale it is.' }),
    }),
    rows: ({ from, until, ...asked }, span) =>
      auctions.board.list({ ...asked, from: from ?? BEGINNING, until: until ?? END }, span),
    sheet: { name: 'auctions', columns: BOARD_SHEET },
  });
  builder.queryField('boardAuction', t =>
    t.field({
      type: BoardAuctionType,
      nullable: true,
      description: 'Auctions:update. The newest auction of an ad.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: withRight('Auctions:update', ({ uuid }) => auctions.board.find(uuid)),
    }),
  );
}

function addBidders(builder: Builder, auctions: Auctions): void {
  const CallingBidderType = builder.objectRef<CallingBidder>('CallingBidder').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['firstName', 'lastName'] }),
      ...exposedOrNull(t, { String: ['pseudo', 'email', 'phone'] }),
      isCardValid: t.exposeBoolean('hasValidCard'),
    }),
  });
  const DeskPace = builder
    .objectRef<{ readonly medianMs: number; readonly slowestMs: number }>('DeskPace')
    .implement({
      fields: t => ({ medianMs: t.exposeInt('medianMs'), slowestMs: t.exposeInt('slowestMs') }),
    });
  const AuctionCandidate = builder.objectRef<Candidate>('AuctionCandidate').implement({
    fields: t => ({
      ...exposed(t, { ID: ['uuid'], String: ['title', 'slug'], Boolean: ['isPublic'] }),
      ...exposedOrNull(t, { String: ['wishedStartDate'], Int: ['wishedStartingPrice', 'estimateHigh'] }),
      seller: t.exposeString('seller', {
        nullable: true,
        description: 'By name; null for a car that is nobody’s.',
      }),
      wishedReserve: t.exposeInt('wishedReserve', {
        nullable: true,
        description: 'That of the mandate its seller has signed, or else what they hope for.',
      }),
      estimateLow: t.exposeInt('estimateLow', { nullable: true, description: 'As the signed mandate says.' }),
    }),
  });
  builder.queryFields(t => ({
    auctionCandidates: t.field({
      type: [AuctionCandidate],
      description: 'Auctions:update. Cars without an open auction, the newest first.',
      args: { search: t.arg.string(), first: t.arg.int({ defaultValue: CANDIDATES_SHOWN }) },
      resolve: withRight('Auctions:update', ({ search, first }) => {
        const count = first ?? CANDIDATES_SHOWN;
        requireInput(count >= 1 && count <= SALE_LOTS_MAX, 'first');
        return auctions.board.candidates(patternOf(search), count);
      }),
    }),
    callingBidders: t.field({
      type: [CallingBidderType],
      description:
        'Auctions:update. Whose bid staff may take by telephone: by a part of a name, an address or a number, three signs at the least.',
      args: { search: t.arg.string({ required: true }) },
      resolve: withRight('Auctions:update', ({ search }) => {
        requireInput(search.trim().length >= SEARCH_LENGTH_MIN, 'search');
        return auctions.board.callingBidders(search);
      }),
    }),
    deskPace: t.field({
      type: DeskPace,
      nullable: true,
      description: 'Auctions:update. How long the last bids waited for their acknowledgement.',
      resolve: withRight('Auctions:update', () => auctions.board.pace()),
    }),
  }));
}
