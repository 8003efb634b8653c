import { classes } from './classes.ts';
import { useUiWords } from './UiWords.tsx';

export type PhotoSource = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
  readonly srcSet: string;
  readonly avifSrcSet?: string;
  readonly placeholder?: string | null;
};

type Props = { source: PhotoSource; alt: string; sizes: string; className: string; isFirst?: boolean };

/**
 * A photo in a frame of fixed shape: nothing shifts while it loads, and a blurred placeholder shows first. `sizes` is
 * its display width; `isFirst` marks the first photo that the visitor sees. `alt` is used when the photo has no
 * description in the page's language.
 */
export function Photo({ source, alt, sizes, className, isFirst = false }: Props) {
  const { showsCaptions } = useUiWords();
  return (
    <span className={classes('relative block overflow-hidden bg-wash', className)}>
      {source.placeholder && (
        <img
          src={source.placeholder}
          width={source.width}
          height={source.height}
          alt=""
          aria-hidden="true"
          data-placeholder=""
          className={FILLING}
        />
      )}
      <picture>
        {source.avifSrcSet && <source type="image/avif" srcSet={source.avifSrcSet} sizes={sizes} />}
        <img
          src={source.url}
          srcSet={source.srcSet}
          sizes={sizes}
          width={source.width}
          height={source.height}
          alt={(showsCaptions && source.alt) || alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={FILLING}
        />
      </picture>
    </span>
  );
}

const FILLING = 'absolute inset-0 size-full object-cover';
