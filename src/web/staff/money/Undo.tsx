import { useTranslations } from 'use-intl';
import { ReverseEntryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonButton } from '#web/staff/forms/index.ts';

/** Undoes a booking by a counter-entry, with a reason. */
export function Undo({ id, of }: { id: string; of: string }) {
  const t = useTranslations('admin.money.undo');
  return (
    <ReasonButton
      right="Orders:update"
      label={t('open')}
      of={of}
      name="undo-entry"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={reason => request(ReverseEntryDocument, { id, reason })}
    />
  );
}
