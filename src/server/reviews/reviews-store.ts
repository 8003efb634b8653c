import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, statement, timestamp, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

export type ReviewState = 'DRAFT' | 'PUBLISHED' | 'HIDDEN';

export type Review = {
  readonly uuid: string;
  readonly name: string | null;
  readonly title: string | null;
  readonly date: Instant;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly message: string;
  readonly note: string | null;
  /** The slug of the car, where its buyer wrote the review and its page is still shown. */
  readonly slug: string | null;
  readonly isOfPurchase: boolean;
};
export type StaffReview = Review & {
  readonly state: ReviewState;
  readonly source: string;
  /** Changes with any part of the review. */
  readonly version: string;
};

const COLUMNS = `uuid, name, title, reviewed_at as date, image_url as "imageUrl", image_alt as "imageAlt",
  message, note, order_id is not null as "isOfPurchase",
  (select d.slug from orders o join ads d on d.uuid = o.ad_uuid
   where o.id = order_id and ${IS_PUBLIC_AD}) as slug`;

const STAFF_COLUMNS = `${COLUMNS}, state, source, encode(sha256(convert_to(reviews::text, 'UTF8')), 'hex') as version`;

/** The published reviews, newest first. */
export const listReviews = statement(
  'reviews.list',
  `select ${COLUMNS} from reviews where state = 'PUBLISHED'
   order by reviewed_at desc, uuid limit $1 offset $2`,
).all<Review, [first: number, offset: number]>();

export const countReviews = statement(
  'reviews.count',
  "select count(*)::int as total from reviews where state = 'PUBLISHED'",
).onlyValue<{ total: number }>('total');

/** The sortable columns of the list. */
export const REVIEW_ORDERS = { NAME: 'lower(name)', DATE: 'reviewed_at', NOTE: 'note' } as const;

export const listForStaff = statement(
  'reviews.staffList',
  `select ${STAFF_COLUMNS}, count(*) over ()::int as "totalCount" from reviews
   where ($1::text is null or state = $1)
     and ($2::text is null or folded(concat_ws(' ', name, title, message)) like $2)
   order by ${orderBy('$5', REVIEW_ORDERS)}, reviewed_at desc, uuid limit $3 offset $4`,
).page<StaffReview, { state: ReviewState | null; pattern: string | null }>(inOrderOf('state', 'pattern'));

export const findReview = statement(
  'reviews.find',
  `select ${STAFF_COLUMNS} from reviews where uuid = $1`,
).one<StaffReview, [uuid: string]>();

/** The same, locked until the transaction ends. */
export const holdReview = statement(
  'reviews.hold',
  `select ${STAFF_COLUMNS} from reviews where uuid = $1 for update`,
).one<StaffReview, [uuid: string], Writes>();

export type NewReview = Omit<StaffReview, 'uuid' | 'slug' | 'isOfPurchase' | 'version'>;

/** Adds reviews; returns their ids. */
export const addReviews = statement(
  'reviews.add',
  `insert into reviews (name, title, reviewed_at, image_url, image_alt, message, note, state, source)
   select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[],
     $7::text[], $8::text[], $9::text[]) returning uuid`,
).column<{ uuid: string }, [reviews: readonly NewReview[]], Writes>('uuid', reviews => [
  reviews.map(review => review.name),
  reviews.map(review => review.title),
  reviews.map(review => timestamp(review.date)),
  reviews.map(review => review.imageUrl),
  reviews.map(review => review.imageAlt),
  reviews.map(review => review.message),
  reviews.map(review => review.note),
  reviews.map(review => review.state),
  reviews.map(review => review.source),
]);

/** Changes a review; returns whether it exists. */
export const changeReview = statement(
  'reviews.change',
  `update reviews set name = $2, title = $3, reviewed_at = $4, image_url = $5, image_alt = $6, message = $7,
     note = $8, state = $9, source = $10 where uuid = $1 returning uuid`,
).any<[uuid: string, review: NewReview], Writes>(
  (uuid, { name, title, date, imageUrl, imageAlt, message, note, state, source }) => [
    uuid,
    name,
    title,
    timestamp(date),
    imageUrl,
    imageAlt,
    message,
    note,
    state,
    source,
  ],
);

export const setReviewState = statement(
  'reviews.setState',
  'update reviews set state = $2 where uuid = $1',
).run<[uuid: string, state: ReviewState]>();

export const FIGURE_NAMES = ['google', 'trustpilot', 'own', 'customers'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** An overall figure: tenths of a star, or the minimum number of customers. */
export type ReviewFigure = {
  readonly name: FigureName;
  readonly figure: number;
  /** The URL of its source; empty where there is none. */
  readonly sourceUrl: string;
  /** `2026-01-31`. */
  readonly asOf: string;
};

export const listFigures = statement(
  'reviews.figures',
  `select name, figure, source_url as "sourceUrl", to_char(as_of, 'YYYY-MM-DD') as "asOf" from review_figures
   order by array_position(array['google', 'trustpilot', 'own', 'customers'], name)`,
).all<ReviewFigure>();

export const saveFigure = statement(
  'reviews.saveFigure',
  'update review_figures set figure = $2, source_url = $3, as_of = $4::date where name = $1',
).run<[reviewFigure: ReviewFigure]>(inOrderOf('name', 'figure', 'sourceUrl', 'asOf'));

/** A car that somebody bought and received, with their review; `note` is null where there is none. */
export type Purchase = {
  readonly buyerId: string;
  readonly firstName: string;
  /** The car's title, as reviews show it. */
  readonly title: string;
  readonly note: string | null;
  readonly message: string | null;
  readonly isPublic: boolean;
};
export const findPurchase = statement(
  'reviews.findPurchase',
  `select o.buyer_id as "buyerId", p.first_name as "firstName", concat_ws(' ', d.brand, d.model) as title,
     r.note, r.message, coalesce(r.state <> 'DRAFT', false) as "isPublic"
   from orders o join accounts p on p.id = o.buyer_id join ads d on d.uuid = o.ad_uuid
     left join reviews r on r.order_id = o.id
   where o.id = $1 and ($2::uuid is null or o.buyer_id = $2) and o.state in ('HANDED_OVER', 'CLOSED')`,
).one<Purchase, [orderId: string, buyerId: string | null]>();

/** Saves a buyer's review; false where it stays, because staff have published or hidden it. */
export const saveBuyersReview = statement(
  'reviews.saveBuyers',
  `insert into reviews (order_id, name, title, reviewed_at, message, note, state, source)
   values ($1, $2, $3, $4, $5, $6, 'DRAFT', 'house')
   on conflict (order_id) do update set name = excluded.name, reviewed_at = excluded.reviewed_at,
     message = excluded.message, note = excluded.note where reviews.state = 'DRAFT' returning uuid`,
).any<[orderId: string, review: Pick<NewReview, 'name' | 'title' | 'date' | 'message' | 'note'>], Writes>(
  (orderId, { name, title, date, message, note }) => [orderId, name, title, timestamp(date), message, note],
);
