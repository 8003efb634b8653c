import { describe, expect, it } from 'vitest';
import { added, droppedOn, groupOf, idsOf, placed, replaced, stepped, without } from './photo-list.ts';

const NONE = { front: null, exteriors: [], interiors: [], mechanics: [] };
const photos = { front: 'front', exteriors: ['a', 'b', 'c'], interiors: ['seat'], mechanics: [] };

describe('the photos of an ad', () => {
  it('begin with the front, and hold each photo once', () => {
    expect(added(added(added(NONE, 'x'), 'y'), 'x')).toEqual({ ...NONE, front: 'x', exteriors: ['y'] });
    expect(added(photos, 'd').exteriors).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(photos)).toEqual(['front', 'a', 'b', 'c', 'seat']);
  });

  it('change places within their group and no further', () => {
    expect(stepped(photos, 'b', -1).exteriors).toEqual(['b', 'a', 'c']);
    expect(stepped(photos, 'b', 1).exteriors).toEqual(['a', 'c', 'b']);
    expect(stepped(photos, 'c', 1)).toBe(photos);
    expect(stepped(photos, 'a', -1)).toBe(photos);
    expect(stepped(photos, 'front', 1)).toBe(photos);
  });

  it('have one front, which gives its place to the next', () => {
    expect(placed(photos, 'c', 'front', 0)).toMatchObject({ front: 'c', exteriors: ['front', 'a', 'b'] });
    expect(droppedOn(photos, 'seat', 'front')).toMatchObject({
      ...{ front: 'seat', exteriors: ['front', 'a', 'b', 'c'], interiors: [] },
    });
  });

  it('take the place of the one they are dropped on, in its group', () => {
    expect(droppedOn(photos, 'a', 'c').exteriors).toEqual(['b', 'c', 'a']);
    expect(droppedOn(photos, 'c', 'a').exteriors).toEqual(['c', 'a', 'b']);
    expect(droppedOn(photos, 'seat', 'b')).toMatchObject({
      exteriors: ['a', 'seat', 'b', 'c'],
      interiors: [],
    });
    expect(droppedOn(photos, 'a', 'a')).toBe(photos);
  });

  it('move to another group, are taken away, and keep their place when one is turned', () => {
    expect(groupOf(placed(photos, 'b', 'interiors', 1), 'b')).toBe('interiors');
    expect(without(photos, 'front')).toEqual({ ...photos, front: null });
    expect(replaced(photos, 'b', 'turned').exteriors).toEqual(['a', 'turned', 'c']);
  });
});
