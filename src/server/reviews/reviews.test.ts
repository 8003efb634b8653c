import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.db.owner(
    `insert into reviews (name, title, reviewed_at, message, note, image_url)
     select 'Customer ' || n, 'Alpine A110', now() - n * interval '1 day', 'Review ' || n, 'star_4', null
     from generate_series(1, 25) n`,
  );
});
afterAll(() => house[Symbol.asyncDispose]());

const LIST = `query($first: Int, $after: String) { reviews(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { cursor node { name title message note image { url alternativeText } } } } }`;

type Page = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { cursor: string; node: { name: string; message: string; note: string; image: object | null } }[];
};

async function list(first?: number | null, after?: string): Promise<Page> {
  const { data } = await house.visitor().ask(LIST, { first, after });
  return (data as unknown as { reviews: Page }).reviews;
}

describe('reviews', () => {
  it('come newest first, page after page, none twice and none left out', async () => {
    const messages: string[] = [];
    let page = await list(10);
    for (;;) {
      expect(page.totalCount).toBe(25);
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
      messages.push(...page.edges.map(edge => edge.node.message));
      if (!page.pageInfo.hasNextPage) break;
      page = await list(10, page.pageInfo.endCursor ?? '');
    }
    expect(messages).toEqual(Array.from({ length: 25 }, (_, index) => `Review ${index + 1}`));
    expect((await list()).edges).toHaveLength(20);
    expect((await list(null)).edges).toHaveLength(20);
    expect(await list(0)).toMatchObject({ edges: [], pageInfo: { hasNextPage: true, endCursor: null } });
  });

  it('refuse more than a hundred at a time, and cursors that are none of theirs', async () => {
    const fieldOf = async (variables: object) =>
      (await house.visitor().ask(LIST, variables)).errors?.[0]?.extensions;
    for (const first of [-1, 101]) {
      expect(await fieldOf({ first })).toMatchObject({ code: 'BadInput', field: 'first' });
    }
    const cursors = ['r1', 'r-1', 'r1.5', `r${'9'.repeat(30)}`, 'rx', ''].map(text =>
      Buffer.from(text).toString('base64url'),
    );
    for (const after of ['%', 'x', ...cursors.slice(1)]) {
      expect(await fieldOf({ after })).toMatchObject({ code: 'BadInput', field: 'after' });
    }
    expect(await fieldOf({ after: cursors[0] })).toBeUndefined();
  });

  it('always have a name and one to five stars, whatever came in', async () => {
    const notes = ['star_1', null, 'x', 'star_9', ' star_3', 'STAR_2'];
    for (const [index, note] of notes.entries()) {
      await house.db.owner(
        `insert into reviews (name, reviewed_at, message, note, image_url)
         values ($1, now() + $2 * interval '1 day', '!', $3, $4)`,
        [index === 0 ? '  ' : null, notes.length - index, note, index === 0 ? '/photos/x.webp' : null],
      );
    }
    const { edges } = await list(notes.length);
    expect(edges.map(edge => edge.node.note)).toEqual(['star_1', ...Array(5).fill('star_5')]);
    expect(new Set(edges.map(edge => edge.node.name))).toEqual(new Set(['Anonymous']));
    expect(edges[0]?.node.image).toEqual({ url: '/photos/x.webp', alternativeText: null });
    expect(edges[1]?.node.image).toBeNull();
  });
});
