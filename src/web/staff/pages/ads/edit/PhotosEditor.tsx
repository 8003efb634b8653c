import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { useUploadText } from '#web/features/uploads/index.ts';
import { DescribeCarAdPhotoDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { buttonClasses, CONTROL_CLASSES, classes, Icon, IconButton, Select } from '#web/ui/index.ts';
import { useEditorContext, useFieldAt } from './editor-context.ts';
import { MissingMark } from './fields.tsx';
import { idsIn, PHOTO_GROUPS, type PhotoGroup, placed, stepped, without } from './photo-list.ts';
import type { Edited } from './use-editor.ts';
import { type Photos, type Sending, usePhotos } from './use-photos.ts';

/** Photos by group: dropped in many at once, ordered by hand or by keys, each with words for who does not see it. */
export function PhotosEditor({ edited }: { edited: Edited }) {
  const t = useTranslations('admin.editor.photos');
  const photos = usePhotos(edited);
  const { isMissing } = useFieldAt('photos');
  const [isOver, setOver] = useState(false);
  return (
    <div className="col-span-full flex flex-col gap-6">
      <label
        onDragOver={event => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault();
          setOver(false);
          photos.add([...event.dataTransfer.files]);
        }}
        className={classes(
          'flex cursor-pointer flex-col items-center gap-3 rounded-box border border-dashed p-6 text-center has-focus-visible:outline-2',
          isOver ? 'border-link bg-wash' : 'border-field-line',
        )}
      >
        <span className={buttonClasses('secondary', 'medium')}>
          <Icon name="camera" className="size-5" />
          {t('add')}
        </span>
        <span className="text-14 text-ink-soft">{t('hint')}</span>
        <input
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
          onChange={event => {
            photos.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {photos.sending.length > 0 && <Uploads photos={photos} />}
      {PHOTO_GROUPS.map(group => (
        <PhotoRow key={group} group={group} photos={photos} isMissing={group === 'front' && isMissing} />
      ))}
    </div>
  );
}

function Uploads({ photos }: { photos: Photos }) {
  return (
    <ul className="flex flex-col gap-2">
      {photos.sending.map(one => (
        <Upload key={one.key} one={one} photos={photos} />
      ))}
    </ul>
  );
}

function Upload({ one, photos }: { one: Sending; photos: Photos }) {
  const t = useTranslations('admin.editor.photos');
  const textOf = useUploadText();
  return (
    <li className="flex min-h-11 items-center gap-4 text-14">
      <span className="w-48 truncate">{one.file.name}</span>
      {one.failure === null ? (
        <progress value={one.share} aria-label={one.file.name} className="h-2 flex-1 accent-green" />
      ) : (
        <>
          <span role="alert" className="flex-1 text-red">
            {textOf(one.code) ?? t(one.failure)}
          </span>
          <button
            type="button"
            onClick={() => photos.retry(one)}
            className={buttonClasses('quiet', 'medium')}
          >
            {t('retry')}
          </button>
          <IconButton label={t('drop')} onClick={() => photos.drop(one.key)}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </li>
  );
}

const DRAGGED = 'application/x-photo';

function PhotoRow({ group, photos, isMissing }: { group: PhotoGroup; photos: Photos; isMissing: boolean }) {
  const t = useTranslations('admin.editor.photos');
  const ids = idsIn(photos.lists, group);
  const drop = (at: number) => (event: DragEvent) => {
    const id = event.dataTransfer.getData(DRAGGED);
    if (id === '') return;
    event.preventDefault();
    event.stopPropagation();
    photos.put(placed(photos.lists, id, group, at));
  };
  return (
    <section
      aria-label={t(`groups.${group}`)}
      onDragOver={event => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={drop(ids.length)}
    >
      <h3 className="flex items-center gap-2 font-[560] text-14">
        {t(`groups.${group}`)}
        <span className="tabular font-normal text-ink-soft">{ids.length}</span>
        {isMissing && <MissingMark />}
      </h3>
      <ul className="mt-2 grid min-h-14 grid-cols-1 gap-3 rounded-box border border-line border-dashed p-2 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {ids.map((id, index) => (
          <Tile key={id} {...{ id, index, group, photos }} onDrop={drop(index)} />
        ))}
      </ul>
    </section>
  );
}

type TileProps = {
  id: string;
  index: number;
  group: PhotoGroup;
  photos: Photos;
  onDrop: (event: DragEvent) => void;
};

function Tile({ id, index, group, photos, onDrop }: TileProps) {
  const { lists, put, shown } = photos;
  const number = String(index + 1);
  const handleKey = (event: KeyboardEvent) => {
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    put(stepped(lists, id, step));
  };
  return (
    <li
      draggable
      data-photo={id}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, id)}
      onDragOver={event => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={onDrop}
      onKeyDown={handleKey}
      className="flex flex-col gap-2 rounded-box bg-wash p-2"
    >
      <img
        src={shown.get(id)?.url ?? `/photos/${id}/320.webp`}
        alt={shown.get(id)?.alt ?? ''}
        width={320}
        height={213}
        draggable={false}
        className="aspect-[3/2] w-full cursor-grab rounded-[6px] object-cover"
      />
      <Tools {...{ id, index, group, photos }} />
      <Alt id={id} number={number} photos={photos} />
    </li>
  );
}

/** Earlier, later, elsewhere, away. */
function Tools({ id, index, group, photos: { lists, put } }: Omit<TileProps, 'onDrop'>) {
  const t = useTranslations('admin.editor.photos');
  const number = String(index + 1);
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('earlier', { number })}
        aria-keyshortcuts="Alt+ArrowLeft"
        disabled={group === 'front' || index === 0}
        onClick={() => put(stepped(lists, id, -1))}
        className="disabled:opacity-30"
      >
        <Icon name="arrowLeft" />
      </IconButton>
      <IconButton
        label={t('later', { number })}
        aria-keyshortcuts="Alt+ArrowRight"
        disabled={group === 'front' || index === idsIn(lists, group).length - 1}
        onClick={() => put(stepped(lists, id, 1))}
        className="disabled:opacity-30"
      >
        <Icon name="arrowRight" />
      </IconButton>
      <Select
        aria-label={t('group', { number })}
        value={group}
        onChange={event => put(placed(lists, id, event.target.value as PhotoGroup, Number.MAX_SAFE_INTEGER))}
        className="min-w-0 flex-1"
      >
        {PHOTO_GROUPS.map(one => (
          <option key={one} value={one}>
            {t(`groups.${one}`)}
          </option>
        ))}
      </Select>
      <IconButton label={t('remove', { number })} onClick={() => put(without(lists, id))}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

/** What the photo shows; kept when one leaves the field. */
function Alt({ id, number, photos }: { id: string; number: string; photos: Photos }) {
  const t = useTranslations('admin.editor.photos');
  const { ad, save } = useEditorContext();
  const { fail } = useToasts();
  const known = photos.shown.get(id)?.alt ?? '';
  const [alt, setAlt] = useState(known);
  const keep = async () => {
    if (alt === known) return;
    try {
      // A photo that has just arrived is the ad's once the ad is saved.
      if (!(await save())) return;
      await request(DescribeCarAdPhotoDocument, { uuid: ad.uuid, photoId: id, alt: alt || null });
      photos.describe(id, alt || null);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <input
      type="text"
      aria-label={t('alt', { number })}
      placeholder={t('altPlaceholder')}
      maxLength={300}
      value={alt}
      onChange={event => setAlt(event.target.value)}
      onBlur={() => void keep()}
      className={classes(CONTROL_CLASSES, 'text-14')}
    />
  );
}
