import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FormOf, type Telling, useForm } from '#web/features/form/index.ts';
import type { RequestError } from '#web/graphql/index.ts';
import { TextArea } from '#web/ui/index.ts';
import { DialogButton } from '../frame/index.ts';
import { StaffDialog } from './StaffDialog.tsx';

type Words = Omit<ComponentProps<typeof StaffDialog>, 'form' | 'children'>;

type Asked<Values, Result> = Pick<Telling, 'wrongs' | 'wordsOf' | 'onRefused'> & {
  /** The initial values. */
  first: Values | (() => Values);
  act: (typed: Values) => Promise<Result>;
  /** Called after success, once the dialog is closed. */
  onDone?: (result: NonNullable<Result>) => unknown;
  children?: (form: FormOf<Values>) => ReactNode;
};

type Asking = Pick<Words, 'name' | 'text' | 'width'> &
  Partial<Pick<Words, 'title' | 'sendLabel'>> &
  Omit<ComponentProps<typeof DialogButton>, 'dialog'>;

/** A button that opens a dialog with a form; its label is by default also the dialog's title and submit button. */
export function FormButton<Values, Result>({
  label,
  of,
  look,
  isFirstOpen,
  right,
  title = label,
  sendLabel = label,
  ...asked
}: Asking & Asked<Values, Result>) {
  const words = { title, sendLabel, look: look === 'danger' ? look : undefined };
  const dialog = (onClose: () => void) => <FormDialog {...asked} {...words} onClose={onClose} />;
  return <DialogButton {...{ label, of, look, isFirstOpen, right, dialog }} />;
}

function FormDialog<Values, Result>({
  first,
  act: newest,
  onDone,
  children,
  wrongs,
  wordsOf,
  onRefused,
  ...words
}: Words & Asked<Values, Result>) {
  // Runs the action as it was when the dialog opened, which is what was read.
  const [act] = useState(() => newest);
  const done = (result: NonNullable<Result>) => {
    words.onClose();
    return onDone?.(result);
  };
  const form = useForm(first, act, done, { wrongs, wordsOf, onRefused });
  return (
    <StaffDialog form={form} {...words}>
      {children?.(form as FormOf<Values>)}
    </StaffDialog>
  );
}

/** Returns the message of a refused reason. */
export const reasonWords = ({ code, field }: RequestError) =>
  code === 'BadInput' && field === 'reason' ? { reason: 'admin.form.reasonNeeded' as const } : null;

/** A button for an action against somebody: its dialog asks for a reason that they will read. */
export function ReasonButton({ act, ...asking }: Asking & { act: (reason: string) => Promise<unknown> }) {
  const t = useTranslations('admin.form');
  return (
    <FormButton
      look="quiet"
      {...asking}
      first={{ reason: '' }}
      act={({ reason }) => act(reason)}
      wordsOf={reasonWords}
    >
      {({ field }) => <TextArea label={t('reason')} isRequired rows={3} {...field('reason')} />}
    </FormButton>
  );
}

type Confirmed = Asking & { act: () => Promise<unknown>; onDone?: () => unknown };

/** A button for an action that cannot be undone: its dialog says what follows and only asks for confirmation. */
export function ConfirmButton(asking: Confirmed) {
  return <FormButton {...asking} first={{}} />;
}
