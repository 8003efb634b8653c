import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  CONTROL_CLASSES,
  classes,
  Icon,
  IconButton,
  type IconName,
  optionsOf,
  Select,
} from '#web/ui/index.ts';
import { GoneMark } from './Gone.tsx';
import { PHOTO_DRAGGED, PHOTO_GROUPS, type PhotoGroup } from './photo-list.ts';
import type { PhotoActs } from './use-photos.ts';

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

/** One photo with all that can be done to it, by hand and by keys; it can be dragged onto another. */
export function PhotoTile({ id, group, number, isFirst, isLast, acts, onStep }: Props) {
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
        {/* What the photo shows, in words; kept when the field is left. */}
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
  /** It stays in focus: whoever has put a photo first by keys is still there. */
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
