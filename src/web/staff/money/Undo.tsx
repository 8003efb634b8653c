import { useTranslations } from 'use-intl';
import { ReverseEntryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonButton } from '#web/staff/forms/index.ts';

type Props = { id: string; of: string; isSentBack?: boolean };

/** Undoes a booking by a counter-entry, with a reason; or a transfer that the bank gave back, which is told. */
export function Undo({ id, of, isSentBack = false }: Props) {
  const t = useTranslations(isSentBack ? 'admin.money.sentBack' : 'admin.money.undo');
  return (
    <ReasonButton
      right="Orders:update"
      label={t('open')}
      of={of}
      name={isSentBack ? 'sent-back' : 'undo-entry'}
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={reason => request(ReverseEntryDocument, { id, reason, isSentBack })}
    />
  );
}
