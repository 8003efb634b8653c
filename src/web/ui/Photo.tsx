import { classes } from './classes.ts';

export type PhotoSource = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
  readonly srcSet: string;
};

/**
 * A photograph in a frame of a fixed shape: nothing moves while it loads. `sizes` says how wide it is shown;
 * `isFirst` is for the one that the visitor sees first.
 */
export function Photo({
  source,
  alt,
  sizes,
  className,
  isFirst = false,
}: {
  source: PhotoSource;
  alt: string;
  sizes: string;
  className: string;
  isFirst?: boolean;
}) {
  return (
    <img
      src={source.url}
      srcSet={source.srcSet}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={source.alt ?? alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classes('block bg-wash object-cover', className)}
    />
  );
}
