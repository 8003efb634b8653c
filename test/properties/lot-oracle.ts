/**
 * A second reading of where a lot may go, written from the rules in words and not from the table: a car has a
 * place, perhaps a sale with its hours, perhaps a talk about it, perhaps a contract. Times are whole numbers.
 */
export type Deed =
  | { readonly does: 'publish' | 'reopen' | 'hammer' | 'talk' | 'agree' | 'refuse' | 'annul' }
  | {
      readonly does: 'withdraw';
      readonly who: 'STAFF' | 'SELLER' | 'MODERATOR' | 'BIDDER';
      readonly why: boolean;
    }
  | { readonly does: 'markSold'; readonly who: 'STAFF' | 'SELLER'; readonly why: boolean }
  | { readonly does: 'plan' | 'relist'; readonly from: number; readonly to: number }
  | { readonly does: 'bid' }
  | { readonly does: 'lower'; readonly who: 'STAFF' | 'SELLER' | 'BIDDER' }
  | { readonly does: 'later'; readonly by: number }
  | { readonly does: 'stop'; readonly who: 'STAFF' | 'SELLER' };

type Sale = {
  from: number;
  to: number;
  result: 'none' | 'sold' | 'unsold' | 'stopped';
  bids: number;
  low: boolean;
};

export class Car {
  place: 'drawer' | 'window' | 'away' = 'drawer';
  isGiven = false;
  isTalked = false;
  contracts = 0;
  sale: Sale | null = null;

  /** In the window and nobody's: only then is there something to sell. */
  get isToBeHad(): boolean {
    return this.place === 'window' && !this.isGiven;
  }

  hour(now: number): 'never' | 'before' | 'during' | 'after' | 'over' {
    if (!this.sale) return 'never';
    if (this.sale.result !== 'none') return 'over';
    if (now < this.sale.from) return 'before';
    return now < this.sale.to ? 'during' : 'after';
  }

  word(now: number): string {
    if (this.place === 'away') return 'WITHDRAWN';
    if (this.isGiven) {
      const isOurs = this.contracts > 0 || this.sale === null || this.sale.result === 'sold';
      return isOurs ? 'SOLD' : 'SOLD_ELSEWHERE';
    }
    if (this.place === 'drawer') return 'DRAFT';
    const words = { never: 'FOR_SALE', before: 'ANNOUNCED', during: 'RUNNING', after: 'AWAITING_HAMMER' };
    const hour = this.hour(now);
    if (hour !== 'over') return words[hour];
    return this.sale?.result === 'stopped' ? 'CANCELLED' : 'UNSOLD';
  }

  /** Does it, and answers `done`, `nothing`, or the code of the refusal. */
  meet(deed: Deed, now: number): string {
    switch (deed.does) {
      case 'publish':
        if (this.isGiven || this.place === 'window') return 'nothing';
        this.place = 'window';
        return 'done';
      case 'reopen':
        if (!this.isGiven) return 'nothing';
        if (this.contracts > 0) return 'OrderOpen';
        this.isGiven = false;
        this.place = 'window';
        return 'done';
      case 'withdraw':
        return this.#withdraw(deed.who, deed.why, now);
      case 'markSold':
        return deed.who === 'STAFF' ? this.#give(deed.why, now) : 'Forbidden';
      case 'plan':
        return this.#plan(deed.from, deed.to, now);
      case 'relist':
        return this.#again(deed.from, deed.to, now);
      case 'hammer':
        return this.#hammer(now);
      case 'talk':
        return this.#talk(now);
      case 'agree':
        return this.#agree();
      case 'annul':
        return this.#annul();
      case 'refuse':
        this.isTalked = false;
        return 'done';
      default:
        return this.#room(deed, now);
    }
  }

  #withdraw(who: string, why: boolean, now: number): string {
    if (who === 'BIDDER') return 'Forbidden';
    if (this.place === 'away') return 'nothing';
    if (this.place === 'drawer' || this.isGiven) return 'BadInput';
    const hour = this.hour(now);
    const isHot = hour === 'before' || hour === 'during' || hour === 'after';
    if (isHot && who !== 'STAFF') return 'CarUnderHammer';
    if (hour === 'after') return 'AuctionFinished';
    if (this.isTalked) return 'OfferOpen';
    if (isHot && !why) return 'ReasonNeeded';
    if (isHot && this.sale) this.sale.result = 'stopped';
    this.place = 'away';
    return 'done';
  }

  #give(why: boolean, now: number): string {
    if (this.place === 'away' || this.place === 'drawer') return 'BadInput';
    if (this.isGiven) return 'nothing';
    const hour = this.hour(now);
    if (hour === 'after') return 'AuctionFinished';
    if (this.isTalked) return 'OfferOpen';
    const isHot = hour === 'before' || hour === 'during';
    if (isHot && !why) return 'ReasonNeeded';
    if (isHot && this.sale) this.sale.result = 'stopped';
    this.isGiven = true;
    this.place = 'window';
    return 'done';
  }

  /** What keeps a car from going to a sale; null when nothing does. */
  #kept(): string | null {
    if (this.place === 'away' || this.isGiven) return this.contracts > 0 ? 'OrderOpen' : 'CarNotOffered';
    return null;
  }

  #plan(from: number, to: number, now: number): string {
    const kept = this.#kept();
    if (kept) return kept;
    if (this.hour(now) === 'after' || this.sale?.result === 'stopped') return 'AuctionFinished';
    if (this.isTalked) return 'OfferOpen';
    if (this.sale && this.hour(now) === 'before') Object.assign(this.sale, { from, to });
    else if (this.sale && this.hour(now) === 'during') this.sale.to = Math.max(this.sale.to, to);
    else this.sale = { from, to, result: 'none', bids: 0, low: false };
    return 'done';
  }

  #again(from: number, to: number, now: number): string {
    const kept = this.#kept();
    if (kept) return kept;
    const hour = this.hour(now);
    if (hour === 'never') return 'NotFound';
    if (hour !== 'over') return 'CarUnderHammer';
    if (this.isTalked) return 'OfferOpen';
    this.sale = { from, to, result: 'none', bids: 0, low: false };
    return 'done';
  }

  /** What is done in the saleroom itself. A draft's sale is looked after like any other; nobody bids on it. */
  #room(deed: Extract<Deed, { does: 'bid' | 'lower' | 'later' | 'stop' }>, now: number): string {
    const hour = this.hour(now);
    if (deed.does === 'bid') {
      if (this.place !== 'window' || (hour === 'never' && !this.isGiven)) return 'NotFound';
      if (this.isGiven || hour === 'after' || hour === 'over') return 'AuctionFinished';
      if (hour === 'before') return 'AuctionNotStarted';
      if (this.sale) this.sale.bids += 1;
      return 'done';
    }
    if (deed.does === 'lower' ? deed.who === 'BIDDER' : 'who' in deed && deed.who !== 'STAFF')
      return 'Forbidden';
    if (this.place === 'away' || this.isGiven || !(hour === 'before' || hour === 'during'))
      return 'AuctionFinished';
    if (deed.does === 'lower') {
      if (hour === 'before') return 'AuctionNotStarted';
      if (this.sale) this.sale.low = true;
    }
    if (deed.does === 'later' && this.sale) this.sale.to += deed.by;
    if (deed.does === 'stop' && this.sale) this.sale.result = 'stopped';
    return 'done';
  }

  #hammer(now: number): string {
    if (this.hour(now) !== 'after' || !this.sale) return 'nothing';
    const isSold = this.isToBeHad && this.sale.bids > 0 && (this.sale.low || this.sale.bids > 1);
    this.sale.result = isSold ? 'sold' : 'unsold';
    if (isSold) {
      this.isGiven = true;
      this.contracts += 1;
    }
    return 'done';
  }

  #talk(now: number): string {
    const kept = this.#kept();
    if (kept) return kept;
    const hour = this.hour(now);
    if (hour === 'before' || hour === 'during' || hour === 'after') return 'CarUnderHammer';
    if (hour === 'never' || this.sale?.result === 'stopped') return 'OfferClosed';
    this.isTalked = true;
    return 'done';
  }

  #agree(): string {
    if (!this.isToBeHad || !this.sale || this.sale.result === 'none' || this.sale.result === 'stopped')
      return 'OfferClosed';
    this.isTalked = false;
    this.isGiven = true;
    this.contracts += 1;
    return 'done';
  }

  #annul(): string {
    const isOurs = this.contracts > 0 || this.sale === null || this.sale.result === 'sold';
    if (!this.isGiven || !isOurs) return 'nothing';
    this.contracts = 0;
    this.isGiven = false;
    return 'done';
  }
}
