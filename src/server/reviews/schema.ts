import { requireInput } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { PageInfoRef } from '../search/index.ts';
import type { Review, ReviewPage, Reviews } from './index.ts';

const FIRST_MAX = 100;
/** Far beyond any review there will be, and well within what the database counts with. */
const OFFSET_MAX = 1_000_000_000;
const NOTE = /^star_[1-5]$/;

export function reviewsSchema(
  builder: Builder,
  reviews: Reviews,
  { PageInfo }: { PageInfo: PageInfoRef },
): void {
  const ReviewType = reviewType(builder);
  const ReviewEdge = builder.objectRef<{ cursor: string; node: Review }>('ReviewEdge').implement({
    fields: t => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: ReviewType, resolve: edge => edge.node }),
    }),
  });
  const ReviewConnection = builder.objectRef<ReviewPage>('ReviewConnection').implement({
    fields: t => ({
      totalCount: t.int({ resolve: page => page.total }),
      edges: t.field({
        type: [ReviewEdge],
        resolve: page => page.reviews.map((node, index) => ({ node, cursor: cursorAt(page.offset + index) })),
      }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: ({ reviews: shown, offset, total }) => ({
          hasNextPage: offset + shown.length < total,
          endCursor: shown.length === 0 ? null : cursorAt(offset + shown.length - 1),
        }),
      }),
    }),
  });
  builder.queryField('reviews', t =>
    t.field({
      type: ReviewConnection,
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      resolve: (_root, { first, after }, { touched }) => {
        const length = first ?? 20;
        requireInput(length >= 0 && length <= FIRST_MAX, 'first');
        touched.add('reviews');
        return reviews.list(length, after == null ? 0 : offsetAfter(after));
      },
    }),
  );
}

function reviewType(builder: Builder) {
  const ReviewImage = builder.objectRef<Review>('ReviewImage').implement({
    fields: t => ({
      url: t.string({ resolve: review => review.imageUrl ?? '' }),
      alternativeText: t.string({ nullable: true, resolve: review => review.imageAlt }),
    }),
  });
  return builder.objectRef<Review>('Review').implement({
    description: 'note is star_1 to star_5. title is the vehicle.',
    fields: t => ({
      uuid: t.exposeID('uuid'),
      name: t.string({ resolve: review => review.name?.trim() || 'Anonymous' }),
      title: t.exposeString('title', { nullable: true }),
      date: t.field({ type: 'DateTime', resolve: review => review.date }),
      image: t.field({
        type: ReviewImage,
        nullable: true,
        resolve: review => (review.imageUrl ? review : null),
      }),
      message: t.exposeString('message'),
      note: t.string({ resolve: ({ note }) => (note !== null && NOTE.test(note) ? note : 'star_5') }),
    }),
  });
}

function cursorAt(offset: number): string {
  return Buffer.from(`r${offset}`).toString('base64url');
}

function offsetAfter(cursor: string): number {
  const offset = Number(/^r(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN);
  requireInput(Number.isInteger(offset) && offset <= OFFSET_MAX, 'after');
  return offset + 1;
}
