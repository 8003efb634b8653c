import { useEffect, useRef, useState } from 'react';
import { useToasts } from '#web/features/toasts/index.ts';
import { TurnPhotoDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  droppedOn,
  idsOf,
  type PhotoGroup,
  placed,
  repinned,
  replaced,
  stepped,
  without,
} from './photo-list.ts';
import { useCarEditor } from './use-car-editor.ts';

/** What can be done to the photos of a car; each change is kept like any other. */
export function usePhotos() {
  const { draft, describePhoto, role } = useCarEditor();
  const { fail } = useToasts();
  const [told, setTold] = useState<ReadonlyMap<string, string | null>>(new Map());
  // Turned or told otherwise a photo may have another id: it is the same tile, and stays in focus.
  const tileOf = useRef(new Map<string, string>());
  const regrouped = useRef<string | null>(null);
  // A photo that joins another group is drawn there anew: whoever moved it by keys goes with it.
  useEffect(() => {
    if (regrouped.current === null) return;
    document.querySelector<HTMLElement>(`[data-photo="${regrouped.current}"] select`)?.focus();
    regrouped.current = null;
  });
  const now = () => draft.snapshot().values.photos;
  const put = (photos: ReturnType<typeof now>) => draft.set('photos', photos);
  /** A flaw is seen on the photo that came in the place of its own, and on none that is gone. */
  const repin = (id: string, by: string | null) => {
    const report = draft.snapshot().values.conditionReport;
    if (role === 'STAFF' && report?.flaws.some(({ photoId }) => photoId === id))
      draft.set('conditionReport', repinned(report, id, by));
  };
  const replace = (id: string, made: Promise<{ id: string; alt: string | null } | null>) =>
    made.then(photo => {
      if (!photo) return;
      tileOf.current.set(photo.id, tileOf.current.get(id) ?? id);
      setTold(before => new Map(before).set(photo.id, photo.alt));
      if (photo.id === id) return;
      put(replaced(now(), id, photo.id));
      repin(id, photo.id);
    }, fail);
  return {
    told,
    tileOf: (id: string) => tileOf.current.get(id) ?? id,
    count: () => idsOf(now()).length,
    step: (id: string, by: 1 | -1) => put(stepped(now(), id, by)),
    drop: (id: string, on: string) => put(droppedOn(now(), id, on)),
    group(id: string, group: PhotoGroup) {
      put(placed(now(), id, group, idsOf(now()).length));
      regrouped.current = id;
    },
    remove(id: string) {
      put(without(now(), id));
      repin(id, null);
    },
    turn: (id: string) =>
      replace(
        id,
        request(TurnPhotoDocument, { id, quarterTurns: 1 }).then(answer => answer.turnPhoto),
      ),
    describe: (id: string, alt: string) => replace(id, describePhoto(id, alt.trim() || null)),
  };
}

export type PhotoActs = ReturnType<typeof usePhotos>;
