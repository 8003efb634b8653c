/**
 * A second reading of the rules of sale, made from their text alone and in another way: a room of bidders
 * who each hold a paddle and a slip with the most they would pay. Slow and plain on purpose; whatever it
 * and `#sale` disagree on, one of them has misread.
 */
export type Slip = { readonly who: string; most: number };

export type OracleRow = { who: string; amount: number; byHand: boolean; reached: boolean | null };

export type OracleRequest = {
  readonly who: string;
  readonly bid: number;
  readonly max: number | null;
  readonly terms: boolean;
  readonly card: boolean;
  readonly seller: boolean;
};

export type OracleAnswer = {
  readonly refusal: string | null;
  readonly minimum: number | null;
  readonly rows: OracleRow[];
};

export class OracleRoom {
  readonly start: number;
  end: number;
  readonly opening: number;
  reserve: number | null;
  readonly wantsCard: boolean;
  readonly window: number;
  readonly earliestWins: boolean;
  /** Everyone who ever bid, with the most they authorised; the order is that of their first bid. */
  readonly slips: Slip[] = [];
  readonly rows: OracleRow[] = [];
  leader: string | null = null;

  constructor(room: {
    start: number;
    end: number;
    opening: number;
    reserve: number | null;
    wantsCard: boolean;
    window: number;
    earliestWins: boolean;
  }) {
    this.start = room.start;
    this.end = room.end;
    this.opening = room.opening;
    this.reserve = room.reserve;
    this.wantsCard = room.wantsCard;
    this.window = room.window;
    this.earliestWins = room.earliestWins;
  }

  get price(): number | null {
    return this.rows.length === 0 ? null : (this.rows[this.rows.length - 1]?.amount ?? null);
  }

  get reached(): boolean | null {
    if (this.reserve === null) return null;
    return this.price !== null && this.price >= this.reserve;
  }

  ask(request: OracleRequest, now: number): OracleAnswer {
    const no = (refusal: string, minimum: number | null = null) => ({ refusal, minimum, rows: [] });
    const { who, bid, max } = request;
    if (!wholeEuros(bid)) return no('BadInput');
    if (max !== null && !wholeEuros(max)) return no('BadInput');
    if (now < this.start) return no('AuctionNotStarted');
    if (!(now < this.end)) return no('AuctionFinished');
    if (request.seller) return no('SellerCannotBid');
    if (!request.terms) return no('TermsNotAccepted');
    if (this.wantsCard && !request.card) return no('CardRequired');
    if (max !== null && max < bid + step(bid)) return no('MaxBidTooLow', bid + step(bid));
    const most = max === null ? bid : max;
    const standing = this.slipOf(this.leader);
    if (standing !== null && standing.who === who) {
      if (most <= standing.most) return no('MaxNotRaised');
    } else {
      const least = this.price === null ? this.opening || 100 : this.price + step(this.price);
      if (bid < least) return no('BidTooLow', least);
      if (standing !== null && !this.earliestWins) {
        if (bid === standing.most) return no('BidEqualMaxBid');
        if (most === standing.most) return no('MaxBidAlreadyExist');
      }
    }
    const before = this.rows.length;
    this.hold(who, bid, most, standing);
    this.reachForReserve(before);
    const rows = this.rows.slice(before);
    if (rows.length > 0 && this.window > 0 && this.end - now <= this.window) this.end = now + this.window;
    return { refusal: null, minimum: null, rows };
  }

  /** What staff may do to the reserve while bidding is open. */
  lower(reserve: number | null, now: number): OracleAnswer {
    if (now < this.start) return { refusal: 'AuctionNotStarted', minimum: null, rows: [] };
    if (now >= this.end) return { refusal: 'AuctionFinished', minimum: null, rows: [] };
    const isLower =
      this.reserve !== null && (reserve === null || (reserve < this.reserve && wholeEuros(reserve)));
    if (!isLower) return { refusal: 'BadInput', minimum: null, rows: [] };
    this.reserve = reserve;
    const before = this.rows.length;
    this.reachForReserve(before);
    return { refusal: null, minimum: null, rows: this.rows.slice(before) };
  }

  private slipOf(who: string | null): Slip | null {
    return this.slips.find(slip => slip.who === who) ?? null;
  }

  private write(who: string, amount: number, byHand: boolean): void {
    const reached = this.reserve === null ? null : amount >= this.reserve;
    this.rows.push({ who, amount, byHand, reached });
  }

  /** The paddle goes up; whoever has the larger slip stays in the lead, as cheaply as the steps allow. */
  private hold(who: string, bid: number, most: number, standing: Slip | null): void {
    const own = this.slipOf(who);
    if (own === null) this.slips.push({ who, most });
    else own.most = Math.max(own.most, most);
    if (standing !== null && standing.who === who) return;

    this.write(who, bid, true);
    if (standing === null || bid > standing.most) {
      this.leader = who;
      return;
    }
    const challengerWins = most > standing.most;
    const [loser, winner] = challengerWins
      ? [
          { who: standing.who, most: standing.most },
          { who, most },
        ]
      : [
          { who, most },
          { who: standing.who, most: standing.most },
        ];
    // The loser is driven to the end of their slip, unless their paddle already showed all of it.
    const shown = loser.who === who ? bid : null;
    if (shown === null || loser.most > shown) this.write(loser.who, loser.most, false);
    let enough = loser.most + step(loser.most);
    if (enough > winner.most) enough = winner.most;
    this.write(winner.who, enough, false);
    this.leader = winner.who;
  }

  /** A slip that covers the reserve is good for it at once. */
  private reachForReserve(before: number): void {
    const slip = this.slipOf(this.leader);
    if (slip === null || this.reserve === null || this.price === null) return;
    if (this.price >= this.reserve || slip.most < this.reserve) return;
    const last = this.rows[this.rows.length - 1];
    const mayLift = this.rows.length > before && last !== undefined && last.who === slip.who && !last.byHand;
    if (mayLift) this.rows.pop();
    this.write(slip.who, this.reserve, false);
  }
}

function wholeEuros(amount: number): boolean {
  return Math.floor(amount) === amount && amount > 0 && amount <= 1_000_000_000;
}

/** The increment, read off the list from the top down. */
export function step(price: number): number {
  if (price >= 1_000_000) return 10_000;
  if (price >= 500_000) return 5_000;
  if (price >= 250_000) return 2_500;
  if (price >= 100_000) return 1_000;
  if (price >= 50_000) return 500;
  if (price >= 10_000) return 250;
  return 100;
}
