import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { NAME_LINK } from '../lots/index.ts';
import { Section } from './Section.tsx';

const SHOWN_MAX = 5;

/** The user's unanswered questions; nothing if there are none. */
export function MyQuestions({ questions }: { questions: MyDashboardQuery['myOpenQuestions'] }) {
  const t = useTranslations('mine.dashboard');
  if (questions.length === 0) return null;
  return (
    <Section title={t('questions')}>
      <ul className="divide-y divide-line border-line border-y">
        {questions.slice(0, SHOWN_MAX).map(({ id, question, questionLanguage, date, car }) => (
          <li key={id} className="flex flex-col gap-1 py-4 text-14">
            <LocaleLink to="car" params={{ slug: car.slug }} className={`display text-18 ${NAME_LINK}`}>
              {carTitle(car)}
            </LocaleLink>
            <p lang={questionLanguage ?? undefined} className="line-clamp-2">
              {question}
            </p>
            <p className="tabular text-ink-soft">{t('asked', { date: formatDate(date) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
