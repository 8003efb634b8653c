import { useEffect, useRef } from 'react';
import { useCarUploads } from './CarUploads.tsx';
import { droppedOn, idsOf, type PhotoGroup, placed, stepped, without } from './photo-list.ts';
import { useCarEditor } from './use-car-editor.ts';

/** What can be done to the photos of a car; each change is kept like any other. */
export function usePhotos() {
  const { draft } = useCarEditor();
  const { changes } = useCarUploads();
  const regrouped = useRef<string | null>(null);
  // A photo that joins another group is drawn there anew: whoever moved it by keys goes with it.
  useEffect(() => {
    if (regrouped.current === null) return;
    document.querySelector<HTMLElement>(`[data-photo="${regrouped.current}"] select`)?.focus();
    regrouped.current = null;
  });
  const now = () => draft.snapshot().values.photos;
  const put = (photos: ReturnType<typeof now>) => draft.set('photos', photos);
  return {
    changes,
    count: () => idsOf(now()).length,
    step: (id: string, by: 1 | -1) => put(stepped(now(), id, by)),
    drop: (id: string, on: string) => put(droppedOn(now(), id, on)),
    group(id: string, group: PhotoGroup) {
      put(placed(now(), id, group, idsOf(now()).length));
      regrouped.current = id;
    },
    remove(id: string) {
      put(without(now(), id));
      changes.drop(id);
    },
  };
}

export type PhotoActs = ReturnType<typeof usePhotos>;
