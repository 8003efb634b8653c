import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

const FRONT = {
  ...{ url: '/photos/a/1200.webp', width: 3_000, height: 2_000 },
  srcSet: '/photos/a/400.webp 400w, /photos/a/800.webp 800w, /photos/a/1200.webp 1200w',
};
const sizeOf = (width: number | null, height: number | null) =>
  thumbnailOf(FRONT, 'https://house.test', { width, height });

it('is as large as its reader has room for, and left out where that is too small', () => {
  const [whole, small] = [sizeOf(null, null), sizeOf(900, 300)];
  expect(whole).toEqual({
    thumbnail_url: 'https://house.test/photos/a/1200.webp',
    ...{ thumbnail_width: 1_200, thumbnail_height: 800 },
  });
  expect(small).toEqual({
    thumbnail_url: 'https://house.test/photos/a/400.webp',
    ...{ thumbnail_width: 400, thumbnail_height: 267 },
  });
  expect(sizeOf(300, null)).toEqual({});
});
