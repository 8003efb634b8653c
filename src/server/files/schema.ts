import type { Builder } from '../graphql/index.ts';
import { type Photo, WIDTHS } from './photo.ts';

const FALLBACK_WIDTH = 960;

function addressOf(photo: Photo, width: number): string {
  return `/photos/${photo.id}/${width}.webp`;
}

const srcSets = new WeakMap<Photo, string>();

function srcSetOf(photo: Photo): string {
  const known = srcSets.get(photo);
  if (known !== undefined) return known;
  const made = WIDTHS.map(width => `${addressOf(photo, width)} ${width}w`).join(', ');
  srcSets.set(photo, made);
  return made;
}

export function photoSchema(builder: Builder) {
  const PhotoType = builder.objectRef<Photo>('Photo').implement({
    fields: t => ({
      id: t.exposeID('id'),
      url: t.string({ resolve: photo => addressOf(photo, FALLBACK_WIDTH) }),
      width: t.exposeInt('width'),
      height: t.exposeInt('height'),
      alt: t.exposeString('alt', { nullable: true }),
      srcSet: t.string({
        resolve: srcSetOf,
      }),
    }),
  });
  return { Photo: PhotoType };
}

export type PhotoRef = ReturnType<typeof photoSchema>['Photo'];
