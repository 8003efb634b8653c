import { type Builder, exposed } from '../graphql/index.ts';
import { type Format, type Photo, WIDTHS } from './photo.ts';

const FALLBACK_WIDTH = 960;

function addressOf(photo: Photo, width: number, format: Format): string {
  return `/photos/${photo.id}/${width}.${format}`;
}

/** Returns the widths worth serving: up to the first that is at least the photo's own. */
function widthsOf(photo: Photo): readonly number[] {
  const last = WIDTHS.findIndex(width => width >= photo.width);
  return last === -1 ? WIDTHS : WIDTHS.slice(0, last + 1);
}

const srcSets = { webp: new WeakMap<Photo, string>(), avif: new WeakMap<Photo, string>() };

function srcSetOf(photo: Photo, format: keyof typeof srcSets): string {
  const known = srcSets[format].get(photo);
  if (known !== undefined) return known;
  const made = widthsOf(photo)
    .map(width => `${addressOf(photo, width, format)} ${width}w`)
    .join(', ');
  srcSets[format].set(photo, made);
  return made;
}

export function photoSchema(builder: Builder) {
  const PhotoType = builder.objectRef<Photo>('Photo').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['width', 'height'] }),
      url: t.string({ resolve: photo => addressOf(photo, FALLBACK_WIDTH, 'webp') }),
      alt: t.exposeString('alt', { nullable: true }),
      srcSet: t.string({ resolve: photo => srcSetOf(photo, 'webp') }),
      avifSrcSet: t.string({
        description: 'The same in AVIF, for browsers that take it: it weighs about a third less.',
        resolve: photo => srcSetOf(photo, 'avif'),
      }),
      placeholder: t.string({
        nullable: true,
        description: 'A few blurred pixels of it as a data address, to stand there while it loads.',
        resolve: ({ blur }) => (blur === null ? null : `data:image/webp;base64,${blur}`),
      }),
    }),
  });
  return { Photo: PhotoType };
}

export type PhotoRef = ReturnType<typeof photoSchema>['Photo'];
