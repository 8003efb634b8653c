import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HideQuestionDocument, type StaffQuestionRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { TextArea } from '#web/ui/index.ts';

/** Takes a question off its page, with a reason for whoever asked. */
export function HideDialog({
  question,
  onClose,
}: {
  question: StaffQuestionRowFragment;
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const [reason, setReason] = useState('');
  return (
    <StaffDialog
      name="hide"
      title={t('questions.hideForm.title')}
      text={t('questions.hideForm.text')}
      sendLabel={t('questions.hideForm.send')}
      act={() => request(HideQuestionDocument, { id: question.id, reason })}
      onClose={onClose}
    >
      {errorOf => (
        <TextArea
          label={t('form.reason')}
          name="reason"
          isRequired
          rows={3}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={errorOf('reason')}
        />
      )}
    </StaffDialog>
  );
}
