import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classes, Dialog, Icon, IconButton } from '#web/ui/index.ts';
import { GroupButtons } from './GroupButtons.tsx';
import type { GroupedPhoto } from './photo-groups.ts';
import { useZoom } from './use-zoom.ts';

type Props = {
  photos: readonly GroupedPhoto[];
  title: string;
  index: number | null;
  onIndex: (index: number | null) => void;
};

/** One photograph at a time over the whole screen; fingers, arrows and keys lead on and come closer. */
export function Viewer({ photos, title, index, onIndex }: Props) {
  const photo = index === null ? undefined : photos[index];
  return (
    <Dialog
      closesOnBack
      name="viewer"
      title={title}
      width="full"
      isOpen={photo !== undefined}
      onClose={() => onIndex(null)}
    >
      {photo && index !== null && (
        <Stage photos={photos} photo={photo} index={index} title={title} onIndex={onIndex} />
      )}
    </Dialog>
  );
}

type StageProps = {
  photos: readonly GroupedPhoto[];
  photo: GroupedPhoto;
  index: number;
  title: string;
  onIndex: (index: number) => void;
};

function Stage({ photos, photo, index, title, onIndex }: StageProps) {
  const t = useTranslations('ad');
  const go = (step: number) => onIndex((index + step + photos.length) % photos.length);
  const { frame, zoom, handlers, toggle } = useZoom(photo.url, go);
  useArrows(go);
  const isClose = zoom.scale > 1;
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      <div
        ref={frame}
        {...handlers}
        className={classes(
          'relative min-h-0 flex-1 touch-none select-none overflow-hidden',
          isClose ? 'cursor-grab' : 'cursor-zoom-in',
        )}
      >
        <img
          key={photo.url}
          src={photo.url}
          srcSet={photo.srcSet}
          sizes={isClose ? '250vw' : '100vw'}
          alt={photo.alt ?? title}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-1">
          <IconButton label={t('previous')} onClick={() => go(-1)}>
            <Icon name="arrowLeft" />
          </IconButton>
          <p aria-live="polite" className="tabular min-w-28 text-center text-14">
            {t('photoOf', { number: String(index + 1), count: String(photos.length) })}
            <span className="sr-only"> · {t(`groups.${photo.group}`)}</span>
          </p>
          <IconButton label={t('next')} onClick={() => go(1)}>
            <Icon name="arrowRight" />
          </IconButton>
          <IconButton label={t(isClose ? 'zoomOut' : 'zoomIn')} onClick={toggle}>
            <Icon name={isClose ? 'minus' : 'plus'} />
          </IconButton>
        </div>
        <GroupButtons photos={photos} current={photo.group} onGo={onIndex} />
      </div>
    </div>
  );
}

/** The arrow keys lead on wherever the focus is: nothing else is in sight. */
function useArrows(go: (step: 1 | -1) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
