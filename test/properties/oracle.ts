/**
 * A second reading of the rules of sale, written from their text alone. It keeps every paper that was ever
 * accepted and no running state: who leads, the price, the end and the reserve are found again from the
 * whole pile each time somebody asks.
 */
import { isAmount, least, leastMost, step } from './oracle-amounts.ts';

/** What the house fixed before the sale. */
export type Sale = {
  readonly start: number;
  readonly end: number;
  readonly opening: number;
  readonly reserve: number | null;
  readonly wantsCard: boolean;
  readonly window: number;
  readonly tie: 'REFUSE' | 'EARLIEST_WINS';
};

/** A request as it is handed in. */
export type Slip = {
  readonly who: string;
  readonly bid: number;
  readonly max: number | null;
  readonly hasTerms: boolean;
  readonly hasCard: boolean;
  readonly isSeller: boolean;
};

export type BookRow = {
  readonly who: string;
  readonly amount: number;
  readonly isByHand: boolean;
  readonly isReached: boolean | null;
};

export type Complaint = {
  readonly code: string;
  /** undefined: the text names no field, nor says that there is none. */
  readonly field: string | null | undefined;
  readonly minimum: number | null;
};

export type Answer = { readonly complaint: Complaint | null; readonly rows: readonly BookRow[] };

/** Somebody's place among all who ever bid: the most they authorised, and the paper that first said so. */
type Place = { readonly who: string; readonly most: number; readonly since: number };

type Paper = { readonly at: number; readonly rows: BookRow[] } & (
  | { readonly kind: 'slip'; readonly slip: Slip }
  | { readonly kind: 'reserve'; readonly reserve: number | null }
  | { readonly kind: 'end'; readonly end: number }
  | { readonly kind: 'closed' }
);

type Finding = readonly [isSo: boolean, complaint: Complaint];

const complain = (code: string, field?: string | null, minimum: number | null = null): Complaint => ({
  code,
  field,
  minimum,
});

/** The complaint of the first finding that is so. */
function firstOf(findings: readonly Finding[]): Complaint | null {
  return findings.find(([isSo]) => isSo)?.[1] ?? null;
}

/** The most a slip authorises. */
function mostOn(slip: Slip): number {
  return Math.max(slip.bid, slip.max ?? slip.bid);
}

/** A saleroom that remembers papers only. */
export class Saleroom {
  readonly sale: Sale;
  private readonly pile: Paper[] = [];

  constructor(sale: Sale) {
    this.sale = sale;
  }

  /** The whole public history, oldest first. */
  get book(): readonly BookRow[] {
    return this.pile.flatMap(paper => paper.rows);
  }

  /** Amounts only ever rise, so the price is the highest in the book. */
  get price(): number | null {
    return this.book.length === 0 ? null : Math.max(...this.book.map(row => row.amount));
  }

  /** The reserve as it was written last. */
  get reserve(): number | null {
    const changes = this.pile.filter(paper => paper.kind === 'reserve');
    const last = changes.at(-1);
    return last ? last.reserve : this.sale.reserve;
  }

  get isReached(): boolean | null {
    return this.reserve === null ? null : (this.price ?? 0) >= this.reserve;
  }

  /** The latest of the end that was announced, those staff wrote, and a window after each bid in the book. */
  get end(): number {
    const ends = [this.sale.end];
    for (const paper of this.pile) {
      if (paper.kind === 'end') ends.push(paper.end);
      if (paper.kind === 'slip' && paper.rows.length > 0) ends.push(paper.at + this.sale.window);
    }
    return Math.max(...ends);
  }

  /** Everybody who bid, the strongest first; of two who authorised the same, the earlier. */
  get places(): readonly Place[] {
    const slips = this.pile.flatMap((paper, since) =>
      paper.kind === 'slip' ? [{ who: paper.slip.who, most: mostOn(paper.slip), since }] : [],
    );
    const strongestFirst = slips.toSorted((one, other) => other.most - one.most || one.since - other.since);
    return strongestFirst.filter((place, at) => strongestFirst.findIndex(p => p.who === place.who) === at);
  }

  get leader(): string | null {
    return this.places.at(0)?.who ?? null;
  }

  /** The least the next person may bid. */
  get minimum(): number {
    return least(this.price, this.sale.opening);
  }

  phase(now: number): 'NOT_STARTED' | 'RUNNING' | 'FINISHED' {
    if (now < this.sale.start) return 'NOT_STARTED';
    return now >= this.end ? 'FINISHED' : 'RUNNING';
  }

  verdict(): 'sold' | 'unsold' {
    return this.leader !== null && this.isReached !== false ? 'sold' : 'unsold';
  }

  /** Somebody hands in a slip. */
  hand(slip: Slip, now: number): Answer {
    const complaint = firstOf(this.doorFindings(slip, now)) ?? firstOf(this.bidFindings(slip));
    if (complaint) return { complaint, rows: [] };
    const wasLeading = this.leader === slip.who;
    const rows: BookRow[] = [];
    this.pile.push({ kind: 'slip', at: now, slip, rows });
    if (!wasLeading) this.callOut(slip, rows);
    this.meetReserve(rows);
    return { complaint: null, rows };
  }

  /** Staff write a lower reserve, or none. */
  lowerReserve(reserve: number | null, now: number): Answer {
    const standing = this.reserve;
    const isMalformed = reserve !== null && !isAmount(reserve);
    const isLower = standing !== null && (reserve === null || reserve < standing);
    const complaint = firstOf([
      ...this.clockFindings(now),
      [isMalformed, complain('BadInput', 'reservePrice')],
      [!isLower, complain('BadInput', 'reservePrice')],
    ]);
    if (complaint) return { complaint, rows: [] };
    const rows: BookRow[] = [];
    this.pile.push({ kind: 'reserve', at: now, reserve, rows });
    this.meetReserve(rows);
    return { complaint: null, rows };
  }

  /** Staff write a later end. */
  moveEnd(end: number, now: number): void {
    this.pile.push({ kind: 'end', at: now, end, rows: [] });
  }

  /** The sale is over for good: cancelled, or the hammer fell. */
  close(now: number): void {
    this.pile.push({ kind: 'closed', at: now, rows: [] });
  }

  private get isClosed(): boolean {
    return this.pile.some(paper => paper.kind === 'closed');
  }

  private clockFindings(now: number): readonly Finding[] {
    return [
      [this.isClosed, complain('AuctionFinished', null)],
      [now < this.sale.start, complain('AuctionNotStarted', null)],
      [now >= this.end, complain('AuctionFinished', null)],
    ];
  }

  /** What is asked before anybody looks at the bidding (rules of sale 3, checks 1 to 7). */
  private doorFindings(slip: Slip, now: number): readonly Finding[] {
    return [
      [!isAmount(slip.bid), complain('BadInput', 'bid')],
      [slip.max !== null && !isAmount(slip.max), complain('BadInput', 'maxBid')],
      ...this.clockFindings(now),
      [slip.isSeller, complain('SellerCannotBid', null)],
      [!slip.hasTerms, complain('TermsNotAccepted', 'isAuctionCGVAccepted')],
      [this.sale.wantsCard && !slip.hasCard, complain('CardRequired', null)],
    ];
  }

  /** What the bidding itself has against a slip (checks 8 to 10; the two that tell of a ceiling come last). */
  private bidFindings(slip: Slip): readonly Finding[] {
    const top = this.places.at(0);
    const isLeading = top?.who === slip.who;
    const isStrict = this.sale.tie === 'REFUSE' && top !== undefined && !isLeading;
    const needed = slip.max === null ? 0 : leastMost(slip.bid);
    return [
      [(slip.max ?? 0) < needed, complain('MaxBidTooLow', 'maxBid', needed)],
      [isLeading && mostOn(slip) <= (top?.most ?? 0), complain('MaxNotRaised')],
      [!isLeading && slip.bid < this.minimum, complain('BidTooLow', 'bid', this.minimum)],
      [isStrict && slip.bid === top.most, complain('BidEqualMaxBid', 'bid')],
      [isStrict && mostOn(slip) === top.most, complain('MaxBidAlreadyExist', 'maxBid')],
    ];
  }

  /**
   * The bid is called by hand. When the weaker of the two strongest can answer it, the weaker is called up to
   * everything they authorised, and the stronger one step over that or all they have.
   */
  private callOut(slip: Slip, rows: BookRow[]): void {
    rows.push(this.rowOf(slip.who, slip.bid, true));
    const [strongest, second] = this.places;
    if (!strongest || !second || second.most < slip.bid) return;
    const isCalledAlready = second.who === slip.who && second.most === slip.bid;
    if (!isCalledAlready) rows.push(this.rowOf(second.who, second.most, false));
    const enough = second.most + step(second.most);
    rows.push(this.rowOf(strongest.who, enough < strongest.most ? enough : strongest.most, false));
  }

  /** A leader who authorised the reserve is taken to it: their automatic row is lifted, or one is added. */
  private meetReserve(rows: BookRow[]): void {
    const [top] = this.places;
    const { price, reserve } = this;
    if (!top || reserve === null || top.most < reserve || (price ?? 0) >= reserve) return;
    const last = rows.at(-1);
    if (last && last.who === top.who && !last.isByHand) rows.pop();
    rows.push(this.rowOf(top.who, reserve, false));
  }

  private rowOf(who: string, amount: number, isByHand: boolean): BookRow {
    const { reserve } = this;
    return { who, amount, isByHand, isReached: reserve === null ? null : amount >= reserve };
  }
}
