export const ZONES = ['france', 'neighbours', 'south', 'north', 'world'] as const;
export type Zone = (typeof ZONES)[number];
export const WAYS = ['closed', 'open'] as const;
export type Way = (typeof WAYS)[number];

export type Estimate = {
  /** Whole euros, insurance included. */
  readonly from: number;
  readonly to: number;
  /** Working days after payment. */
  readonly daysFrom: number;
  readonly daysTo: number;
};

/** What an enclosed truck from the Paris area costs; beyond Europe there are only quotations. */
const CLOSED: Readonly<Record<Exclude<Zone, 'world'>, Estimate>> = {
  france: { from: 690, to: 1_390, daysFrom: 5, daysTo: 12 },
  neighbours: { from: 1_090, to: 1_890, daysFrom: 7, daysTo: 15 },
  south: { from: 1_490, to: 2_690, daysFrom: 8, daysTo: 18 },
  north: { from: 1_690, to: 3_290, daysFrom: 10, daysTo: 20 },
};
/** An open transporter costs about two thirds. */
const OPEN_SHARE = 0.66;

/** A first idea of what a delivery costs; null where only a quotation can say. */
export function estimateOf(zone: Zone, way: Way): Estimate | null {
  if (zone === 'world') return null;
  const closed = CLOSED[zone];
  if (way === 'closed') return closed;
  const roundly = (amount: number) => Math.round((amount * OPEN_SHARE) / 10) * 10;
  return { ...closed, from: roundly(closed.from), to: roundly(closed.to) };
}
