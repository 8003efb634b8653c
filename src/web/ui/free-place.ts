export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };

/** Between two things that do not touch, in pixels. */
const GAP = 8;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a box touches nothing that is taken. */
export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some(other => meet(box, other));

/**
 * Where in a room a box of a size lies over nothing that is taken: on its right side if it can, from above, or from
 * below where `fromBelow`. Where all is taken, it lies over the least.
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
