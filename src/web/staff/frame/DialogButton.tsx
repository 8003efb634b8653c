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

type Put = (id: string, dialog: ReactNode) => void;

const Kept = createContext<Put>(() => {});

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/**
 * Where the windows of buttons stand: one that was opened out of a row stays, with all that was typed in it, when the
 * list is asked anew and its row is in it no more. They go with their page.
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

/** Opens a window that is there only while it is open, and follows what opened it as long as that is there. */
export function useKeptDialog(draw: (close: () => void) => ReactNode, isFirstOpen = false): () => void {
  const id = useId();
  const put = useContext(Kept);
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState(isFirstOpen ? pathname : null);
  // A button may stay where the page is of another thing: the window was of the one before.
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
