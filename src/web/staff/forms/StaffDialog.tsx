import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '#web/features/cache/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { useErrorText } from '#web/features/session/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { Button, Dialog, type FieldError, Form, FormAlert } from '#web/ui/index.ts';

/** What is wrong with a field of the form, as the server said. */
export type FieldErrors = (field: string) => FieldError | null;

const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select';

/** The hands are on the keys already: the first field has the focus. A telephone's keyboard stays away. */
function useFirstField() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) ref.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return ref;
}

/**
 * A window with a form: it stays, with all that was typed, until the server has said yes to `act`; then it closes, and
 * all that is shown is asked anew.
 */
export function StaffDialog({
  name,
  title,
  text,
  sendLabel,
  act,
  onClose,
  onDone = onClose,
  width,
  children,
}: {
  name: string;
  title: string;
  text?: ReactNode;
  sendLabel: string;
  act: () => Promise<unknown>;
  /** Closes it, where nothing else is said. */
  onDone?: () => void;
  onClose: () => void;
  width?: 'narrow' | 'wide';
  children?: (errorOf: FieldErrors) => ReactNode;
}) {
  const t = useTranslations('admin.form');
  const textOf = useErrorText();
  const withFresh = useFresh();
  const refresh = useRefresh();
  const fields = useFirstField();
  const [error, setError] = useState<unknown>(null);
  const field = error instanceof RequestError ? error.field : null;

  const errorOf: FieldErrors = asked => {
    if (field === null || field !== asked) return null;
    const isInput = error instanceof RequestError && error.code === 'BadInput';
    return { key: `admin.form.${field}`, text: isInput ? t('wrong') : textOf(error) };
  };
  const send = async () => {
    setError(null);
    try {
      if ((await withFresh(act)) === null) return;
      // First the window goes and gives the focus back, then what is behind it changes.
      onDone();
      void refresh();
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <Dialog name={name} title={title} isOpen onClose={onClose} {...(width ? { width } : {})}>
      <Form onSend={send} className="mt-2 flex flex-col gap-5">
        {isBusy => (
          <>
            {text && <p className="max-w-prose text-14 text-ink-soft">{text}</p>}
            <div ref={fields} className="flex flex-col gap-5 empty:hidden">
              {children?.(errorOf)}
            </div>
            <FormAlert>{error !== null && field === null ? textOf(error) : null}</FormAlert>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" isBusy={isBusy}>
                {sendLabel}
              </Button>
              <Button look="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
