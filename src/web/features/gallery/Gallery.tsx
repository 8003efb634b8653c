import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes, Icon, Photo } from '#web/ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { GroupButtons } from './GroupButtons.tsx';
import type { GroupedPhoto } from './photo-groups.ts';

const MOSAIC_LENGTH = 5;
/** The display widths of the photos: beside the card of fixed width, or above it; on a wide page up to the card. */
const FIRST =
  '(min-width: 1280px) 67vw, (min-width: 1024px) calc(100vw - 530px), (min-width: 768px) calc(100vw - 413px), 100vw';
const MOSAIC = '(min-width: 768px) 12vw, (min-width: 640px) 23vw, 100vw';

type GalleryProps = {
  photos: readonly GroupedPhoto[];
  title: string;
  /** Whether it is one of the page's named blocks, as on an auction's page. */
  isBlock?: boolean;
  children?: ReactNode;
};

/** One large photo and a mosaic; on a phone all photos edge to edge, to swipe. */
export function Gallery({ photos, title, isBlock = true, children }: GalleryProps) {
  const t = useTranslations('ad');
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(
    opened !== null,
    () => import('./Viewer.tsx'),
    () => setOpened(null),
  );
  const { strip, current, follow } = useStrip();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <section
      data-section={isBlock ? 'gallery' : undefined}
      id="gallery"
      aria-label={t('gallery')}
      className="relative"
    >
      {photos.length === 0 && <NoPhotos />}
      <ul
        ref={strip}
        hidden={photos.length === 0}
        onScroll={follow}
        className="max-sm:-mx-5 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] sm:grid sm:grid-cols-4 sm:gap-2 sm:overflow-hidden sm:rounded-box"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={classes(
              'w-full shrink-0 snap-center sm:w-auto',
              index === 0 && 'sm:col-span-4',
              index >= MOSAIC_LENGTH && 'sm:hidden',
            )}
          >
            <PhotoButton
              photo={photo}
              title={title}
              place={index}
              count={photos.length}
              isHeldBack={!isAlive && index > 0}
              onOpen={setOpened}
            />
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <div className="relative mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <GroupButtons photos={photos} onGo={setOpened} />
          <p className="tabular shrink-0 whitespace-nowrap text-14 text-ink-soft sm:hidden">
            {current + 1} / {photos.length}
          </p>
        </div>
      )}
      <div className="absolute top-3 right-3 flex rounded-pill bg-surface px-2 shadow-card print:hidden">
        {children}
      </div>
      {viewer && <viewer.Viewer photos={photos} title={title} index={opened} onIndex={setOpened} />}
    </section>
  );
}

/** Tracks which photo the strip was swiped to. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return { strip, current, follow };
}

/**
 * On a phone the photos after the first are out of sight and would take its bandwidth: until hydration only their
 * placeholders are shown. Without scripts they load as usual.
 */
const HELD_BACK = 'max-sm:[@media(scripting:enabled)]:[&_picture]:hidden';

type PhotoButtonProps = {
  photo: GroupedPhoto;
  title: string;
  place: number;
  count: number;
  isHeldBack: boolean;
  onOpen: (place: number) => void;
};

function PhotoButton({ photo, title, place, count, isHeldBack, onOpen }: PhotoButtonProps) {
  const t = useTranslations('ad');
  const isFirst = place === 0;
  return (
    <button
      type="button"
      onClick={() => onOpen(place)}
      aria-label={t('openPhoto', { number: String(place + 1), count: String(count) })}
      className="block h-full w-full cursor-zoom-in"
    >
      <Photo
        source={photo}
        alt={`${title}, ${t('photoOf', { number: String(place + 1), count: String(count) })}`}
        sizes={isFirst ? FIRST : MOSAIC}
        isFirst={isFirst}
        className={classes('aspect-[3/2] h-full w-full', isHeldBack && HELD_BACK)}
      />
    </button>
  );
}

function NoPhotos() {
  const t = useTranslations('car');
  return (
    <div
      data-no-photos=""
      className="flex aspect-[3/2] flex-col items-center justify-center gap-2 bg-wash text-14 text-ink-soft max-sm:-mx-5 sm:rounded-box"
    >
      <Icon name="camera" className="size-8" />
      {t('noPhoto')}
    </div>
  );
}
