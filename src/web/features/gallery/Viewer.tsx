import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classes, Dialog, Icon, IconButton, Photo, useUiWords } from '#web/ui/index.ts';
import { GroupButtons } from './GroupButtons.tsx';
import type { GroupedPhoto } from './photo-groups.ts';
import { useZoom } from './use-zoom.ts';

type Props = {
  photos: readonly GroupedPhoto[];
  title: string;
  index: number | null;
  onIndex: (index: number | null) => void;
};

/** One photo at a time on the full screen, with swipe, arrow, key and zoom controls. */
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
  const last = photos.length - 1;
  const go = (step: number) => onIndex((index + step + photos.length) % photos.length);
  const { frame, zoom, handlers, toggle } = useZoom(photo.url, go);
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => onIndex(0),
    End: () => onIndex(last),
  });
  const isClose = zoom.scale > 1;
  const caption = useUiWords().showsCaptions ? photo.alt : null;
  const place = t('photoOf', { number: String(index + 1), count: String(photos.length) });
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
        <div
          key={photo.url}
          data-photo={photo.url}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          className="absolute inset-0"
        >
          <Meanwhile photo={photo} />
          <img
            src={photo.url}
            srcSet={photo.srcSet}
            sizes={isClose ? '250vw' : '100vw'}
            alt={caption ?? `${title}, ${place}`}
            draggable={false}
            className={FILLING}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-1">
          <IconButton label={t('previous')} onClick={() => go(-1)}>
            <Icon name="arrowLeft" />
          </IconButton>
          <p aria-live="polite" className="tabular min-w-28 text-center text-14">
            {place}
            <span className="sr-only"> · {t(`groups.${photo.group}`)}</span>
          </p>
          <IconButton label={t('next')} onClick={() => go(1)}>
            <Icon name="arrowRight" />
          </IconButton>
          <IconButton label={t(isClose ? 'zoomOut' : 'zoomIn')} onClick={toggle}>
            <Icon name={isClose ? 'minus' : 'plus'} />
          </IconButton>
        </div>
        {caption && (
          <p className="min-w-0 flex-1 truncate text-14 text-ink-soft max-sm:order-first max-sm:line-clamp-2 max-sm:basis-full max-sm:whitespace-normal">
            {caption}
          </p>
        )}
        <GroupButtons photos={photos} current={photo.group} onGo={onIndex} />
      </div>
      <Thumbnails photos={photos} index={index} onIndex={onIndex} />
    </div>
  );
}

const FILLING = 'absolute inset-0 size-full object-contain';

/** Shows the photo's smaller version from the page until the large one is loaded. */
function Meanwhile({ photo: { url, placeholder } }: { photo: GroupedPhoto }) {
  const onPage = [...document.querySelectorAll<HTMLImageElement>('#gallery picture img')].find(
    image => image.getAttribute('src') === url && image.complete && image.naturalWidth > 0,
  );
  const source = onPage?.currentSrc ?? placeholder;
  return source ? <img src={source} alt="" data-meanwhile="" className={FILLING} /> : null;
}

/** A row of thumbnails that scrolls to the current photo. */
function Thumbnails({ photos, index, onIndex }: Pick<StageProps, 'photos' | 'index' | 'onIndex'>) {
  const t = useTranslations('ad');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul
      ref={row}
      data-thumbnails=""
      className="flex shrink-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {photos.map((photo, place) => (
        <li key={photo.url} className="shrink-0">
          <button
            type="button"
            aria-label={t('photoOf', { number: String(place + 1), count: String(photos.length) })}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onIndex(place)}
            className="block opacity-60 outline-offset-1 aria-[current]:opacity-100 aria-[current]:outline-2"
          >
            <Photo source={photo} alt="" sizes="72px" className="aspect-[3/2] w-18" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Keys that work wherever the focus is, because only the viewer is visible; modified keys are the browser's. */
function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
