import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_CLASSES, classes, Icon, IconButton, type IconName, Select } from '#web/ui/index.ts';
import type { PhotoActions } from './PhotosStep.tsx';
import { type CarPhoto, ROLES, type Role } from './photo-order.ts';

const DRAGGED = 'application/x-calandre-photo';

type Props = {
  photo: CarPhoto;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  actions: PhotoActions;
};

/** One photo with all that can be done to it, by hand and by keys; it can be dragged onto another. */
export function PhotoTile({ photo, number, isFirst, isLast, actions }: Props) {
  const t = useTranslations('selling.photos');
  const [isOver, setOver] = useState(false);
  const { id, alt, role } = photo;
  return (
    <li
      data-photo={id}
      draggable
      onDragStart={event => event.dataTransfer.setData(DRAGGED, id)}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged === '') return;
        event.preventDefault();
        actions.drop(dragged, id);
      }}
      className={classes(
        'flex flex-col overflow-hidden rounded-box border bg-surface',
        isOver ? 'border-green' : 'border-line',
      )}
    >
      <img
        src={`/photos/${id}/480.webp`}
        alt={alt ?? t('number', { number: String(number) })}
        draggable={false}
        className="aspect-[3/2] w-full cursor-grab bg-wash object-cover"
      />
      <div className="flex justify-between border-line border-b px-1">
        <TileButton
          icon="arrowLeft"
          word="earlier"
          number={number}
          isAtEnd={isFirst}
          onPress={() => actions.move(id, -1)}
        />
        <TileButton
          icon="arrowRight"
          word="later"
          number={number}
          isAtEnd={isLast}
          onPress={() => actions.move(id, 1)}
        />
        <TileButton icon="turn" word="turn" number={number} onPress={() => void actions.turn(id)} />
        <TileButton icon="close" word="remove" number={number} onPress={() => actions.remove(id)} />
      </div>
      <div className="flex flex-col gap-2 p-3">
        <Select
          aria-label={t('group', { number: String(number) })}
          value={role}
          onChange={event => actions.group(id, event.target.value as Role)}
        >
          {ROLES.map(one => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </Select>
        <AltField photo={photo} number={number} onAlt={words => void actions.describe(id, words)} />
      </div>
    </li>
  );
}

function TileButton({
  icon,
  word,
  number,
  isAtEnd = false,
  onPress,
}: {
  icon: IconName;
  word: 'earlier' | 'later' | 'turn' | 'remove';
  number: number;
  /** It stays in focus: whoever has put a photo first by keys is still there. */
  isAtEnd?: boolean;
  onPress: () => void;
}) {
  const t = useTranslations('selling.photos');
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

/** What the photo shows, in words; kept when the field is left. */
function AltField({
  photo,
  number,
  onAlt,
}: {
  photo: CarPhoto;
  number: number;
  onAlt: (words: string) => void;
}) {
  const t = useTranslations('selling.photos');
  const [words, setWords] = useState(photo.alt ?? '');
  return (
    <input
      type="text"
      maxLength={200}
      aria-label={t('alt', { number: String(number) })}
      placeholder={t('altHint')}
      value={words}
      onChange={event => setWords(event.target.value)}
      onBlur={() => {
        if (words.trim() !== (photo.alt ?? '')) onAlt(words);
      }}
      className={CONTROL_CLASSES}
    />
  );
}
