import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import type { RequestError } from '#web/graphql/index.ts';
import { TextArea } from '#web/ui/index.ts';
import { DialogButton } from '../frame/index.ts';
import { StaffDialog } from './StaffDialog.tsx';

type Words = Omit<ComponentProps<typeof StaffDialog>, 'form' | 'width' | 'children'>;

type Props = Pick<Words, 'name' | 'text'> &
  Partial<Pick<Words, 'title' | 'sendLabel'>> &
  Omit<ComponentProps<typeof DialogButton>, 'dialog'>;

type AskingProps = Props & { dialog: (words: Words) => ReactNode };

/** A button whose window asks before; both are called by its label, as what sends it, where nothing else is said. */
function AskingButton({
  name,
  label,
  title = label,
  text,
  sendLabel = label,
  dialog,
  ...button
}: AskingProps) {
  const words = { name, title, text, sendLabel, look: button.look === 'danger' ? button.look : undefined };
  return <DialogButton label={label} dialog={onClose => dialog({ ...words, onClose })} {...button} />;
}

/** A button for what is done to somebody: its window asks before, and for the reason that they will read. */
export function ReasonButton({ act, ...asking }: Props & { act: ReasonProps['act'] }) {
  return <AskingButton look="quiet" {...asking} dialog={words => <ReasonDialog {...words} act={act} />} />;
}

/** What is said at a reason that was refused. */
export const reasonWords = ({ code, field }: RequestError) =>
  code === 'BadInput' && field === 'reason' ? { reason: 'admin.form.reasonNeeded' as const } : null;

type ReasonProps = Words & { act: (reason: string) => Promise<unknown> };

function ReasonDialog({ act, ...words }: ReasonProps) {
  const t = useTranslations('admin.form');
  const form = useForm({ reason: '' }, ({ reason }) => act(reason), words.onClose, {
    wordsOf: reasonWords,
  });
  return (
    <StaffDialog form={form} {...words}>
      <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
    </StaffDialog>
  );
}

/** A button for what nobody takes back: its window says what follows, and asks for nothing but that it is meant. */
export function ConfirmButton({ act, onDone, ...asking }: Props & Pick<ConfirmProps, 'act' | 'onDone'>) {
  return <AskingButton {...asking} dialog={words => <ConfirmDialog {...words} {...{ act, onDone }} />} />;
}

type ConfirmProps = Words & { act: () => Promise<unknown>; onDone?: (() => unknown) | undefined };

function ConfirmDialog({ act: newest, onDone, ...words }: ConfirmProps) {
  // What was read when it was opened: nothing is done unread.
  const [act] = useState(() => newest);
  const form = useForm({}, act, () => {
    words.onClose();
    return onDone?.();
  });
  return <StaffDialog form={form} {...words} />;
}
