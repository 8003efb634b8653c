import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import type { RequestError } from '#web/graphql/index.ts';
import { TextArea } from '#web/ui/index.ts';
import { DialogButton } from '../frame/index.ts';
import { StaffDialog } from './StaffDialog.tsx';

type DialogProps = {
  name: string;
  title: string;
  text: string;
  sendLabel: string;
  look?: ComponentProps<typeof StaffDialog>['look'];
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

type Props = Pick<DialogProps, 'name' | 'text' | 'act'> &
  Partial<Pick<DialogProps, 'title' | 'sendLabel'>> &
  Omit<ComponentProps<typeof DialogButton>, 'dialog'>;

/** A button for what is done to somebody: its window asks before, and for the reason that they will read. */
export function ReasonButton({ name, label, title = label, text, sendLabel = label, act, ...button }: Props) {
  const words = { name, title, text, sendLabel, look: button.look === 'danger' ? button.look : undefined };
  return (
    <DialogButton
      look="quiet"
      label={label}
      dialog={onClose => <ReasonDialog {...words} act={act} onClose={onClose} />}
      {...button}
    />
  );
}

/** What is said at a reason that was refused. */
export const reasonWords = ({ code, field }: RequestError) =>
  code === 'BadInput' && field === 'reason' ? { reason: 'admin.form.reasonNeeded' as const } : null;

function ReasonDialog({ act, onClose, ...words }: DialogProps) {
  const t = useTranslations('admin.form');
  const form = useForm({ reason: '' }, ({ reason }) => act(reason), onClose, {
    wordsOf: reasonWords,
  });
  return (
    <StaffDialog form={form} onClose={onClose} {...words}>
      <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
    </StaffDialog>
  );
}
