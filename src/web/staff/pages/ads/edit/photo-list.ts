/** The groups a photo may stand in, as the page shows them. */
export const PHOTO_GROUPS = ['front', 'exteriors', 'interiors', 'mechanics'] as const;
export type PhotoGroup = (typeof PHOTO_GROUPS)[number];

/** Photos by their ids, in the order they are shown; the form of CarAdInput. */
export type PhotoLists = {
  readonly front: string | null;
  readonly exteriors: readonly string[];
  readonly interiors: readonly string[];
  readonly mechanics: readonly string[];
};

export const NO_PHOTOS: PhotoLists = { front: null, exteriors: [], interiors: [], mechanics: [] };

export const idsIn = (lists: PhotoLists, group: PhotoGroup): readonly string[] =>
  group === 'front' ? (lists.front === null ? [] : [lists.front]) : lists[group];

export const countOf = (lists: PhotoLists): number =>
  PHOTO_GROUPS.reduce((count, group) => count + idsIn(lists, group).length, 0);

export const groupOf = (lists: PhotoLists, id: string): PhotoGroup | null =>
  PHOTO_GROUPS.find(group => idsIn(lists, group).includes(id)) ?? null;

/** Without a photo. */
export function without(lists: PhotoLists, id: string): PhotoLists {
  const rest = (ids: readonly string[]) => ids.filter(one => one !== id);
  return {
    front: lists.front === id ? null : lists.front,
    exteriors: rest(lists.exteriors),
    interiors: rest(lists.interiors),
    mechanics: rest(lists.mechanics),
  };
}

/** The photo at a place in a group; whoever stood in front before begins the outside ones. */
export function placed(lists: PhotoLists, id: string, group: PhotoGroup, at: number): PhotoLists {
  const rest = without(lists, id);
  if (group === 'front') {
    const exteriors = rest.front === null ? rest.exteriors : [rest.front, ...rest.exteriors];
    return { ...rest, exteriors, front: id };
  }
  const ids = [...rest[group]];
  ids.splice(Math.max(0, Math.min(at, ids.length)), 0, id);
  return { ...rest, [group]: ids };
}

/** One step earlier or later within its group. */
export function stepped(lists: PhotoLists, id: string, step: 1 | -1): PhotoLists {
  const group = groupOf(lists, id);
  if (group === null || group === 'front') return lists;
  return placed(lists, id, group, lists[group].indexOf(id) + step);
}

/** New ones: the first of all is the front, the others are outside until somebody says otherwise. */
export function added(lists: PhotoLists, id: string): PhotoLists {
  if (lists.front === null) return { ...lists, front: id };
  return { ...lists, exteriors: [...lists.exteriors, id] };
}
