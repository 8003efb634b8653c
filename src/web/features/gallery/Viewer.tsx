import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, Icon, IconButton, Photo } from '../../ui/index.ts';
import { GroupButtons } from './GroupButtons.tsx';
import type { GroupedPhoto } from './photo-groups.ts';

type Props = {
  photos: readonly GroupedPhoto[];
  title: string;
  index: number | null;
  onIndex: (index: number | null) => void;
};

/** One photograph at a time, as large as it goes; arrows and keys lead on. */
export function Viewer({ photos, title, index, onIndex }: Props) {
  const t = useTranslations('ad');
  const photo = index === null ? undefined : photos[index];
  const go = (step: number) => onIndex(((index ?? 0) + step + photos.length) % photos.length);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <Dialog
      name="viewer"
      title={title}
      width="wide"
      isOpen={photo !== undefined}
      onClose={() => onIndex(null)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the two buttons inside */}
      <div onKeyDown={handleKey} className="flex flex-col gap-3">
        {photo && (
          <Photo
            source={photo}
            alt={title}
            sizes="(min-width: 768px) 720px, 92vw"
            className="aspect-[3/2] w-full rounded-box"
          />
        )}
        <div className="flex items-center justify-between">
          <IconButton label={t('previous')} onClick={() => go(-1)}>
            <Icon name="arrowLeft" />
          </IconButton>
          <p aria-live="polite" className="tabular text-14 text-ink-soft">
            {photo && `${t(`groups.${photo.group}`)} · `}
            {t('photoOf', { number: String((index ?? 0) + 1), count: String(photos.length) })}
          </p>
          <IconButton label={t('next')} onClick={() => go(1)}>
            <Icon name="arrowRight" />
          </IconButton>
        </div>
        <GroupButtons photos={photos} current={photo?.group} onGo={onIndex} />
      </div>
    </Dialog>
  );
}
