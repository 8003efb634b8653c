import { describe, expect, it } from 'vitest';
import { type CarPhoto, moved, movedTo, toPhotosData, withPhoto, withRole } from './photo-order.ts';

const photo = (id: string, role: CarPhoto['role']): CarPhoto => ({ id, role, alt: null });
const PHOTOS = [
  photo('front', 'FRONT'),
  photo('a', 'EXTERIOR'),
  photo('b', 'EXTERIOR'),
  photo('c', 'EXTERIOR'),
  photo('seat', 'INTERIOR'),
];
const told = (photos: readonly CarPhoto[]) => toPhotosData(photos).photos;

describe('the order of photos', () => {
  it('begins with the first that arrives as the main one, once', () => {
    const one = withPhoto([], 'x');
    expect(told(withPhoto(withPhoto(one, 'y'), 'x'))).toMatchObject({ front: 'x', exteriors: ['y'] });
  });

  it('moves within the group, and no further than its ends', () => {
    expect(told(moved(PHOTOS, 'b', -1))).toMatchObject({ exteriors: ['b', 'a', 'c'] });
    expect(told(moved(PHOTOS, 'b', 1))).toMatchObject({ exteriors: ['a', 'c', 'b'] });
    expect(moved(PHOTOS, 'c', 1)).toBe(PHOTOS);
    expect(moved(PHOTOS, 'seat', -1)).toBe(PHOTOS);
  });

  it('has one main photo, which gives its place to the next', () => {
    expect(told(withRole(PHOTOS, 'c', 'FRONT'))).toMatchObject({
      front: 'c',
      exteriors: ['front', 'a', 'b'],
    });
    expect(told(movedTo(PHOTOS, 'seat', 'front'))).toMatchObject({ front: 'seat', interiors: [] });
  });

  it('takes a photo that is dropped on another to its place and into its group', () => {
    expect(told(movedTo(PHOTOS, 'a', 'c'))).toMatchObject({ exteriors: ['b', 'c', 'a'] });
    expect(told(movedTo(PHOTOS, 'c', 'a'))).toMatchObject({ exteriors: ['c', 'a', 'b'] });
    expect(told(movedTo(PHOTOS, 'seat', 'b'))).toMatchObject({
      exteriors: ['a', 'seat', 'b', 'c'],
      interiors: [],
    });
    expect(movedTo(PHOTOS, 'a', 'a')).toBe(PHOTOS);
  });
});
