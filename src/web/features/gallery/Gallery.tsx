import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GalleryPhotoFragment } from '../../graphql/documents.gen.ts';
import { classes, Photo } from '../../ui/index.ts';
import { Viewer } from './Viewer.tsx';

const MOSAIC_LENGTH = 5;

/** One large photograph and a mosaic; on a phone all of them, edge to edge, swept by hand. */
export function Gallery({
  photos,
  title,
  children,
}: {
  photos: readonly GalleryPhotoFragment[];
  title: string;
  children?: ReactNode;
}) {
  const t = useTranslations('ad');
  const [opened, setOpened] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  if (photos.length === 0) return null;
  return (
    <section data-section="gallery" id="gallery" aria-label={t('gallery')} className="relative">
      <ul
        ref={strip}
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
            <button
              type="button"
              onClick={() => setOpened(index)}
              aria-label={t('openPhoto', { number: String(index + 1), count: String(photos.length) })}
              className="block h-full w-full cursor-zoom-in"
            >
              <Photo
                source={photo}
                alt={title}
                sizes={index === 0 ? '(min-width: 640px) 60vw, 100vw' : '(min-width: 640px) 15vw, 100vw'}
                isFirst={index === 0}
                className="aspect-[3/2] h-full w-full"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="tabular absolute right-3 bottom-3 rounded-pill bg-night px-3 py-1 text-12 text-on-night sm:hidden">
        {current + 1} / {photos.length}
      </p>
      <div className="absolute top-3 right-3 rounded-pill bg-surface px-2 shadow-card">{children}</div>
      <Viewer photos={photos} title={title} index={opened} onIndex={setOpened} />
    </section>
  );
}
