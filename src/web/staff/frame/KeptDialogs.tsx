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
