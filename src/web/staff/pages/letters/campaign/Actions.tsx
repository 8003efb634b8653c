import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  type CampaignSheetFragment,
  RemoveCampaignDocument,
  SendCampaignDocument,
  TestCampaignDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
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
        <DialogButton
          look="secondary"
          label={t('send')}
          dialog={close => <SendDialog {...{ id, version, persons }} onClose={close} />}
        />
      )}
      <Action look="danger" onAct={remove}>
        {t('remove')}
      </Action>
    </>
  );
}

type SendProps = { id: string; version: number; persons: number; onClose: () => void };

function SendDialog({ id, version: newest, persons, onClose }: SendProps) {
  const t = useTranslations('admin.campaigns');
  // What was read when it was opened: other words are not sent unread.
  const [version] = useState(newest);
  const form = useForm({}, () => request(SendCampaignDocument, { id, version }), onClose);
  const count = { count: persons, persons: formatNumber(persons) };
  return (
    <StaffDialog
      name="send-campaign"
      title={t('sendTitle', count)}
      text={t('sendText')}
      sendLabel={t('sendTo', count)}
      form={form}
      onClose={onClose}
    />
  );
}
