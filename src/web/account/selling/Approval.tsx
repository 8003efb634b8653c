import { useTranslations } from 'use-intl';
import { useRefresh, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { AnswerAdApprovalDocument, type MyCarQuery } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { AskedReason } from './AskedReason.tsx';

type Props = {
  readonly file: Pick<NonNullable<MyCarQuery['myConsignment']>, 'tasks' | 'approval'>;
  /** The revision of the ad shown, so that exactly what was read is approved. */
  readonly revision: number;
  /** Whether the ad is public already. */
  readonly isOnline: boolean;
};

/** The owner's approval of the ad written by the house: yes, or changes. Then their answer. */
export function Approval({ file: { tasks, approval }, revision, isOnline }: Props) {
  const t = useTranslations('selling.consigned.approval');
  const send = useSend();
  const refresh = useRefresh();
  if (!approval) return null;
  const { id, state, answeredAt, isNoted } = approval;
  if (id === null || state === 'NOT_ASKED') return null;
  if (state !== 'WAITING')
    return (
      <p data-approval={state} className="text-14 text-ink-soft">
        {t(`said.${state === 'APPROVED' && isNoted ? 'NOTED' : state}`, {
          date: formatDate(answeredAt ?? ''),
        })}
      </p>
    );
  if (!tasks.includes('APPROVE_AD')) return null;
  const approve = () =>
    send(AnswerAdApprovalDocument, { id, revision, change: null }).catch(async refusal => {
      // The ad has changed since: it is refetched to be read again.
      if (refusal instanceof RequestError && refusal.code === 'StaleVersion') await refresh();
      throw refusal;
    });
  return (
    <div data-approval={state} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-[560]">{t(isOnline ? 'online.title' : 'title')}</h3>
      <p className="max-w-prose">{t(isOnline ? 'online.text' : 'text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Action look="primary" onAct={approve}>
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
