import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { SendingList, takeOutGone, useUploads } from '#web/features/uploads/index.ts';
import { Action, Written } from '#web/features/user-area/index.ts';
import {
  AnswerQuestionDocument,
  HideQuestionDocument,
  SettleQuestionFlagsDocument,
  ShowQuestionDocument,
  type StaffQuestionRowFragment,
  StaffQuestionsDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { ReasonButton, StaffDialog } from '#web/staff/forms/index.ts';
import { AdminArea, DialogButton, HistoryButton, List, staffMeta } from '#web/staff/frame/index.ts';
import {
  Badge,
  buttonClasses,
  FieldErrorText,
  Icon,
  IconButton,
  optionsOf,
  TextArea,
} from '#web/ui/index.ts';

const STATES = ['OPEN', 'ANSWERED', 'HIDDEN', 'FLAGGED'] as const;

export const meta = staffMeta(t => t('admin.questions.title'));

/** The questions, unanswered first, with the time each has waited. */
export default function QuestionsPage() {
  const t = useTranslations('admin.questions');
  return (
    <AdminArea section="admin/questions" title={t('title')} text={t('text')}>
      <List
        {...{ document: StaffQuestionsDocument, label: t('label'), t, sheet: ['questions', t('file')] }}
        variables={({ text, page, sort, state }) => ({ search: text, page, sort, filter: state })}
        page={({ staffQuestions: { questions, totalCount } }) => [questions, totalCount]}
        keyOf={question => question.id}
        acts={(['SETTLE', 'HIDE', 'SHOW'] as const).map(act => ({
          ...{ act, permission: 'Questions:answer', label: t(`acts.${act}`) },
          ...(act === 'HIDE' ? { choice: { label: t('acts.reason') } } : {}),
        }))}
        filters={{ state: { label: t('state'), options: optionsOf(STATES, state => t(`states.${state}`)) } }}
        columns={[
          { name: 'question', cell: question => <Asked question={question} /> },
          {
            name: 'car',
            sort: 'CAR',
            cell: ({ adTitle, adSlug }) => (
              <a
                href={linkTo('car', 'fr', { slug: adSlug })}
                target="_blank"
                rel="noopener"
                className="text-link underline-offset-4 hover:underline"
              >
                {adTitle}
              </a>
            ),
          },
          { title: t('columns.age'), sort: 'AT', cell: question => <Age question={question} /> },
          { title: t('columns.act'), cell: question => <Actions question={question} /> },
        ]}
      />
    </AdminArea>
  );
}

type Props = { question: StaffQuestionRowFragment };

/** The question with its answer, and what was removed from them. */
function Asked({ question }: Props) {
  const t = useTranslations('admin.questions');
  const { authorName, date, answer, answeredBy, answerDate, hiddenReason } = question;
  return (
    <div className="flex max-w-xl flex-col gap-1">
      <p lang={question.questionLanguage ?? undefined} className="whitespace-pre-line font-[520]">
        {question.question}
      </p>
      <p className="text-12 text-ink-soft">{t('by', { name: authorName, date: formatDateTime(date) })}</p>
      <Written
        text={answer}
        language={question.answerLanguage}
        className="mt-1 whitespace-pre-line border-line border-l-2 pl-3"
      />
      {answerDate && answeredBy && (
        <p className="text-12 text-ink-soft">
          {t('answered', { name: answeredBy, date: formatDateTime(answerDate) })}
        </p>
      )}
      {hiddenReason && <p className="text-14 text-red">{t('hidden', { reason: hiddenReason })}</p>}
      <Flags question={question} />
    </div>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the asker has waited; the date once nobody waits. */
function Age({ question: { date, answer, hiddenAt } }: Props) {
  const t = useTranslations('admin.questions');
  const now = useServerNow();
  if (answer !== null || hiddenAt !== null || now === null) return <>{formatDateTime(date)}</>;
  return (
    <span data-waits className="whitespace-nowrap">
      {t('waits', { age: ageOf(Math.max(0, now - Date.parse(date)), t) })}
    </span>
  );
}

type Translate = ReturnType<typeof useTranslations<'admin.questions'>>;

function ageOf(lasted: number, t: Translate): string {
  if (lasted < HOUR_MS) return t('age.minutes', { count: String(Math.floor(lasted / MINUTE_MS)) });
  if (lasted < 2 * DAY_MS) return t('age.hours', { count: String(Math.floor(lasted / HOUR_MS)) });
  return t('age.days', { count: Math.floor(lasted / DAY_MS) });
}

function Actions({ question }: Props) {
  const t = useTranslations('admin.questions');
  const send = useSend();
  return (
    <div className="flex flex-wrap gap-2 2xl:flex-nowrap">
      {question.hiddenAt === null ? (
        <>
          {(question.answer === null || question.isHouseAnswer) && (
            <DialogButton
              look="secondary"
              label={t(question.answer === null ? 'answer' : 'change')}
              dialog={close => <AnswerDialog question={question} onClose={close} />}
            />
          )}
          <ReasonButton
            name="hide"
            label={t('hide')}
            title={t('hideForm.title')}
            text={t('hideForm.text')}
            sendLabel={t('hideForm.send')}
            act={reason => request(HideQuestionDocument, { id: question.id, reason })}
          />
        </>
      ) : (
        <Action onAct={() => send(ShowQuestionDocument, { id: question.id })}>{t('show')}</Action>
      )}
      <HistoryButton kind="QUESTION" id={question.id} title={question.adTitle} />
    </div>
  );
}

/** What was removed from a question or its answer, in its original words, and the button to mark it as reviewed. */
function Flags({ question }: { question: StaffQuestionRowFragment }) {
  const t = useTranslations('admin.questions.flags');
  const send = useSend();
  const { id, flags } = question;
  if (flags.length === 0) return null;
  return (
    <div data-flags="" className="mt-1 flex flex-col items-start gap-2 rounded-box bg-brass-wash p-3 text-14">
      {flags.map(({ part, found, original }) => (
        <div key={part} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-[520]">{t(`parts.${part as 'QUESTION'}`)}</span>
            {found.map(kind => (
              <Badge key={kind} tone="red">
                {t(`kinds.${kind as 'EMAIL'}`)}
              </Badge>
            ))}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{original}</p>
        </div>
      ))}
      <Action onAct={() => send(SettleQuestionFlagsDocument, { id })}>{t('settle')}</Action>
    </div>
  );
}

type Ids = readonly string[];
type AnswerProps = { question: StaffQuestionRowFragment; onClose: () => void };

/** The form for the house's answer, with photos. */
function AnswerDialog({ question, onClose }: AnswerProps) {
  const t = useTranslations('admin.questions.answerForm');
  const [read] = useState({ answerWas: question.answer, photoIdsWere: [...question.photoIds] });
  const form = useForm(
    { answer: question.answer ?? '', photoIds: question.photoIds as Ids },
    ({ answer, photoIds }) =>
      request(AnswerQuestionDocument, { id: question.id, answer, ...read, photoIds: [...photoIds] }),
    onClose,
    {
      wordsOf: refusal =>
        takeOutGone(refusal, onIds) ? { photoIds: 'admin.questions.answerForm.gone' } : null,
    },
  );
  const onIds = (change: (before: Ids) => Ids) =>
    form.put(({ photoIds }) => ({ photoIds: change(photoIds) }));
  return (
    <StaffDialog
      {...{ name: 'answer', title: t('title'), text: t('text'), sendLabel: t('send'), form, onClose }}
    >
      <blockquote
        lang={question.questionLanguage ?? undefined}
        className="whitespace-pre-line border-line border-l-2 pl-3 text-14"
      >
        {question.question}
      </blockquote>
      <TextArea label={t('answer')} isRequired {...form.field('answer')} />
      <Photos ids={form.values.photoIds} onIds={onIds} />
      <FieldErrorText id="answer-photos-error" error={form.errorOf('photoIds')} />
    </StaffDialog>
  );
}

function Photos({ ids, onIds }: { ids: Ids; onIds: (change: (before: Ids) => Ids) => void }) {
  const t = useTranslations('admin.questions.answerForm');
  const uploads = useUploads('/uploads/photos', ({ id }) => onIds(before => [...new Set([...before, id])]));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[520] text-14">{t('photos')}</legend>
      <label className={buttonClasses('secondary', 'medium', 'cursor-pointer has-focus-visible:outline-2')}>
        <Icon name="camera" className="size-5" />
        {t('add')}
        <input
          type="file"
          name="photos"
          multiple
          accept="image/*"
          className="sr-only"
          onChange={event => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <SendingList uploads={uploads} of="photos" />
      <ul className="grid grid-cols-3 gap-3 empty:hidden">
        {ids.map((id, index) => (
          <li key={id} className="relative overflow-hidden rounded-box">
            <img
              src={`/photos/${id}/320.webp`}
              alt={t('photo', { number: String(index + 1) })}
              className="aspect-[3/2] w-full object-cover"
            />
            <IconButton
              label={t('remove', { number: String(index + 1) })}
              onClick={() => onIds(before => before.filter(each => each !== id))}
              className="absolute right-1 bottom-1 bg-surface"
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
