import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropZone, SendingList } from '#web/features/uploads/index.ts';
import { FieldErrorText } from '#web/ui/index.ts';
import { useCarUploads } from './CarUploads.tsx';
import { TakeOutGone } from './Gone.tsx';
import { MissingMark } from './inputs.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { idsIn, idsOf, PHOTO_DRAGGED, PHOTO_GROUPS, type PhotoGroup } from './photo-list.ts';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { type PhotoActs, usePhotos } from './use-photos.ts';

const TAKEN = 'image/jpeg,image/png,image/webp,image/heic,image/avif';
/** As many as one ad shows. */
const PHOTOS_MAX = { SELLER: 80, STAFF: 120 } as const;

/** Photos by group: dropped in many at once, ordered by hand or by keys, each with words for who can't see it. */
export function PhotosField() {
  const t = useTranslations('carEditor.photos');
  const { role } = useCarEditor();
  const { error, isMissing, gone } = useCarField('photos');
  const acts = usePhotos();
  const [said, setSaid] = useState('');
  const { photos: uploads } = useCarUploads();
  return (
    <div className="flex flex-col gap-6">
      <DropZone
        name="photos"
        accept={TAKEN}
        icon="camera"
        pick={t('pick')}
        hint={t('hint')}
        isMultiple
        onFiles={files => uploads.add(files, PHOTOS_MAX[role] - acts.count())}
      />
      <SendingList uploads={uploads} of="photos" />
      <FieldErrorText id={undefined} error={error} />
      <TakeOutGone gone={gone} onTakeOut={() => gone.forEach(acts.remove)} />
      <span role="status" className="sr-only">
        {said}
      </span>
      {PHOTO_GROUPS.map(group => (
        <Group key={group} {...{ group, acts }} isMissing={group === 'front' && isMissing} onSaid={setSaid} />
      ))}
    </div>
  );
}

type GroupProps = { group: PhotoGroup; acts: PhotoActs; isMissing: boolean; onSaid: (text: string) => void };

function Group({ group, acts, isMissing, onSaid }: GroupProps) {
  const t = useTranslations('carEditor.photos');
  const { value: photos } = useCarField('photos');
  const ids = idsIn(photos, group);
  const numberOf = (id: string) => idsOf(photos).indexOf(id) + 1;
  const step = (id: string, by: 1 | -1) => {
    acts.step(id, by);
    const position = String(ids.indexOf(id) + 1 + by);
    onSaid(t('moved', { number: String(numberOf(id)), position }));
  };
  return (
    <section
      aria-labelledby={`photos-${group}`}
      onDragOver={event => event.dataTransfer.types.includes(PHOTO_DRAGGED) && event.preventDefault()}
      onDrop={event => {
        const dragged = event.dataTransfer.getData(PHOTO_DRAGGED);
        if (dragged !== '') acts.group(dragged, group);
      }}
      className="flex flex-col gap-3"
    >
      <h3 id={`photos-${group}`} className="flex items-center gap-2 font-[560]">
        {t(`groups.${group}`)}
        {isMissing && <MissingMark />}
      </h3>
      <p className="text-14 text-ink-soft">{t(`shots.${group}`)}</p>
      {ids.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" data-photos={group}>
          {ids.map((id, index) => (
            <PhotoTile
              key={acts.changes.tileOf(id)}
              {...{ id, group, acts }}
              number={numberOf(id)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onStep={by => step(id, by)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
