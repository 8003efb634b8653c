import { requireViewer } from '../context.ts';
import { requireInput } from '../errors.ts';
import { type Builder, cursorsOf, type PageInfoRef, sliceFields, textLanguage } from '../graphql/index.ts';
import type { Slice } from '../paging.ts';
import type { Reviews } from './index.ts';
import type { Purchase, Review, ReviewFigure } from './reviews-store.ts';
import { staffReviewsSchema } from './staff-schema.ts';

const FIRST_MAX = 100;
/** More than there will ever be, and within the range of the database's integers. */
const CURSORS = cursorsOf('r', 1_000_000_000);
const NOTE = /^star_[1-5]$/;

export function reviewsSchema(
  builder: Builder,
  reviews: Reviews,
  { PageInfo }: { PageInfo: PageInfoRef },
): void {
  addAsking(builder, reviews);
  const ReviewType = reviewType(builder);
  const ReviewFigureType = figureType(builder);
  staffReviewsSchema(builder, reviews, ReviewFigureType);
  builder.queryField('reviewFigures', t =>
    t.field({
      type: [ReviewFigureType],
      resolve: (_root, _args, { cacheTags }) => {
        cacheTags.add('reviews');
        return reviews.figures();
      },
    }),
  );
  const ReviewConnection = builder.objectRef<Slice<Review>>('ReviewConnection').implement({
    fields: t =>
      sliceFields(builder, t, { edge: 'ReviewEdge', type: ReviewType, cursors: CURSORS, PageInfo }),
  });
  builder.queryField('reviews', t =>
    t.field({
      type: ReviewConnection,
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      resolve: (_root, { first, after }, { cacheTags }) => {
        const length = first ?? 20;
        requireInput(length >= 0 && length <= FIRST_MAX, 'first');
        cacheTags.add('reviews');
        return reviews.list(length, CURSORS.offsetAfter(after));
      },
    }),
  );
}

/** Adds the buyer's own review of an order. */
function addAsking(builder: Builder, reviews: Reviews): void {
  const OrderReview = builder.objectRef<Purchase>('OrderReview').implement({
    description: 'What I said of a car that I bought; note is null while I have not.',
    fields: t => ({
      note: t.exposeString('note', { nullable: true }),
      message: t.exposeString('message', { nullable: true }),
      isPublic: t.exposeBoolean('isPublic', { description: 'Staff have read it: it is not said otherwise.' }),
    }),
  });
  builder.queryField('orderReview', t =>
    t.field({
      type: OrderReview,
      nullable: true,
      description: 'null where it is not mine to say, or not yet.',
      args: { orderId: t.arg.id({ required: true }) },
      resolve: (_root, { orderId }, { viewer }) =>
        viewer ? reviews.asking.ofOrder(orderId, viewer.id) : null,
    }),
  );
  builder.mutationField('reviewOrder', t =>
    t.field({
      type: OrderReview,
      description: 'The buyer, once they have the car. note is star_1 to star_5.',
      args: {
        orderId: t.arg.id({ required: true }),
        note: t.arg.string({ required: true }),
        message: t.arg.string({ required: true }),
      },
      resolve: (_root, { orderId, ...said }, context) =>
        reviews.asking.write(orderId, requireViewer(context).id, said),
    }),
  );
}

function figureType(builder: Builder) {
  return builder.objectRef<ReviewFigure>('ReviewFigure').implement({
    description:
      'What customers say in sum. name: google, trustpilot and own are tenths of a star, customers is how many there are at least.',
    fields: t => ({
      name: t.exposeString('name'),
      figure: t.exposeInt('figure'),
      sourceUrl: t.exposeString('sourceUrl', { description: 'Where it stands; empty where nowhere.' }),
      asOf: t.exposeString('asOf', { description: 'The day it was looked at: 2026-01-31.' }),
    }),
  });
}

function reviewType(builder: Builder) {
  const ReviewImage = builder.objectRef<Review>('ReviewImage').implement({
    fields: t => ({
      url: t.string({ resolve: review => review.imageUrl ?? '' }),
      alternativeText: t.exposeString('imageAlt', { nullable: true }),
    }),
  });
  const ReviewPurchase = builder.objectRef<Review>('ReviewPurchase').implement({
    description: 'The house sold the car to whoever says this.',
    fields: t => ({
      slug: t.exposeString('slug', {
        nullable: true,
        description: 'null once the car is not shown any more.',
      }),
    }),
  });
  return builder.objectRef<Review>('Review').implement({
    description: 'note is star_1 to star_5. title is the vehicle.',
    fields: t => ({
      uuid: t.exposeID('uuid'),
      name: t.string({ resolve: review => review.name?.trim() || 'Anonymous' }),
      title: t.exposeString('title', { nullable: true }),
      date: t.expose('date', { type: 'DateTime' }),
      image: t.field({
        type: ReviewImage,
        nullable: true,
        resolve: review => (review.imageUrl ? review : null),
      }),
      message: t.exposeString('message'),
      language: textLanguage(t, ({ message }) => message),
      purchase: t.field({
        type: ReviewPurchase,
        nullable: true,
        resolve: review => (review.isOfPurchase ? review : null),
      }),
      note: t.string({ resolve: ({ note }) => (note !== null && NOTE.test(note) ? note : 'star_5') }),
    }),
  });
}
