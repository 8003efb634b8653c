import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import type { AuctionRef } from '../auctions/schema.ts';
import { requireViewer, type Viewer } from '../context.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed, exposedOrNull, textLanguage } from '../graphql/index.ts';
import type { OpenQuestion, Question, Questions } from './index.ts';
import { staffQuestionsSchema } from './staff-schema.ts';

type QuestionsTypes = {
  readonly Auction: AuctionRef;
  readonly CarAd: CarAdRef;
  readonly Photo: PhotoRef;
};

export function questionsSchema(
  builder: Builder,
  questions: Questions,
  { Auction, CarAd, Photo }: QuestionsTypes,
) {
  addOpen(builder, questions, CarAd);
  const QuestionType = questionType(builder, Photo);
  builder.objectField(Auction, 'questions', t =>
    t.field({ type: [QuestionType], resolve: auction => questions.listPublic(auction.adUuid) }),
  );
  builder.objectField(CarAd, 'questions', t =>
    t.field({ type: [QuestionType], resolve: ad => questions.listPublic(ad.uuid) }),
  );
  builder.queryField('myQuestions', t =>
    t.field({
      type: [QuestionType],
      description: 'Questions on one ad that are not public yet: mine, or all where I sell it.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, { viewer }) => (viewer ? questions.listOpenOf(uuid, viewer.id) : []),
    }),
  );
  const CreateQuestionInput = builder.inputType('CreateQuestionInput', {
    fields: t => ({
      uuid: t.id({ required: true }),
      auctionId: t.id(),
      question: t.string({ required: true }),
    }),
  });
  staffQuestionsSchema(builder, questions);
  builder.mutationFields(t => ({
    createQuestion: t.field({
      type: QuestionType,
      args: { createQuestionInput: t.arg({ type: CreateQuestionInput, required: true }) },
      resolve: (_root, { createQuestionInput: input }, context) =>
        questions.ask(requireViewer(context).id, { ...input, auctionId: input.auctionId ?? null }),
    }),
    answerQuestion: t.field({
      type: QuestionType,
      description: "Questions:answer, or the ad's own seller; an answer is changed by the side that gave it.",
      args: {
        id: t.arg.id({ required: true }),
        answer: t.arg.string({ required: true }),
        photoIds: t.arg.idList(),
        answerWas: t.arg.string({
          description: 'The answer that was read, null for none; another is StaleVersion.',
        }),
        photoIdsWere: t.arg.idList({
          description: 'The photos of the answer that was read, in their order; others are StaleVersion.',
        }),
      },
      resolve: (_root, { photoIds = null, ...answer }, context) =>
        questions.answer(requireViewer(context), { ...answer, photoIds }),
    }),
  }));
  return { Question: QuestionType };
}

function addOpen(builder: Builder, questions: Questions, CarAd: CarAdRef): void {
  const OpenType = builder.objectRef<OpenQuestion & { readonly car: Ad }>('OpenQuestion').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['question'], DateTime: ['date'] }),
      questionLanguage: textLanguage(t, ({ question }) => question),
      car: t.expose('car', { type: CarAd }),
    }),
  });
  builder.queryField('myOpenQuestions', t =>
    t.field({
      type: [OpenType],
      description: 'All that I have asked and that waits for its answer, newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? questions.listAllOpenOf(viewer.id) : []),
    }),
  );
}

export type QuestionRef = ReturnType<typeof questionType>;

function questionType(builder: Builder, Photo: PhotoRef) {
  const QuestionAuthor = builder.objectRef<Question>('QuestionAuthor').implement({
    fields: t => ({
      firstName: t.string({ nullable: true, resolve: ({ authorFirstName }) => authorFirstName || null }),
      // The author and those who answer see the full last name; others its initial.
      lastName: t.string({
        nullable: true,
        resolve: (question, _args, { viewer }) =>
          viewer && knowsAuthor(viewer, question) ? question.authorLastName || null : initialOf(question),
      }),
    }),
  });
  return builder.objectRef<Question>('Question').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['question'], DateTime: ['date'] }),
      ...exposedOrNull(t, { String: ['answer'], DateTime: ['answerDate'] }),
      questionLanguage: textLanguage(t, ({ question }) => question),
      answerLanguage: textLanguage(t, ({ answer }) => answer),
      answerEditedAt: t.expose('answerEditedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When the answer was last changed; null where it stands as it was given.',
      }),
      isHouseAnswer: t.exposeBoolean('isHouseAnswer', {
        description: 'The house gave the answer, not the seller; only the side that gave it changes it.',
      }),
      photos: t.expose('photos', { type: [Photo] }),
      user: t.field({ type: QuestionAuthor, resolve: question => question }),
    }),
  });
}

function knowsAuthor(viewer: Viewer, { authorId, sellerId }: Question): boolean {
  return viewer.id === authorId || viewer.id === sellerId || viewer.permissions.has('Questions:answer');
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const initials = new WeakMap<Question, string>();

/** Returns the last name's initial, cached per question because segmenting is slow. */
function initialOf(question: Question): string | null {
  const known = initials.get(question);
  if (known !== undefined) return known || null;
  const [first] = graphemes.segment(question.authorLastName.trim().slice(0, 16));
  const initial = first ? `${first.segment}.` : '';
  initials.set(question, initial);
  return initial || null;
}
