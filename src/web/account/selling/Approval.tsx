import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { AnswerAdApprovalDocument, type MyCarQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { AskedReason } from './AskedReason.tsx';

type Props = {
  readonly file: Pick<NonNullable<MyCarQuery['myConsignment']>, 'tasks' | 'approval'>;
  /** Of the ad that stands below: what is approved is what was read. */
  readonly revision: number;
};

/** The ad that the house has written waits for its owner's word: yes, or what is to change. Then what they said. */
export function Approval({ file: { tasks, approval }, revision }: Props) {
  const t = useTranslations('selling.consigned.approval');
  const send = useSend();
  if (!approval) return null;
  const { id, state, answeredAt } = approval;
  if (id === null || state === 'NOT_ASKED') return null;
  if (state !== 'WAITING')
    return (
      <p data-approval={state} className="text-14 text-ink-soft">
        {t(`said.${state}`, { date: formatDate(answeredAt ?? '') })}
      </p>
    );
  if (!tasks.includes('APPROVE_AD')) return null;
  return (
    <div data-approval={state} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-[560]">{t('title')}</h3>
      <p className="max-w-prose">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Action look="primary" onAct={() => send(AnswerAdApprovalDocument, { id, revision, change: null })}>
          {t('approve')}
        </Action>
        <AskedReason
          {...{ name: 'ask-change', label: t('ask'), text: t('askText'), question: t('change') }}
          act={change => request(AnswerAdApprovalDocument, { id, revision, change })}
        />
        <a href="#in-hand" className="link-line text-14">
          {t('read')}
        </a>
      </div>
    </div>
  );
}
