import type { ShownPhotoFragment } from '#web/graphql/documents.gen.ts';

export const PHOTO_GROUPS = ['exteriors', 'interiors', 'mechanics'] as const;
export type PhotoGroup = (typeof PHOTO_GROUPS)[number];
export type GroupedPhoto = ShownPhotoFragment & { readonly group: PhotoGroup };

type Photos = { readonly front: ShownPhotoFragment | null } & {
  readonly [Group in PhotoGroup]: readonly ShownPhotoFragment[];
};

/** Returns the front photo, then the groups; duplicates once. */
export function groupedPhotos(photos: Photos): readonly GroupedPhoto[] {
  const front = photos.front ? [{ ...photos.front, group: 'exteriors' as const }] : [];
  const rest = PHOTO_GROUPS.flatMap(group => photos[group].map(photo => ({ ...photo, group })));
  const seen = new Set<string>();
  return [...front, ...rest].filter(({ url }) => !seen.has(url) && seen.add(url));
}

/** Returns the groups that have photos, with their count and the index of the first. */
export function groupStarts(
  photos: readonly GroupedPhoto[],
): readonly { group: PhotoGroup; count: number; start: number }[] {
  return PHOTO_GROUPS.flatMap(group => {
    const count = photos.filter(photo => photo.group === group).length;
    return count === 0 ? [] : [{ group, count, start: photos.findIndex(photo => photo.group === group) }];
  });
}
