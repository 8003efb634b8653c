import { useTranslations } from 'use-intl';
import { ReverseEntryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';

/** Undoes a booking by a counter-entry, with a reason. */
export function Undo({ id, of }: { id: string; of: string }) {
  const t = useTranslations('admin.money.undo');
  return (
    <DialogButton
      right="Orders:update"
      look="quiet"
      label={t('open')}
      of={of}
      dialog={onClose => (
        <ReasonDialog
          name="undo-entry"
          title={t('title')}
          text={t('text')}
          sendLabel={t('send')}
          act={reason => request(ReverseEntryDocument, { id, reason })}
          onClose={onClose}
        />
      )}
    />
  );
}
