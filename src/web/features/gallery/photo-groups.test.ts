import { describe, expect, it } from 'vitest';
import { groupedPhotos, groupStarts } from './photo-groups.ts';

const photo = (url: string) => ({
  url,
  width: 3,
  height: 2,
  alt: null,
  srcSet: '',
  avifSrcSet: '',
  placeholder: null,
});

describe("a car's photos", () => {
  it('begin with the front, then the groups; one that stands twice is shown once', () => {
    const photos = groupedPhotos({
      front: photo('front'),
      exteriors: [photo('side'), photo('front')],
      interiors: [],
      mechanics: [photo('engine')],
    });
    expect(photos.map(({ url }) => url)).toEqual(['front', 'side', 'engine']);
    expect(groupStarts(photos)).toEqual([
      { group: 'exteriors', count: 2, start: 0 },
      { group: 'mechanics', count: 1, start: 2 },
    ]);
  });
});
