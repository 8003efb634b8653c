import type { CarPhotos, ConditionReport } from '#shared/fields/index.ts';

/** The groups of photos, in the order of the page. */
export const PHOTO_GROUPS = ['front', 'exteriors', 'interiors', 'mechanics'] as const;
export type PhotoGroup = (typeof PHOTO_GROUPS)[number];

/** The data type of a dragged photo. */
export const PHOTO_DRAGGED = 'application/x-house-photo';

export const idsIn = (photos: CarPhotos, group: PhotoGroup): readonly string[] =>
  group === 'front' ? (photos.front === null ? [] : [photos.front]) : photos[group];

/** Returns all photo ids in the order of the page. */
export const idsOf = (photos: CarPhotos): readonly string[] =>
  PHOTO_GROUPS.flatMap(group => idsIn(photos, group));

export const groupOf = (photos: CarPhotos, id: string): PhotoGroup | null =>
  PHOTO_GROUPS.find(group => idsIn(photos, group).includes(id)) ?? null;

/** Returns the photos with each group changed. */
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

/** Returns the photos with one replaced, after it was turned or described. */
export const replaced = (photos: CarPhotos, id: string, by: string): CarPhotos =>
  mapped(photos, ids => ids.map(one => (one === id ? by : one)));

/** Returns the report with the flaws of one photo moved to another, or to none. */
export const repinned = (report: ConditionReport, id: string, by: string | null): ConditionReport => ({
  ...report,
  flaws: report.flaws.map(flaw => (flaw.photoId === id ? { ...flaw, photoId: by } : flaw)),
});

/** Returns the photos with one moved to a place in a group; a former front photo becomes the first exterior one. */
export function placed(photos: CarPhotos, id: string, group: PhotoGroup, at: number): CarPhotos {
  const rest = without(photos, id);
  if (group === 'front') {
    const exteriors = rest.front === null ? rest.exteriors : [rest.front, ...rest.exteriors];
    return { ...rest, exteriors, front: id };
  }
  return { ...rest, [group]: rest[group].toSpliced(at, 0, id) };
}

/** Returns the photos with one moved a step within its group, at most to its ends. */
export function stepped(photos: CarPhotos, id: string, step: 1 | -1): CarPhotos {
  const group = groupOf(photos, id);
  if (group === null || group === 'front') return photos;
  const at = photos[group].indexOf(id) + step;
  return at < 0 || at >= photos[group].length ? photos : placed(photos, id, group, at);
}

/** Returns the photos with one moved to the place of another, in that one's group. */
export function droppedOn(photos: CarPhotos, id: string, target: string): CarPhotos {
  const group = groupOf(photos, target);
  if (group === null || id === target) return photos;
  return placed(photos, id, group, idsIn(photos, group).indexOf(target));
}

/** Returns the photos with a new one: the first becomes the front, the others start in the exteriors. */
export function added(photos: CarPhotos, id: string): CarPhotos {
  if (groupOf(photos, id) !== null) return photos;
  if (photos.front === null) return { ...photos, front: id };
  return { ...photos, exteriors: [...photos.exteriors, id] };
}
