import { useTranslations } from 'use-intl';
import { ReverseEntryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonButton } from '#web/staff/forms/index.ts';

type Props = { id: string; of: string; isSentBack?: boolean };

/** Undoes a booking by a counter-entry, with a reason; or a transfer that the bank gave back, which is told. */
export function Undo({ id, of, isSentBack = false }: Props) {
  const t = useTranslations('admin.money');
  const act = isSentBack ? 'sentBack' : 'undo';
  return (
    <ReasonButton
      right="Orders:update"
      label={t(`${act}.open`)}
      of={of}
      name={isSentBack ? 'sent-back' : 'undo-entry'}
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      sendLabel={t(`${act}.send`)}
      act={reason => request(ReverseEntryDocument, { id, reason, isSentBack })}
    />
  );
}
