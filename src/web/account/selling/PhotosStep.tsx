import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { DropZone, useUploads } from '#web/features/uploads/index.ts';
import { DescribePhotoDocument, TurnPhotoDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { VisuallyHidden } from '#web/ui/index.ts';
import { PhotoTile } from './PhotoTile.tsx';
import {
  type CarPhoto,
  moved,
  movedTo,
  photosOf,
  ROLES,
  toPhotosData,
  withPhoto,
  withRole,
} from './photo-order.ts';
import { Remark } from './Remark.tsx';
import { SendingList } from './SendingList.tsx';
import type { CarDraft } from './use-car.ts';

const TAKEN = 'image/jpeg,image/png,image/webp,image/heic,image/avif';

export type PhotoActions = {
  move(id: string, by: 1 | -1): void;
  drop(id: string, on: string): void;
  group(id: string, role: CarPhoto['role']): void;
  remove(id: string): void;
  turn(id: string): Promise<void>;
  describe(id: string, alt: string): Promise<void>;
};

/** The car's photos as they are sorted here; each change is kept at once. */
function usePhotos(draft: CarDraft) {
  const { fail } = useToasts();
  const [photos, setPhotos] = useState(() => photosOf(draft.car.ad));
  const newest = useRef(photos);
  const regrouped = useRef<string | null>(null);
  // A photo that joins another group is drawn there anew: whoever moved it by keys goes with it.
  useEffect(() => {
    if (regrouped.current === null) return;
    document.querySelector<HTMLElement>(`[data-photo="${regrouped.current}"] select`)?.focus();
    regrouped.current = null;
  });
  const put = (next: readonly CarPhoto[]) => {
    newest.current = next;
    setPhotos(next);
    draft.change('photos', () => ({ data: toPhotosData(newest.current) }));
  };
  /** Another photo in the place of one: turned, or told otherwise. */
  const replace = (id: string, made: Promise<{ id: string; alt: string | null }>) =>
    made.then(
      ({ id: newId, alt }) =>
        put(
          newest.current.map(photo =>
            photo.id === id ? { ...photo, key: photo.key ?? id, id: newId, alt } : photo,
          ),
        ),
      fail,
    );
  const actions: PhotoActions = {
    move: (id, by) => put(moved(newest.current, id, by)),
    drop: (id, on) => put(movedTo(newest.current, id, on)),
    group: (id, role) => {
      put(withRole(newest.current, id, role));
      regrouped.current = id;
    },
    remove: id => put(newest.current.filter(photo => photo.id !== id)),
    turn: id =>
      replace(
        id,
        request(TurnPhotoDocument, { id, quarterTurns: 1 }).then(answer => answer.turnPhoto),
      ),
    describe: (id, alt) =>
      replace(
        id,
        request(DescribePhotoDocument, { id, alt }).then(answer => answer.describePhoto),
      ),
  };
  return { photos, actions, add: (id: string) => put(withPhoto(newest.current, id)) };
}

export function PhotosStep({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling.photos');
  const { photos, actions, add } = usePhotos(draft);
  const [told, setTold] = useState('');
  const uploads = useUploads('/uploads/photos', ({ id }, { name }) => {
    add(id);
    setTold(t('arrived', { name }));
  });
  return (
    <div className="flex flex-col gap-6">
      <Remark field="photos" draft={draft} />
      <DropZone
        name="photos"
        accept={TAKEN}
        icon="camera"
        pick={t('pick')}
        hint={t('hint')}
        isMultiple
        onFiles={uploads.add}
      />
      <SendingList uploads={uploads} />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {ROLES.map(role => (
        <PhotoGroup key={role} role={role} photos={photos} actions={actions} onTold={setTold} />
      ))}
    </div>
  );
}

function PhotoGroup({
  role,
  photos,
  actions,
  onTold,
}: {
  role: CarPhoto['role'];
  photos: readonly CarPhoto[];
  actions: PhotoActions;
  onTold: (text: string) => void;
}) {
  const t = useTranslations('selling.photos');
  const shown = photos.filter(photo => photo.role === role);
  if (shown.length === 0 && role !== 'FRONT') return null;
  return (
    <section aria-labelledby={`photos-${role}`} className="flex flex-col gap-3">
      <h3 id={`photos-${role}`} className="font-[560]">
        {t(`roles.${role}`)}
      </h3>
      {shown.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" data-photos={role}>
          {shown.map((photo, index) => (
            <PhotoTile
              key={photo.key ?? photo.id}
              photo={photo}
              number={photos.indexOf(photo) + 1}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              actions={{
                ...actions,
                move: (id, by) => {
                  actions.move(id, by);
                  onTold(
                    t('moved', {
                      number: String(photos.indexOf(photo) + 1),
                      position: String(index + 1 + by),
                    }),
                  );
                },
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
