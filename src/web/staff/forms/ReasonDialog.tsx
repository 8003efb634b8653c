import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { TextArea } from '#web/ui/index.ts';
import { StaffDialog } from './StaffDialog.tsx';

type Props = {
  name: string;
  title: string;
  text: string;
  sendLabel: string;
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks before what is done to somebody, and for the reason that they will read. */
export function ReasonDialog({ act, onClose, ...words }: Props) {
  const t = useTranslations('admin.form');
  const form = useForm({ reason: '' }, ({ reason }) => act(reason), onClose);
  return (
    <StaffDialog form={form} onClose={onClose} {...words}>
      <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
    </StaffDialog>
  );
}
