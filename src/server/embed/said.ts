import type { LotState } from '#shared/sale/index.ts';

/** What a frame knows of a lot: what everybody may. Instants in milliseconds, amounts in whole euros. */
export type LotFacts = {
  readonly lotState: LotState;
  readonly start: number;
  readonly end: number;
  /** null where nobody has bid, or the price is not told. */
  readonly price: number | null;
  readonly startingPrice: number | null;
  /** null where there is none. */
  readonly reservePriceReached: boolean | null;
};

/** The sentences that a frame is made of, in its language. */
export type FrameWords = Readonly<
  Record<
    | 'price'
    | 'startingPrice'
    | 'currentBid'
    | 'sold'
    | 'unsold'
    | 'cancelled'
    | 'gone'
    | 'opensIn'
    | 'endsIn'
    | 'hammer'
    | 'none'
    | 'reached'
    | 'notReached'
    | 'days'
    | 'hours'
    | 'minutes'
    | 'seconds'
    | 'bid'
    | 'see',
    string
  >
>;

export type LotSaid = {
  readonly label: string;
  readonly amount: string;
  readonly time: string;
  readonly reserve: string;
  readonly button: string;
};

/**
 * What a frame says of a lot at an instant. The server says it first and the frame says it on: it is written into the
 * frame as it stands here, and may use nothing from outside itself.
 */
export function sayLot(lot: LotFacts, words: FrameWords, now: number): LotSaid {
  const euros = (amount: number | null) =>
    amount === null ? '' : `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0€`;
  /** The two units that matter, as `2 d 3 h` or `4 min 05 s`. */
  const inUnits = (ms: number) => {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const parts: [number, string][] = [
      [Math.floor(seconds / 86_400), words.days],
      [Math.floor(seconds / 3_600) % 24, words.hours],
      [Math.floor(seconds / 60) % 60, words.minutes],
      [seconds % 60, words.seconds],
    ];
    const first = Math.min(
      parts.findIndex(([count]) => count > 0) < 0 ? 2 : parts.findIndex(([count]) => count > 0),
      2,
    );
    return parts
      .slice(first, first + 2)
      .map(([count, unit]) => `${count}\u00a0${unit}`)
      .join(' ');
  };
  const { lotState, start, end, price, startingPrice, reservePriceReached } = lot;
  const quiet = { amount: '', time: '', reserve: '', button: words.see };
  if (lotState === 'ANNOUNCED') {
    const time = `${words.opensIn} ${inUnits(start - now)}`;
    return { ...quiet, label: words.startingPrice, amount: euros(startingPrice), time };
  }
  if (lotState === 'RUNNING' || lotState === 'AWAITING_HAMMER') {
    const isOver = lotState === 'AWAITING_HAMMER' || end <= now;
    const reserve =
      reservePriceReached === null ? words.none : reservePriceReached ? words.reached : words.notReached;
    return {
      label: price === null ? words.startingPrice : words.currentBid,
      amount: euros(price ?? startingPrice),
      time: isOver ? words.hammer : `${words.endsIn} ${inUnits(end - now)}`,
      reserve,
      button: isOver ? words.see : words.bid,
    };
  }
  if (lotState === 'FOR_SALE') return { ...quiet, label: words.price, amount: euros(price) };
  // A car that is sold shows no price (spec §4).
  const over: Readonly<Record<string, string>> = {
    SOLD: words.sold,
    UNSOLD: words.unsold,
    CANCELLED: words.cancelled,
  };
  return { ...quiet, label: over[lotState] ?? words.gone };
}
