import { type CsvColumn, momentOf } from '../csv/index.ts';
import { addList, type Builder, exposed, exposedOrNull, textLanguage } from '../graphql/index.ts';
import type { OpenFlag } from './flags-store.ts';
import type { Questions } from './index.ts';
import { QUESTION_ORDERS, type StaffQuestion } from './staff-store.ts';

/** Adds the questions for staff with Questions:answer: which are open, for how long, and whose they are. */
export function staffQuestionsSchema(builder: Builder, questions: Questions): void {
  const StaffQuestionType = questionType(builder);
  addQuestions(builder, questions, StaffQuestionType);
  addDecisions(builder, questions, StaffQuestionType);
}

const authorOf = ({ authorFirstName, authorLastName }: StaffQuestion) =>
  `${authorFirstName} ${authorLastName}`.trim();

/** The columns of the export; without the removed contact data. */
const SHEET: readonly CsvColumn<StaffQuestion>[] = [
  ['id', question => question.id],
  ['ad', question => question.adUuid],
  ['car', question => question.adTitle],
  ['author', authorOf],
  ['date', question => momentOf(question.date)],
  ['question', question => question.question],
  ['answer', question => question.answer],
  ['answeredBy', question => question.answeredBy],
  ['answerDate', question => momentOf(question.answerDate)],
  ['hiddenAt', question => momentOf(question.hiddenAt)],
  ['hiddenReason', question => question.hiddenReason],
  ['flags', question => question.flags.flatMap(({ found }) => found), 'admin.questions.flags.kinds'],
];

function addQuestions(builder: Builder, questions: Questions, StaffQuestionType: StaffQuestionRef): void {
  const QuestionFilter = builder.enumType('QuestionFilter', {
    values: ['OPEN', 'ANSWERED', 'HIDDEN', 'FLAGGED'] as const,
  });
  addList(builder, 'staffQuestions', {
    permission: 'Questions:answer',
    description: 'Those that wait come first, the oldest on top; then the others, newest first.',
    type: StaffQuestionType,
    page: ['StaffQuestionPage', 'questions'],
    sort: ['QuestionSort', QUESTION_ORDERS],
    args: t => ({ filter: t({ type: QuestionFilter }) }),
    rows: (asked, span) => questions.staff.list(asked, span),
    sheet: { name: 'questions', isFresh: true, columns: SHEET },
    idOf: question => question.id,
  });
}

function addDecisions(builder: Builder, questions: Questions, StaffQuestionType: StaffQuestionRef): void {
  builder.mutationFields(t => ({
    hideQuestion: t.field({
      type: StaffQuestionType,
      description: 'Questions:answer. Takes it off its page, and tells its author why.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { id, reason }, context) => questions.staff.hide(context, id, reason),
    }),
    showQuestion: t.field({
      type: StaffQuestionType,
      description: 'Questions:answer. Puts it back.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => questions.staff.show(context, id),
    }),
    settleQuestionFlags: t.field({
      type: StaffQuestionType,
      description: 'Questions:answer. What was taken out of it has been looked at.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => questions.staff.settle(context, id),
    }),
  }));
}

function questionType(builder: Builder) {
  const Flag = builder.objectRef<OpenFlag>('QuestionFlag').implement({
    description: 'Ways to reach somebody that were taken out of a text; nobody but staff reads the original.',
    fields: t => ({
      part: t.exposeString('part', { description: 'QUESTION or ANSWER.' }),
      found: t.exposeStringList('found', { description: 'EMAIL, LINK, PHONE, HANDLE.' }),
      original: t.exposeString('original'),
    }),
  });
  return builder.objectRef<StaffQuestion>('StaffQuestion').implement({
    fields: t => ({
      ...exposed(t, {
        ID: ['id'],
        String: ['adTitle', 'adSlug', 'question'],
        Boolean: ['isHouseAnswer'],
        DateTime: ['date'],
      }),
      ...exposedOrNull(t, {
        String: ['answer', 'answeredBy', 'hiddenReason'],
        DateTime: ['answerDate', 'hiddenAt'],
      }),
      authorName: t.string({ resolve: authorOf }),
      questionLanguage: textLanguage(t, ({ question }) => question),
      answerLanguage: textLanguage(t, ({ answer }) => answer),
      photoIds: t.idList({ resolve: question => question.photos.map(photo => photo.id) }),
      flags: t.expose('flags', { type: [Flag] }),
    }),
  });
}

type StaffQuestionRef = ReturnType<typeof questionType>;
