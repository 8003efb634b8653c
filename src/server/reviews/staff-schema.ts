import { type CsvColumn, day } from '../csv/index.ts';
import { addList, type Builder, type ObjectRef, textLanguage, withRight } from '../graphql/index.ts';
import type { Reviews } from './index.ts';
import { REVIEW_ORDERS, type ReviewFigure, type StaffReview } from './reviews-store.ts';
import { type Imported, type ImportProblem, seenId } from './staff.ts';

/** Adds the reviews for staff with Content:update. */
export function staffReviewsSchema(
  builder: Builder,
  reviews: Reviews,
  ReviewFigureType: ObjectRef<ReviewFigure>,
): void {
  const ReviewState = stateType(builder);
  const StaffReviewType = reviewType(builder, ReviewState);
  addList(builder, 'staffReviews', {
    permission: 'Content:update',
    description: 'Newest first.',
    type: StaffReviewType,
    page: ['StaffReviewPage', 'reviews'],
    sort: ['StaffReviewSort', REVIEW_ORDERS],
    args: t => ({ state: t({ type: ReviewState }) }),
    rows: (asked, span) => reviews.staff.list(asked, span),
    // The column names are those of the import.
    sheet: { name: 'reviews', columns: SHEET },
    idOf: seenId,
  });
  addChanges(builder, reviews, StaffReviewType, ReviewState);
  addImport(builder, reviews);
  builder.mutationField('saveReviewFigure', t =>
    t.field({
      type: [ReviewFigureType],
      description: 'Content:update. Where it stands and as of when belong to it.',
      args: {
        name: t.arg.string({ required: true }),
        figure: t.arg.int({ required: true }),
        sourceUrl: t.arg.string({ required: true }),
        asOf: t.arg.string({ required: true }),
      },
      resolve: withRight('Content:update', (wish, { id: actorId }) =>
        reviews.staff.saveFigure(wish, actorId),
      ),
    }),
  );
}

function stateType(builder: Builder) {
  return builder.enumType('ReviewState', { values: ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const });
}

type StateRef = ReturnType<typeof stateType>;

function reviewType(builder: Builder, ReviewState: StateRef) {
  return builder.objectRef<StaffReview>('StaffReview').implement({
    fields: t => ({
      uuid: t.exposeID('uuid'),
      name: t.exposeString('name', { nullable: true }),
      title: t.exposeString('title', { nullable: true }),
      date: t.expose('date', { type: 'DateTime' }),
      imageUrl: t.exposeString('imageUrl', { nullable: true }),
      imageAlt: t.exposeString('imageAlt', { nullable: true }),
      message: t.exposeString('message'),
      language: textLanguage(t, ({ message }) => message),
      note: t.exposeString('note', { nullable: true }),
      source: t.exposeString('source'),
      isOfPurchase: t.exposeBoolean('isOfPurchase', {
        description:
          'Its buyer wrote it of what they bought here: their words, their stars and their name stay.',
      }),
      state: t.expose('state', { type: ReviewState }),
      version: t.exposeString('version', { description: 'Another as soon as anything of it is.' }),
    }),
  });
}

type StaffReviewRef = ReturnType<typeof reviewType>;

/** The columns of the export, named as in the import. */
const SHEET: readonly CsvColumn<StaffReview>[] = [
  ['uuid', review => review.uuid],
  ['name', review => review.name],
  ['title', review => review.title],
  ['date', review => day(new Date(review.date).toISOString().slice(0, 10))],
  ['message', review => review.message],
  ['note', review => review.note?.replace('star_', '')],
  ['image', review => review.imageUrl],
  ['imageAlt', review => review.imageAlt],
  ['source', review => review.source, 'admin.sheets.reviewSources'],
  ['state', review => review.state, 'admin.reviews.states'],
];

function addChanges(
  builder: Builder,
  reviews: Reviews,
  StaffReviewType: StaffReviewRef,
  ReviewState: StateRef,
): void {
  const SaveReviewInput = builder.inputType('SaveReviewInput', {
    fields: t => ({
      name: t.string({ description: 'Nobody in particular where nothing is said.' }),
      title: t.string({ description: 'The vehicle.' }),
      date: t.field({ type: 'DateTime', required: true }),
      imageUrl: t.string(),
      imageAlt: t.string(),
      message: t.string({ required: true }),
      note: t.string({
        description: 'star_1 to star_5, which a new one has where nothing is said (spec §3).',
      }),
      source: t.string({ description: 'Where it was written: house, google, trustpilot.' }),
      state: t.field({ type: ReviewState, required: true }),
    }),
  });
  const seenVersion =
    'The StaffReview.version that was read; another is StaleVersion, and so is none where a buyer wrote it.';
  builder.mutationFields(t => ({
    saveReview: t.field({
      type: StaffReviewType,
      description: 'Content:update. Without a uuid it adds one.',
      args: {
        uuid: t.arg.id(),
        seenVersion: t.arg.string({ description: seenVersion }),
        data: t.arg({ type: SaveReviewInput, required: true }),
      },
      resolve: withRight('Content:update', ({ uuid = null, seenVersion: seen = null, data }, actor) => {
        const { name = null, title = null, imageUrl = null, imageAlt = null, source, note, ...rest } = data;
        const texts = {
          name,
          title,
          imageUrl,
          imageAlt,
          source: source ?? '',
          note: note ?? (uuid === null ? 'star_5' : ''),
        };
        return reviews.staff.save({ uuid, seenVersion: seen }, { ...rest, ...texts }, actor.id);
      }),
    }),
    setReviewState: t.field({
      type: StaffReviewType,
      description: 'Content:update. Publishes a review, hides it, or takes it back as a draft.',
      args: {
        uuid: t.arg.id({ required: true }),
        state: t.arg({ type: ReviewState, required: true }),
        seenVersion: t.arg.string({ description: `To publish it. ${seenVersion}` }),
      },
      resolve: withRight('Content:update', ({ uuid, state, seenVersion: seen = null }, { id }) =>
        reviews.staff.setState({ uuid, seenVersion: seen }, state, id),
      ),
    }),
  }));
}

function addImport(builder: Builder, reviews: Reviews): void {
  const ImportProblemType = builder.objectRef<ImportProblem>('ImportProblem').implement({
    fields: t => ({ line: t.exposeInt('line'), field: t.exposeString('field') }),
  });
  const ImportedReviews = builder.objectRef<Imported>('ImportedReviews').implement({
    fields: t => ({
      addedCount: t.exposeInt('addedCount', { description: '0 as soon as one line is wrong.' }),
      problems: t.expose('problems', { type: [ImportProblemType] }),
    }),
  });
  builder.mutationField('importReviews', t =>
    t.field({
      type: ImportedReviews,
      description:
        'Content:update. A table with the columns name, title, date (2026-01-31) or publishedAt, message, note (1 to 5), image, imageAlt and source. They come in as drafts.',
      args: { csv: t.arg.string({ required: true }) },
      resolve: withRight('Content:update', ({ csv }, { id: actorId }) => reviews.staff.import(csv, actorId)),
    }),
  );
}
