import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Button, type ButtonLook } from '#web/ui/index.ts';
import { useCan } from './sections.ts';

type Props = {
  label: string;
  /** The row's name, for screen readers. */
  of?: string | undefined;
  dialog: (close: () => void) => ReactNode;
  /** Whether the dialog is open when the page loads. */
  isFirstOpen?: boolean | undefined;
  /** The permission required; without it the button is hidden. */
  right?: string | undefined;
  look?: ButtonLook | undefined;
};

/** A button with its dialog, which is mounted only while it is open. */
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

/** The same as the name of a row. */
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

type Put = (id: string, dialog: ReactNode) => void;

const Kept = createContext<Put>(() => {});

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/**
 * Renders the dialogs of buttons outside the lists: a dialog opened from a row stays, with its typed values, when a
 * refetched list no longer contains the row. A navigation closes them.
 */
export function KeptDialogs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(NONE);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(NONE);
  }
  const put = useCallback<Put>((id, dialog) => {
    setOpen(before => {
      const after = new Map(before);
      if (dialog === null) after.delete(id);
      else after.set(id, dialog);
      return after;
    });
  }, []);
  return (
    <Kept value={put}>
      {children}
      {[...open].map(([id, dialog]) => (
        <Fragment key={id}>{dialog}</Fragment>
      ))}
    </Kept>
  );
}

/** Returns a function that opens a dialog; the dialog updates with its opener as long as that is mounted. */
export function useKeptDialog(draw: (close: () => void) => ReactNode, isFirstOpen = false): () => void {
  const id = useId();
  const put = useContext(Kept);
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState(isFirstOpen ? pathname : null);
  // A button may stay mounted when the page shows another thing: the dialog belonged to the previous one.
  if (openOn !== null && openOn !== pathname) setOpenOn(null);
  useEffect(() => {
    if (openOn !== pathname) return;
    put(
      id,
      draw(() => {
        setOpenOn(null);
        put(id, null);
      }),
    );
  });
  return () => setOpenOn(pathname);
}
