import type { CarAdRef } from '../ads/schema.ts';
import { requirePermission } from '../context.ts';
import { type Builder, exposed, textLanguage, withRight } from '../graphql/index.ts';
import { type Difference, type DifferenceLine, type DifferencePart, differencesOf } from './differences.ts';
import type { Selling } from './index.ts';
import type { Reviewed } from './review.ts';
import type { Comment, HouseWord, Submission as SubmissionRecord } from './selling-store.ts';

const STATES = ['WAITING', 'APPROVED', 'CHANGES_ASKED', 'REFUSED', 'TAKEN_BACK'] as const;

/** Defines the types of the house's review of a submitted car. */
export function reviewTypes(builder: Builder) {
  const State = builder.enumType('SubmissionState', { values: STATES });
  const CommentType = builder.objectRef<Comment>('SubmissionComment').implement({
    fields: t => ({ field: t.exposeString('field'), text: t.exposeString('text') }),
  });
  const Submission = builder.objectRef<SubmissionRecord>('Submission').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], DateTime: ['submittedAt'] }),
      state: t.expose('state', { type: State }),
      reason: t.exposeString('reason', { nullable: true }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
      comments: t.expose('comments', { type: [CommentType] }),
    }),
  });
  return { Submission };
}

type ReviewParts = ReturnType<typeof reviewTypes> & { readonly CarAd: CarAdRef };

function differenceType(builder: Builder) {
  const Part = builder.objectRef<DifferencePart>('AdDifferencePart').implement({
    description: 'A figure, a code or a text as it is kept, and the names of the parts it stands in.',
    fields: t => ({
      path: t.exposeStringList('path'),
      value: t.exposeString('value'),
    }),
  });
  const Line = builder.objectRef<DifferenceLine>('AdDifferenceLine').implement({
    fields: t => ({ parts: t.expose('parts', { type: [Part] }) }),
  });
  return builder.objectRef<Difference>('AdDifference').implement({
    fields: t => ({
      field: t.exposeString('field'),
      before: t.expose('before', { type: [Line] }),
      after: t.expose('after', { type: [Line] }),
    }),
  });
}

const wordType = (builder: Builder, { Submission }: ReviewParts) =>
  builder.objectRef<HouseWord>('SubmissionWord').implement({
    description: 'What the house said of a car that was handed in, and who said it.',
    fields: t => ({
      submission: t.field({ type: Submission, resolve: word => word }),
      decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
      staffName: t.exposeString('staffName', { description: 'Empty where nobody has that name any more.' }),
    }),
  });

function reviewedType(builder: Builder, selling: Selling, parts: ReviewParts) {
  const { Submission, CarAd } = parts;
  const DifferenceType = differenceType(builder);
  const Word = wordType(builder, parts);
  return builder.objectRef<Reviewed>('AdSubmission').implement({
    description: 'A car that waits for the house, and what changes with it.',
    fields: t => ({
      id: t.id({ resolve: ({ submission }) => submission.id }),
      submission: t.expose('submission', { type: Submission }),
      isNew: t.boolean({
        description: 'The car was never before the public.',
        resolve: ({ car }) => car.ad.status === 'DRAFT',
      }),
      ad: t.field({
        type: CarAd,
        description: 'The car as it would be.',
        resolve: ({ car }) => car.proposed,
      }),
      price: t.int({ nullable: true, resolve: ({ car }) => car.proposed.price }),
      wishesAuction: t.boolean({ resolve: ({ car }) => car.draft.wish === 'AUCTION' }),
      wishedReserve: t.int({ nullable: true, resolve: ({ car }) => car.draft.wishedReserve }),
      wishedStartingPrice: t.int({
        nullable: true,
        resolve: ({ car }) => car.draft.wishedStartingPrice,
      }),
      wishedStartDate: t.string({ nullable: true, resolve: ({ car }) => car.draft.wishedStart }),
      differences: t.field({
        type: [DifferenceType],
        description: 'Against what is public; everything, for a car that is not.',
        resolve: ({ car }) => differencesOf(car.draft.revision ? car.ad : null, car.proposed),
      }),
      earlier: t.field({
        type: [Word],
        description: 'What its seller was told when it was handed in before, the latest first.',
        resolve: reviewed => selling.review.earlier(reviewed),
      }),
    }),
  });
}

export function addReview(builder: Builder, selling: Selling, parts: ReviewParts): void {
  const AdSubmission = reviewedType(builder, selling, parts);
  const CommentInput = builder.inputType('SubmissionCommentInput', {
    fields: t => ({ field: t.string({ required: true }), text: t.string({ required: true }) }),
  });
  builder.queryFields(t => ({
    adSubmissions: t.field({
      type: [AdSubmission],
      description: 'Ads:publish. What waits, the longest first.',
      resolve: withRight('Ads:publish', () => selling.review.list()),
    }),
  }));
  builder.mutationFields(t => {
    const id = t.arg.id({ required: true });
    return {
      approveSubmission: t.field({
        type: AdSubmission,
        description: 'Ads:publish. Puts it before the public, changes and all.',
        args: {
          id,
          auctionId: t.arg.id({
            description:
              'The auction, planned or running, that goes before the public with a car that is not: BadInput for any other.',
          }),
        },
        resolve: withRight('Ads:publish', async (args, { id: staffId }) => {
          await selling.review.approve(staffId, args.id, args.auctionId ?? null);
          return selling.review.get(args.id);
        }),
      }),
      askForChanges: t.field({
        type: AdSubmission,
        description: 'Ads:publish. Comments stand beside the fields they name.',
        args: {
          id,
          comments: t.arg({ type: [CommentInput], required: true }),
          reason: t.arg.string(),
        },
        resolve: withRight('Ads:publish', async ({ comments, reason, ...args }, { id: staffId }) => {
          await selling.review.askChanges(staffId, args.id, comments, reason ?? null);
          return selling.review.get(args.id);
        }),
      }),
      refuseSubmission: t.field({
        type: AdSubmission,
        description: 'Ads:publish. The seller reads the reason.',
        args: { id, reason: t.arg.string({ required: true }) },
        resolve: async (_root, { reason, ...args }, context) => {
          await selling.review.refuse(requirePermission(context, 'Ads:publish').id, args.id, reason);
          return selling.review.get(args.id);
        },
      }),
    };
  });
}
