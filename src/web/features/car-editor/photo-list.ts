import type { CarPhotos, ConditionReport } from '#shared/fields/index.ts';

/** The groups a photo may stand in, as the page shows them. */
export const PHOTO_GROUPS = ['front', 'exteriors', 'interiors', 'mechanics'] as const;
export type PhotoGroup = (typeof PHOTO_GROUPS)[number];

/** What a photo is called while it is dragged. */
export const PHOTO_DRAGGED = 'application/x-house-photo';

export const idsIn = (photos: CarPhotos, group: PhotoGroup): readonly string[] =>
  group === 'front' ? (photos.front === null ? [] : [photos.front]) : photos[group];

/** Every photo in the order of the page. */
export const idsOf = (photos: CarPhotos): readonly string[] =>
  PHOTO_GROUPS.flatMap(group => idsIn(photos, group));

export const groupOf = (photos: CarPhotos, id: string): PhotoGroup | null =>
  PHOTO_GROUPS.find(group => idsIn(photos, group).includes(id)) ?? null;

/** The same order with something else done to each group's photos. */
function mapped(photos: CarPhotos, change: (ids: readonly string[]) => string[]): CarPhotos {
  return {
    front: change(idsIn(photos, 'front'))[0] ?? null,
    exteriors: change(photos.exteriors),
    interiors: change(photos.interiors),
    mechanics: change(photos.mechanics),
  };
}

export const without = (photos: CarPhotos, id: string): CarPhotos =>
  mapped(photos, ids => ids.filter(one => one !== id));

/** Another photo in the place of one: turned, or told otherwise. */
export const replaced = (photos: CarPhotos, id: string, by: string): CarPhotos =>
  mapped(photos, ids => ids.map(one => (one === id ? by : one)));

/** A report whose flaws are seen on another photo instead of one, or on none. */
export const repinned = (report: ConditionReport, id: string, by: string | null): ConditionReport => ({
  ...report,
  flaws: report.flaws.map(flaw => (flaw.photoId === id ? { ...flaw, photoId: by } : flaw)),
});

/** The photo at a place in a group; whoever stood in front before begins the outside ones. */
export function placed(photos: CarPhotos, id: string, group: PhotoGroup, at: number): CarPhotos {
  const rest = without(photos, id);
  if (group === 'front') {
    const exteriors = rest.front === null ? rest.exteriors : [rest.front, ...rest.exteriors];
    return { ...rest, exteriors, front: id };
  }
  return { ...rest, [group]: rest[group].toSpliced(at, 0, id) };
}

/** One step earlier or later within its group, and no further than its ends. */
export function stepped(photos: CarPhotos, id: string, step: 1 | -1): CarPhotos {
  const group = groupOf(photos, id);
  if (group === null || group === 'front') return photos;
  const at = photos[group].indexOf(id) + step;
  return at < 0 || at >= photos[group].length ? photos : placed(photos, id, group, at);
}

/** The photo in the place of another, which it joins in its group. */
export function droppedOn(photos: CarPhotos, id: string, target: string): CarPhotos {
  const group = groupOf(photos, target);
  if (group === null || id === target) return photos;
  return placed(photos, id, group, idsIn(photos, group).indexOf(target));
}

/** A new one: the first of all is the front, the others are outside until somebody says otherwise. */
export function added(photos: CarPhotos, id: string): CarPhotos {
  if (groupOf(photos, id) !== null) return photos;
  if (photos.front === null) return { ...photos, front: id };
  return { ...photos, exteriors: [...photos.exteriors, id] };
}
