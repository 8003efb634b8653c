import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action, Written } from '#web/features/user-area/index.ts';
import {
  HideQuestionDocument,
  SettleQuestionFlagsDocument,
  ShowQuestionDocument,
  type StaffQuestionRowFragment,
} from '#web/graphql/documents.gen.ts';
import { request, useServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { ReasonButton } from '#web/staff/forms/index.ts';
import { DialogButton, HistoryButton } from '#web/staff/frame/index.ts';
import { Badge } from '#web/ui/index.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

type Props = { question: StaffQuestionRowFragment };

/** The question with its answer, and what was taken out of them. */
export function Asked({ question }: Props) {
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

/** How long whoever asked has waited; when it was asked, where nobody waits. */
export function Age({ question: { date, answer, hiddenAt } }: Props) {
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

export function Actions({ question }: Props) {
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

/** What was taken out of a question or its answer, as it was written, and the word that it has been looked at. */
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
