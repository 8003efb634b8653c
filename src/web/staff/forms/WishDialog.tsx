import { useTranslations } from 'use-intl';
import { WRITTEN_WISH_FIELDS, type WrittenWish } from '#shared/fields/index.ts';
import { checkedFields, useErrorText, useForm } from '#web/features/form/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { type ButtonLook, TextArea, TextField } from '#web/ui/index.ts';
import { StaffDialog } from './StaffDialog.tsx';

type Props = {
  name: string;
  title: string;
  text: string;
  sendLabel: string;
  look?: ButtonLook;
  act: (wish: WrittenWish) => Promise<object>;
  /** Returns the message of a refusal about the person; null for the usual one. */
  wordsOf: (code: string) => string | null;
  onDone: () => void;
  onClose: () => void;
};

/** Asks, before acting on a written request, for its date and its reason. */
export function WishDialog({ act, wordsOf, onDone, onClose, ...words }: Props) {
  const t = useTranslations('admin.people.wishes');
  const errorText = useErrorText();
  const form = useForm(
    { wishedOn: '', reason: '' },
    typed => act(checkedFields(WRITTEN_WISH_FIELDS, typed)),
    onDone,
    {
      onRefused: error =>
        form.setAlert((error instanceof RequestError && wordsOf(error.code)) || errorText(error)),
    },
  );
  return (
    <StaffDialog {...words} {...{ form, onClose }}>
      <TextField type="date" label={t('wishedOn')} isRequired {...form.field('wishedOn')} />
      <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
    </StaffDialog>
  );
}
