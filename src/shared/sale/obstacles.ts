import type { CarPaperKind } from './car-papers.ts';
import type { OrderParty } from './order.ts';
import type { VigilanceLack } from './vigilance.ts';

/** What of it stands in the way of a handover. */
export const OBSTACLES = ['PAPERS', 'VIGILANCE'] as const;

/** What stands in the way of a handover, and whose it is to take away. */
export type Obstacle = {
  /** PAPERS: of the car. VIGILANCE: what the law has the house know of a side. */
  readonly kind: (typeof OBSTACLES)[number];
  readonly by: OrderParty | 'HOUSE';
  /** Which papers. */
  readonly papers: readonly CarPaperKind[];
  /** What a side has still to do for itself; told to nobody else. */
  readonly lack?: VigilanceLack;
};

/** What an order still lacks: its papers that are not accepted, and the sides that have not passed. */
export type Lacking = {
  readonly hasSeller: boolean;
  readonly papers: readonly { readonly kind: CarPaperKind; readonly isReceived: boolean }[];
  /** `lack`: null where they have done all that is theirs. */
  readonly sides: readonly { readonly party: OrderParty; readonly lack: VigilanceLack | null }[];
};

/**
 * Everything that stands in the way of a handover, each once. What was handed in or answered is the house's to look
 * at, and of whom it is so is not said: nobody learns from it what the house thinks of a side.
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

/** What a side is told of it: not what the other's lack is, for that may be what the house thinks of them. */
export const obstaclesToldTo = (obstacles: readonly Obstacle[], party: OrderParty): Obstacle[] =>
  obstacles.map(({ lack, ...each }) => (lack && each.by === party ? { ...each, lack } : each));

/** What somebody's own is of it. */
export const ownObstacle = (
  obstacles: readonly Obstacle[],
  party: OrderParty,
  kind: Obstacle['kind'],
): Obstacle | null => obstacles.find(each => each.kind === kind && each.by === party) ?? null;
