import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { StaffQuestionsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, List, staffMeta } from '#web/staff/frame/index.ts';
import { optionsOf } from '#web/ui/index.ts';
import { Actions, Age, Asked } from './cells.tsx';

const STATES = ['OPEN', 'ANSWERED', 'HIDDEN', 'FLAGGED'] as const;

export const meta = staffMeta(t => t('admin.questions.title'));

/** What people ask: those who wait first, each with how long they have. */
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
