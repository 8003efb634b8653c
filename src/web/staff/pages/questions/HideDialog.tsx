import { useTranslations } from 'use-intl';
import { HideQuestionDocument, type StaffQuestionRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonDialog } from '#web/staff/forms/index.ts';

type Props = { question: StaffQuestionRowFragment; onClose: () => void };

/** Takes a question off its page, with a reason for whoever asked. */
export function HideDialog({ question: { id }, onClose }: Props) {
  const t = useTranslations('admin.questions.hideForm');
  return (
    <ReasonDialog
      name="hide"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={reason => request(HideQuestionDocument, { id, reason })}
      onClose={onClose}
    />
  );
}
