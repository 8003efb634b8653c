import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/index.ts';
import { useKeptDialog } from './KeptDialogs.tsx';
import { useCan } from './staff.ts';

type Props = {
  label: string;
  /** Which row's it is, for those who hear it among its like. */
  of?: string | undefined;
  dialog: (close: () => void) => ReactNode;
  /** It is open when its page comes. */
  isFirstOpen?: boolean | undefined;
  /** It is there only for those who have this permission. */
  right?: string | undefined;
  look?: ButtonLook | undefined;
};

/** A button that opens a window, which is there only while it is open. */
export function DialogButton({ label, of, dialog, look = 'primary', isFirstOpen = false, right }: Props) {
  const may = useCan(right);
  const open = useKeptDialog(dialog, isFirstOpen && may);
  if (!may) return null;
  return (
    <Button look={look} onClick={open}>
      {label}
      {of && <span className="sr-only">{`, ${of}`}</span>}
    </Button>
  );
}

/** The same, as the name of a row. */
export function DialogName({ label, dialog }: Pick<Props, 'label' | 'dialog'>) {
  return (
    <button
      type="button"
      onClick={useKeptDialog(dialog)}
      className="min-h-9 text-left font-[560] text-link underline-offset-4 hover:underline"
    >
      {label}
    </button>
  );
}
