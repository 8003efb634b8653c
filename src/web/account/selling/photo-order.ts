import type { MyCarWholeFragment } from '#web/graphql/documents.gen.ts';
import type { CarData } from './use-car.ts';

export const ROLES = ['FRONT', 'EXTERIOR', 'INTERIOR', 'MECHANICS'] as const;
export type Role = (typeof ROLES)[number];

/** A photo of the car as the editor has it. */
export type CarPhoto = {
  readonly id: string;
  readonly alt: string | null;
  readonly role: Role;
  /** What it was called when it came here: turned or told otherwise it has another id, and is the same tile. */
  readonly key?: string;
};

/** The car's photos: the main one, then group by group, in their order. */
export function photosOf({ photos }: MyCarWholeFragment['ad']): readonly CarPhoto[] {
  const of = (role: Role, list: readonly { id: string; alt: string | null }[]) =>
    list.map(({ id, alt }) => ({ id, alt, role }));
  return [
    ...of('FRONT', photos.front ? [photos.front] : []),
    ...of('EXTERIOR', photos.exteriors),
    ...of('INTERIOR', photos.interiors),
    ...of('MECHANICS', photos.mechanics),
  ];
}

export function toPhotosData(photos: readonly CarPhoto[]): CarData {
  const ids = (role: Role) => photos.filter(photo => photo.role === role).map(({ id }) => id);
  return {
    photos: {
      front: ids('FRONT')[0] ?? null,
      exteriors: ids('EXTERIOR'),
      interiors: ids('INTERIOR'),
      mechanics: ids('MECHANICS'),
    },
  };
}

/** A new photo behind the others of its group; the first of all is the main one. */
export function withPhoto(photos: readonly CarPhoto[], id: string): readonly CarPhoto[] {
  if (photos.some(photo => photo.id === id)) return photos;
  const role = photos.some(photo => photo.role === 'FRONT') ? 'EXTERIOR' : 'FRONT';
  return [...photos, { id, alt: null, role }];
}

/** The photo among those of another group; the main one changes places with the one before. */
export function withRole(photos: readonly CarPhoto[], id: string, role: Role): readonly CarPhoto[] {
  return photos.map(photo => {
    if (photo.id === id) return { ...photo, role };
    return role === 'FRONT' && photo.role === 'FRONT' ? { ...photo, role: 'EXTERIOR' } : photo;
  });
}

/** The photo one place earlier or later among those of its group. */
export function moved(photos: readonly CarPhoto[], id: string, by: 1 | -1): readonly CarPhoto[] {
  const photo = photos.find(one => one.id === id);
  const peers = photos.filter(one => one.role === photo?.role);
  const other = peers[peers.findIndex(one => one.id === id) + by];
  return other ? swapped(photos, id, other.id) : photos;
}

/** The photo in the place of another, which it joins in its group. */
export function movedTo(photos: readonly CarPhoto[], id: string, targetId: string): readonly CarPhoto[] {
  const photo = photos.find(one => one.id === id);
  const target = photos.find(one => one.id === targetId);
  if (!photo || !target || id === targetId) return photos;
  if (target.role === 'FRONT') return withRole(photos, id, 'FRONT');
  const isForward = photos.indexOf(photo) < photos.indexOf(target);
  const rest = photos.filter(one => one.id !== id);
  const place = rest.indexOf(target) + (isForward && photo.role === target.role ? 1 : 0);
  return rest.toSpliced(place, 0, { ...photo, role: target.role });
}

function swapped(photos: readonly CarPhoto[], one: string, other: string): readonly CarPhoto[] {
  const find = (id: string) => photos.find(photo => photo.id === id) as CarPhoto;
  return photos.map(photo => (photo.id === one ? find(other) : photo.id === other ? find(one) : photo));
}
