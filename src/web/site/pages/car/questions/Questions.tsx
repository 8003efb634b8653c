import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { meNow, type Person, usePersonId } from '#web/features/session/index.ts';
import { MyQuestionsDocument, type QuestionTextFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatDateTime, loadNamespace } from '#web/i18n/index.ts';
import { ReportButton } from '#web/site/reports/index.ts';
import { Disclosure, Photo } from '#web/ui/index.ts';
import { AskButton } from './AskButton.tsx';
import type { Asking } from './use-asking.ts';

type Props = {
  uuid: string;
  /** null on an ad without an auction. */
  auctionId: string | null;
  questions: readonly QuestionTextFragment[];
  isOver: boolean;
  asking: Asking;
};

async function loadContactDetails() {
  const [{ ContactDetailsDialog }] = await Promise.all([
    import('./ContactDetailsDialog.tsx'),
    loadNamespace('own'),
  ]);
  return { ContactDetailsDialog };
}

/** The questions to the seller, newest first, with the user's own unanswered ones. */
export function Questions({ uuid, auctionId, questions, isOver, asking }: Props) {
  const t = useTranslations('ad.questions');
  const [mine, setMine] = useMyQuestions(uuid, asking.setOwn);
  const [nameless, setNameless] = useState<Person | null>(null);
  const isAsking = asking.isAsking && !isOver;
  const question = useOnDemand(isAsking, () => import('./QuestionDialog.tsx'), asking.close);
  const details = useOnDemand(nameless !== null, loadContactDetails, () => setNameless(null));
  const handleAsked = (asked: QuestionTextFragment) => {
    setMine([asked, ...mine]);
    const me = meNow();
    if (me.kind === 'person' && !me.person.phone) setNameless(me.person);
  };
  const answered = new Set(questions.map(({ id }) => id));
  const waiting = mine.filter(({ id }) => !answered.has(id));
  const all = [...questions, ...waiting].sort((one, other) => (one.date < other.date ? 1 : -1));
  // On a gone car's ad an empty list is hidden; an auction shows it.
  if (auctionId === null && isOver && all.length === 0) return null;
  return (
    // On an ad it is no section of its own: there the contact block serves for questions (spec §4).
    <section
      data-section={auctionId === null ? undefined : 'questions'}
      id="questions"
      className="flex flex-col gap-4"
    >
      {/* The key opens it with the first question, even if that arrives later. */}
      <Disclosure
        key={all.length > 0 ? 'asked' : 'none'}
        level={2}
        isOpenAtFirst={all.length > 0}
        title={`${t('title')} (${all.length})`}
      >
        {all.length > 0 ? <QuestionList questions={all} /> : <p className="text-ink-soft">{t('none')}</p>}
      </Disclosure>
      {!isOver && (
        <AskButton uuid={uuid} className="self-start" onAsk={asking.isOwn ? null : asking.ask}>
          {t('ask')}
        </AskButton>
      )}
      {question && (
        <question.QuestionDialog
          isOpen={isAsking}
          uuid={uuid}
          auctionId={auctionId}
          onClose={asking.close}
          onAsked={handleAsked}
        />
      )}
      {details && <details.ContactDetailsDialog person={nameless} onClose={() => setNameless(null)} />}
    </section>
  );
}

function QuestionList({ questions }: { questions: readonly QuestionTextFragment[] }) {
  return (
    <ul className="flex flex-col gap-6">
      {questions.map(question => (
        <li key={question.id}>
          <QuestionText question={question} />
          {question.answer !== null && <ReportButton subject="QUESTION" id={question.id} />}
        </li>
      ))}
    </ul>
  );
}

function QuestionText({ question }: { question: QuestionTextFragment }) {
  const t = useTranslations('ad.questions');
  const { firstName, lastName } = question.user;
  // The asker's own view has the full name; it is shortened here as others see it.
  const shown = lastName && question.answer === null ? `${[...lastName][0]}.` : lastName;
  const name = [firstName, shown].filter(Boolean).join(' ');
  return (
    <article className="flex flex-col gap-2 text-ink">
      <p className="text-12 text-ink-soft">{t('by', { name, date: formatDate(question.date) })}</p>
      <p lang={question.questionLanguage ?? undefined} className="whitespace-pre-line font-[520]">
        {question.question}
      </p>
      {question.answer === null ? (
        <p className="text-14 text-ink-soft">{t('awaiting')}</p>
      ) : (
        <div className="border-line border-l-2 pl-4">
          <p className="text-12 text-ink-soft">
            {t('answer', {
              isHouse: String(question.isHouseAnswer),
              date: formatDate(question.answerDate ?? question.date),
            })}
            {question.answerEditedAt && (
              <span data-edited="">
                {' '}
                · {t('answerEdited', { date: formatDateTime(question.answerEditedAt) })}
              </span>
            )}
          </p>
          <p lang={question.answerLanguage ?? undefined} className="whitespace-pre-line">
            {question.answer}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {question.photos.map(photo => (
              <Photo
                key={photo.url}
                source={photo}
                alt=""
                sizes="160px"
                className="aspect-[3/2] w-40 rounded-box"
              />
            ))}
          </div>
        </div>
      )}
    </article>
  );
}

const NONE: readonly QuestionTextFragment[] = [];

/** Loads the questions without an answer, for the asker and the seller, and whether the car is the user's. */
function useMyQuestions(uuid: string, setOwn: Asking['setOwn']) {
  const personId = usePersonId();
  const [mine, setMine] = useState(NONE);
  useEffect(() => {
    setOwn(false);
    if (personId === null) return setMine(NONE);
    request(MyQuestionsDocument, { uuid }).then(
      ({ myQuestions, myCar }) => {
        setMine(myQuestions);
        setOwn(myCar !== null);
      },
      () => {},
    );
  }, [personId, uuid, setOwn]);
  return [mine, setMine] as const;
}
