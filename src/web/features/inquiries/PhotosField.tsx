import { useRef } from 'react';
import type { InquiryMessages } from '#web/i18n/index.ts';
import { buttonClasses, classes, Icon, IconButton } from '#web/ui/index.ts';
import { DropZone, type Uploads, useUploads, useUploadText } from '../uploads/index.ts';

type Props = {
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
  words: InquiryMessages['photos'];
};

/** Photos on their way in and those that arrived; the first is the car's main one. */
export function PhotosField({ ids, onIds, words }: Props) {
  const arrived = useRef(ids);
  arrived.current = ids;
  const uploads = useUploads('/uploads/photos', ({ id }) => {
    if (!arrived.current.includes(id)) onIds([...arrived.current, id]);
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.add}</legend>
      <DropZone
        name="photos"
        accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
        icon="camera"
        pick={words.add}
        hint={words.hint}
        isMultiple
        onFiles={uploads.add}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-live="polite">
        {ids.map((id, index) => (
          <PhotoTile key={id} {...{ id, index, ids, onIds, words }} />
        ))}
        <SendingTiles uploads={uploads} words={words} />
      </ul>
    </fieldset>
  );
}

function PhotoTile({ id, index, ids, onIds, words }: Props & { id: string; index: number }) {
  const isFront = index === 0;
  return (
    <li className="relative overflow-hidden rounded-box">
      <img
        src={`/photos/${id}/320.webp`}
        alt={words.photo.replace('{number}', String(index + 1))}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className={classes('absolute inset-x-2 bottom-2 flex items-center justify-between gap-2')}>
        {isFront ? (
          <span className="rounded-pill bg-surface px-3 py-1 text-12">{words.front}</span>
        ) : (
          <button
            type="button"
            onClick={() => onIds([id, ...ids.filter(one => one !== id)])}
            className="min-h-11 rounded-pill bg-surface px-3 text-12"
          >
            {words.makeFront}
          </button>
        )}
        <IconButton
          label={words.remove}
          onClick={() => onIds(ids.filter(one => one !== id))}
          className="bg-surface"
        >
          <Icon name="close" />
        </IconButton>
      </div>
    </li>
  );
}

function SendingTiles({
  uploads: { sending, retry, drop },
  words,
}: {
  uploads: Uploads;
  words: Props['words'];
}) {
  const textOf = useUploadText();
  return sending.map(one => (
    <li
      key={one.key}
      className="flex aspect-[3/2] flex-col items-center justify-center gap-2 rounded-box bg-wash p-3 text-14"
    >
      {one.error === null ? (
        <span className="tabular">
          {words.sending.replace('{percent}', String(Math.round(one.share * 100)))}
        </span>
      ) : (
        <>
          <span className="text-center text-red">{textOf(one.code) ?? words[one.error]}</span>
          <span className="flex gap-2">
            <button type="button" className={buttonClasses('quiet', 'medium')} onClick={() => retry(one)}>
              {words.retry}
            </button>
            <IconButton label={words.remove} onClick={() => drop(one.key)}>
              <Icon name="close" />
            </IconButton>
          </span>
        </>
      )}
    </li>
  ));
}
