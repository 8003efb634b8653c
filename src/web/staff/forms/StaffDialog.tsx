import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FormOf } from '#web/features/form/index.ts';
import { type ButtonLook, Dialog, Form, FormEnd } from '#web/ui/index.ts';

const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select';

/** Focuses the first field for keyboard users; on a phone the keyboard stays hidden. */
function useFirstField() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) ref.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return ref;
}

/** A dialog with a form; it stays open, with the typed values, until the server accepts them. */
export function StaffDialog({
  name,
  title,
  text,
  sendLabel,
  look,
  form: { send, alert },
  onClose,
  width = 'narrow',
  children,
}: {
  name: string;
  title: string;
  text?: ReactNode;
  sendLabel: string;
  /** The look of the submit button. */
  look?: ButtonLook | undefined;
  form: Pick<FormOf<unknown>, 'send' | 'alert'>;
  onClose: () => void;
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}) {
  const t = useTranslations('admin.form');
  const fields = useFirstField();
  return (
    <Dialog name={name} title={title} isOpen onClose={onClose} width={width}>
      <Form onSend={send} className="mt-2 flex flex-col gap-5">
        {text && <p className="max-w-prose text-14 text-ink-soft">{text}</p>}
        <div ref={fields} className="flex flex-col gap-5 empty:hidden">
          {children}
        </div>
        <FormEnd alert={alert} send={sendLabel} look={look} back={t('cancel')} onBack={onClose} />
      </Form>
    </Dialog>
  );
}
