import type { AdInput } from '#server/ads/index.ts';
import type { CarDrawing, Scene } from '../drawing/index.ts';

/** Where a demo auction stands when the house opens; times are made from it, so that some always run. */
export type DemoPhase =
  | 'running'
  | 'endingSoon'
  | 'lastMinutes'
  | 'coming'
  | 'startingSoon'
  | 'finished'
  | 'cancelled';

/** A bid as a demo buyer placed it; `buyer` is the number in buyer1@demo.calandre.test. */
export type DemoBid = { readonly buyer: number; readonly bid: number; readonly maxBid?: number };

export type DemoAuction = {
  readonly phase: DemoPhase;
  readonly startingPrice: number;
  /** null: no reserve. */
  readonly reserve: number | null;
  readonly asksForCard: boolean;
  readonly extensionWindowSeconds?: number;
  readonly tieRule?: 'REFUSE' | 'EARLIEST_WINS';
  /** Why it was cancelled. */
  readonly reason?: string;
  /** Oldest first, each at least the minimum when it was placed. */
  readonly bids: readonly DemoBid[];
  /** Asked and, where there is an answer, answered. */
  readonly questions?: readonly { readonly buyer: number; readonly question: string; readonly answer?: string }[];
};

export type DemoCar = {
  /** Unique among the demo's cars: `porsche-911-1973`. */
  readonly key: string;
  readonly ad: AdInput;
  readonly drawing: CarDrawing;
  readonly scene: Scene;
  /** `house`: no owner's account; the two others are the demo's sellers. */
  readonly seller: 'house' | 'pro' | 'seller';
  readonly publishedDaysAgo: number;
  readonly auction?: DemoAuction;
};
