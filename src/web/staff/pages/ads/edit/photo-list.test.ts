import { describe, expect, it } from 'vitest';
import { added, countOf, groupOf, NO_PHOTOS, placed, stepped, without } from './photo-list.ts';

const lists = { front: 'a', exteriors: ['b', 'c'], interiors: ['d'], mechanics: [] };

describe('the photos of an ad', () => {
  it('begin with the front', () => {
    expect(added(NO_PHOTOS, 'a')).toEqual({ ...NO_PHOTOS, front: 'a' });
    expect(added(lists, 'e').exteriors).toEqual(['b', 'c', 'e']);
    expect(countOf(lists)).toBe(4);
  });

  it('change places within their group and no further', () => {
    expect(stepped(lists, 'b', 1).exteriors).toEqual(['c', 'b']);
    expect(stepped(lists, 'b', -1).exteriors).toEqual(['b', 'c']);
    expect(stepped(lists, 'a', 1)).toEqual(lists);
  });

  it('change groups, and never stand in two', () => {
    expect(placed(lists, 'd', 'exteriors', 1)).toEqual({
      ...lists,
      exteriors: ['b', 'd', 'c'],
      interiors: [],
    });
    const front = placed(lists, 'd', 'front', 0);
    expect(front).toEqual({ front: 'd', exteriors: ['a', 'b', 'c'], interiors: [], mechanics: [] });
    expect(groupOf(without(front, 'd'), 'd')).toBeNull();
  });
});
