import type { CarPaperKind } from './car-papers.ts';
import type { OrderParty } from './order.ts';
import type { VigilanceLack } from './vigilance.ts';

/** The kinds of obstacles to a handover. */
export const OBSTACLES = ['PAPERS', 'VIGILANCE'] as const;

/** An obstacle to a handover, and who has to remove it. */
export type Obstacle = {
  /** PAPERS: the car's papers. VIGILANCE: the legal due diligence on a side. */
  readonly kind: (typeof OBSTACLES)[number];
  readonly by: OrderParty | 'HOUSE';
  /** The missing papers. */
  readonly papers: readonly CarPaperKind[];
  /** What that side still has to do; shown to that side only. */
  readonly lack?: VigilanceLack;
};

/** What an order still lacks: papers not yet accepted, and sides whose due diligence is not passed. */
export type Lacking = {
  readonly hasSeller: boolean;
  readonly papers: readonly { readonly kind: CarPaperKind; readonly isReceived: boolean }[];
  /** `lack`: null where that side has done its part. */
  readonly sides: readonly { readonly party: OrderParty; readonly lack: VigilanceLack | null }[];
};

/**
 * Returns the obstacles to a handover, without duplicates. Papers or answers that were handed in await the house's
 * review; the side they belong to is left out, so that nobody learns the house's opinion of a side.
 */
export function obstaclesOf({ hasSeller, papers, sides }: Lacking): Obstacle[] {
  const isOfHouse = (paper: Lacking['papers'][number]) => !hasSeller || paper.isReceived;
  const missing = [
    ['SELLER', papers.filter(paper => !isOfHouse(paper))],
    ['HOUSE', papers.filter(isOfHouse)],
  ] as const;
  const asked = new Map(sides.map(({ party, lack }) => (lack === null ? ['HOUSE', {}] : [party, { lack }])));
  return [
    ...missing.flatMap(([by, of]) =>
      of.length === 0 ? [] : [{ kind: 'PAPERS' as const, by, papers: of.map(({ kind }) => kind) }],
    ),
    ...(['BUYER', 'SELLER', 'HOUSE'] as const).flatMap(by =>
      asked.has(by) ? [{ kind: 'VIGILANCE' as const, by, papers: [], ...asked.get(by) }] : [],
    ),
  ];
}

/** Returns the obstacles for one side, without the other side's `lack`, which may show the house's opinion of it. */
export const obstaclesToldTo = (obstacles: readonly Obstacle[], party: OrderParty): Obstacle[] =>
  obstacles.map(({ lack, ...each }) => (lack && each.by === party ? { ...each, lack } : each));

/** Returns a side's own obstacle of a kind; null where there is none. */
export const ownObstacle = (
  obstacles: readonly Obstacle[],
  party: OrderParty,
  kind: Obstacle['kind'],
): Obstacle | null => obstacles.find(each => each.kind === kind && each.by === party) ?? null;
