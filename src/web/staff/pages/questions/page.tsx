import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  type QuestionSort,
  ShowQuestionDocument,
  type StaffQuestionRowFragment,
  StaffQuestionsCsvDocument,
  StaffQuestionsDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  HistoryButton,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Button } from '#web/ui/index.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Flags } from './Flags.tsx';
import { HideDialog } from './HideDialog.tsx';

const PAGE_LENGTH = 50;
const FILTERS = ['OPEN', 'ANSWERED', 'HIDDEN', 'FLAGGED'] as const;

export const meta = staffMeta(t => t('admin.questions.title'));

type Open = { readonly act: 'answer' | 'hide'; readonly question: StaffQuestionRowFragment };

/** What people ask: those who wait first, each with how long they have. */
export default function QuestionsPage() {
  const t = useTranslations('admin.questions');
  const query = useListQuery(['state']);
  const filter = FILTERS.find(each => each === query.filters.state) ?? null;
  const asked = { filter, search: query.text, sort: query.sort as QuestionSort | null };
  const { data, again } = useStaffData(StaffQuestionsDocument, { ...asked, page: query.page });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void again();
  };
  const found = data.kind === 'ready' ? data.data.staffQuestions : null;
  return (
    <AdminArea section="admin/questions" title={t('title')} text={t('text')}>
      <AdminList
        label={t('label')}
        query={query}
        data={
          data.kind === 'ready' && found
            ? { ...data, data: { rows: found.questions, total: found.totalCount } }
            : (data as Exclude<typeof data, { kind: 'ready' }>)
        }
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns(setOpen, done)}
        keyOf={question => question.id}
        searchLabel={t('search')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: FILTERS.map(value => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        tools={
          <ExportButton
            name={t('file')}
            ask={async page =>
              (await request(StaffQuestionsCsvDocument, { ...asked, page })).staffQuestionsCsv
            }
          />
        }
        empty={t('empty')}
      />
      {open?.act === 'answer' && <AnswerDialog question={open.question} onDone={done} onClose={close} />}
      {open?.act === 'hide' && <HideDialog question={open.question} onDone={done} onClose={close} />}
    </AdminArea>
  );
}

function useColumns(
  setOpen: (open: Open) => void,
  done: () => void,
): readonly Column<StaffQuestionRowFragment>[] {
  const t = useTranslations('admin.questions');
  return [
    {
      key: 'question',
      title: t('columns.question'),
      cell: question => <Words question={question} onDone={done} />,
    },
    {
      key: 'car',
      title: t('columns.car'),
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
    { key: 'age', title: t('columns.age'), sort: 'AT', cell: question => <Age question={question} /> },
    {
      key: 'act',
      title: t('columns.act'),
      cell: question => <Actions question={question} setOpen={setOpen} done={done} />,
    },
  ];
}

function Words({ question, onDone }: { question: StaffQuestionRowFragment; onDone: () => void }) {
  const t = useTranslations('admin.questions');
  const { authorName, date, answer, answeredBy, answerDate, hiddenReason } = question;
  return (
    <div className="flex max-w-xl flex-col gap-1">
      <p className="whitespace-pre-line font-[520]">{question.question}</p>
      <p className="text-12 text-ink-soft">{t('by', { name: authorName, date: formatDateTime(date) })}</p>
      {answer && <p className="mt-1 whitespace-pre-line border-line border-l-2 pl-3">{answer}</p>}
      {answerDate && answeredBy && (
        <p className="text-12 text-ink-soft">
          {t('answered', { name: answeredBy, date: formatDateTime(answerDate) })}
        </p>
      )}
      {hiddenReason && <p className="text-14 text-red">{t('hidden', { reason: hiddenReason })}</p>}
      <Flags question={question} onDone={onDone} />
    </div>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function Age({ question: { date, answer, hiddenAt } }: { question: StaffQuestionRowFragment }) {
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

function Actions({
  question,
  setOpen,
  done,
}: {
  question: StaffQuestionRowFragment;
  setOpen: (open: Open) => void;
  done: () => void;
}) {
  const t = useTranslations('admin.questions');
  const { fail } = useToasts();
  const show = async () => {
    try {
      await request(ShowQuestionDocument, { id: question.id });
      done();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <div className="flex flex-wrap gap-2 2xl:flex-nowrap">
      {question.hiddenAt === null ? (
        <>
          <Button look="secondary" onClick={() => setOpen({ act: 'answer', question })}>
            {t(question.answer === null ? 'answer' : 'change')}
          </Button>
          <Button look="quiet" onClick={() => setOpen({ act: 'hide', question })}>
            {t('hide')}
          </Button>
        </>
      ) : (
        <Button look="secondary" onClick={() => void show()}>
          {t('show')}
        </Button>
      )}
      <HistoryButton kind="QUESTION" id={question.id} title={question.adTitle} />
    </div>
  );
}
