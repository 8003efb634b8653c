import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropZone, SendingList } from '#web/features/uploads/index.ts';
import {
  CONTROL_CLASSES,
  classes,
  FieldErrorText,
  Icon,
  IconButton,
  type IconName,
  optionsOf,
  Select,
} from '#web/ui/index.ts';
import { useCarUploads } from './CarUploads.tsx';
import { MissingMark } from './inputs.tsx';
import {
  droppedOn,
  idsIn,
  idsOf,
  PHOTO_DRAGGED,
  PHOTO_GROUPS,
  type PhotoGroup,
  placed,
  stepped,
  without,
} from './photo-list.ts';
import { GoneMark, TakeOutGone } from './Remarks.tsx';
import { useCarEditor, useCarField } from './use-car-editor.ts';

const TAKEN = 'image/jpeg,image/png,image/webp,image/heic,image/avif';
/** The maximum number of photos in one ad. */
const PHOTOS_MAX = { SELLER: 80, STAFF: 120 } as const;

/** Photos by group: uploaded by drag and drop, sorted by pointer or keyboard, each with an alternative text. */
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

type Props = {
  id: string;
  group: PhotoGroup;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  acts: PhotoActs;
  onStep: (by: 1 | -1) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo with all its actions, by pointer and by keyboard; it can be dragged onto another. */
function PhotoTile({ id, group, number, isFirst, isLast, acts, onStep }: Props) {
  const t = useTranslations('carEditor.photos');
  const { changes } = acts;
  const [isOver, setOver] = useState(false);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li
      data-photo={id}
      draggable
      onKeyDown={handleKey}
      onDragStart={event => event.dataTransfer.setData(PHOTO_DRAGGED, id)}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(PHOTO_DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false);
        const dragged = event.dataTransfer.getData(PHOTO_DRAGGED);
        if (dragged === '') return;
        event.preventDefault();
        event.stopPropagation();
        acts.drop(dragged, id);
      }}
      className={classes(
        'flex flex-col overflow-hidden rounded-box border bg-surface',
        isOver ? 'border-green' : 'border-line',
      )}
    >
      <img
        src={`/photos/${id}/480.webp`}
        alt={changes.altOf(id) ?? t('number', { number: String(number) })}
        draggable={false}
        className="aspect-[3/2] w-full cursor-grab bg-wash object-cover"
      />
      <div className="flex justify-between border-line border-b px-1">
        <TileButton
          icon="arrowLeft"
          word="earlier"
          number={number}
          isAtEnd={isFirst}
          onPress={() => onStep(-1)}
        />
        <TileButton
          icon="arrowRight"
          word="later"
          number={number}
          isAtEnd={isLast}
          onPress={() => onStep(1)}
        />
        <TileButton icon="turn" word="turn" number={number} onPress={() => changes.turn(id)} />
        <TileButton icon="close" word="remove" number={number} onPress={() => acts.remove(id)} />
      </div>
      <div className="flex flex-col gap-2 p-3">
        <GoneMark file={id} />
        <Select
          aria-label={t('group', { number: String(number) })}
          value={group}
          onChange={({ target }) => {
            const chosen = PHOTO_GROUPS.find(one => one === target.value);
            if (chosen) acts.group(id, chosen);
          }}
          options={optionsOf(PHOTO_GROUPS, one => t(`groups.${one}`))}
        />
        {/* The photo's description; saved when the field is left. */}
        <input
          type="text"
          maxLength={200}
          aria-label={t('alt', { number: String(number) })}
          placeholder={t('altHint')}
          value={changes.wordsOf(id)}
          onChange={({ target }) => changes.type(id, target.value)}
          onBlur={() => changes.leave(id)}
          className={CONTROL_CLASSES}
        />
      </div>
    </li>
  );
}

type TileButtonProps = {
  icon: IconName;
  word: 'earlier' | 'later' | 'turn' | 'remove';
  number: number;
  /** The button keeps the focus at the end of the list, for keyboard users who have just moved a photo there. */
  isAtEnd?: boolean;
  onPress: () => void;
};

function TileButton({ icon, word, number, isAtEnd = false, onPress }: TileButtonProps) {
  const t = useTranslations('carEditor.photos');
  return (
    <IconButton
      label={t(word, { number: String(number) })}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className="aria-disabled:opacity-30"
    >
      <Icon name={icon} className="size-5" />
    </IconButton>
  );
}

/** The actions on a car's photos; each change is saved like any other. */
function usePhotos() {
  const { draft } = useCarEditor();
  const { changes } = useCarUploads();
  const regrouped = useRef<string | null>(null);
  // A photo moved to another group is rendered there anew; the focus follows it.
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

type PhotoActs = ReturnType<typeof usePhotos>;
