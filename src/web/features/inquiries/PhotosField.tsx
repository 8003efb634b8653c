import { useRef, useState } from 'react';
import type { InquiryMessages } from '../../i18n/index.ts';
import { buttonClasses, classes, Icon, IconButton } from '../../ui/index.ts';
import { UploadError, uploadPhoto } from './upload-photo.ts';

type Sending = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly error: string | null;
};

type Props = {
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
  words: InquiryMessages['photos'];
};

/** Photos on their way in and those that arrived; the first is the car's main one. */
export function PhotosField({ ids, onIds, words }: Props) {
  const { sending, add, retry, drop } = useUploads(ids, onIds, words);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.add}</legend>
      <label
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
        className="flex cursor-pointer flex-col items-center gap-3 rounded-box border border-field-line border-dashed p-8 text-center has-focus-visible:outline-2"
      >
        <span className={buttonClasses('secondary', 'medium')}>
          <Icon name="camera" className="size-5" />
          {words.add}
        </span>
        <span className="text-14 text-ink-soft">{words.hint}</span>
        <input
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
          onChange={event => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-live="polite">
        {ids.map((id, index) => (
          <PhotoTile key={id} {...{ id, index, ids, onIds, words }} />
        ))}
        {sending.map(one => (
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
                <span className="text-center text-red">{one.error}</span>
                <span className="flex gap-2">
                  <button
                    type="button"
                    className={buttonClasses('quiet', 'medium')}
                    onClick={() => retry(one)}
                  >
                    {words.retry}
                  </button>
                  <IconButton label={words.remove} onClick={() => drop(one.key)}>
                    <Icon name="close" />
                  </IconButton>
                </span>
              </>
            )}
          </li>
        ))}
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

/** What is being sent: one photo after the other, so that a phone's line is not cut in ten. */
function useUploads(ids: readonly string[], onIds: Props['onIds'], words: Props['words']) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const arrived = useRef(ids);
  arrived.current = ids;
  const count = useRef(0);
  const line = useRef(Promise.resolve());

  const change = (key: number, part: Partial<Sending>) =>
    setSending(all => all.map(one => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setSending(all => all.filter(one => one.key !== key));

  const send = ({ key, file }: Sending) => {
    line.current = line.current.then(async () => {
      try {
        const { id } = await uploadPhoto(file, share => change(key, { share }));
        drop(key);
        if (!arrived.current.includes(id)) onIds([...arrived.current, id]);
      } catch (error) {
        const isRefused = error instanceof UploadError && error.isRefused;
        change(key, { error: isRefused ? words.refused : words.failed });
      }
    });
  };
  const add = (files: readonly File[]) => {
    const begun = files.map(file => {
      count.current += 1;
      return { key: count.current, file, share: 0, error: null };
    });
    setSending(all => [...all, ...begun]);
    for (const one of begun) send(one);
  };
  const retry = (one: Sending) => {
    change(one.key, { error: null, share: 0 });
    send(one);
  };
  return { sending, add, retry, drop };
}
