import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  type CampaignSheetFragment,
  RemoveCampaignDocument,
  SendCampaignDocument,
  TestCampaignDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { Button } from '#web/ui/index.ts';

type Props = {
  campaign: CampaignSheetFragment;
  /** Something on the page is not saved: what is tried or sent is what is. */
  isChanged: boolean;
  /** What was done, in words. */
  onDone: (words: string) => void;
};

/** Tries a draft on oneself, sends it to all whom it reaches, or throws it away. */
export function Actions({ campaign: { id, version, reach }, isChanged, onDone }: Props) {
  const t = useTranslations('admin.campaigns');
  const send = useSend();
  const go = useNavigate();
  const test = async () => {
    if (await send(TestCampaignDocument, { id })) onDone(t('tested'));
  };
  const remove = async () => {
    if (await send(RemoveCampaignDocument, { id }))
      await go(linkTo('admin/letters', 'fr', {}, { view: 'campaigns' }));
  };
  const persons = reach?.writable ?? 0;
  const count = { count: persons, persons: formatNumber(persons) };
  return (
    <>
      <Action onAct={test} disabled={isChanged}>
        {t('test')}
      </Action>
      {isChanged || persons === 0 ? (
        <Button look="secondary" disabled>
          {t('send')}
        </Button>
      ) : (
        <ConfirmButton
          {...{ look: 'secondary', name: 'send-campaign', label: t('send') }}
          title={t('sendTitle', count)}
          text={t('sendText')}
          sendLabel={t('sendTo', count)}
          act={() => request(SendCampaignDocument, { id, version })}
        />
      )}
      <Action look="danger" onAct={remove}>
        {t('remove')}
      </Action>
    </>
  );
}
