export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };

/** The gap between two boxes, in pixels. */
const GAP = 8;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a box overlaps none of those taken. */
export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some(other => meet(box, other));

/**
 * Returns the place of a box in a room where it covers nothing taken: preferably on the right, from the top, or from
 * the bottom if `fromBelow`. Where all is taken, it covers the least.
 */
export function freePlace(
  { width, height }: Size,
  room: Box,
  taken: readonly Box[],
  fromBelow: boolean,
): Box {
  const tops = fromBelow
    ? [room.bottom - height, ...taken.map(({ top }) => top - GAP - height)].toSorted((a, b) => b - a)
    : [room.top, ...taken.map(({ bottom }) => bottom + GAP)].toSorted((a, b) => a - b);
  const places = [room.right - width, room.left].flatMap(left =>
    tops.map(top => ({ left, top, right: left + width, bottom: top + height })),
  );
  const covered = (place: Box) => taken.filter(other => meet(place, other)).length;
  const [best] = places
    .filter(({ top, bottom }) => top >= room.top && bottom <= room.bottom)
    .toSorted((one, other) => covered(one) - covered(other));
  return best ?? { ...room, left: room.right - width };
}
