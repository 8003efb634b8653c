import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useCatchUp } from '#web/graphql/index.ts';
import { loadNamespace } from '#web/i18n/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { useToasts, whenSignInNeeded } from '../toasts/index.ts';
import { changesNow, meNow, type Person, recheckMe, refreshMe, useFromMe, usePersonId } from './me.ts';
import { type ReturnFlag, type SignInFor, sameSitePath, takeReturnPath, withFlag } from './return-path.ts';

type Wanted = {
  /** What to do as soon as somebody is signed in. */
  action: (person: Person) => void;
  /** Brings the action back when signing in led away from the page. */
  flag: ReturnFlag | null;
  intent?: SignInFor | undefined;
  /** Somebody was signed in, and is no more. */
  isAgain?: boolean;
};

export type RequireSession = (
  action: Wanted['action'],
  flag?: ReturnFlag,
  /** What to do where it can't be learned who is there; without it the failure is told. */
  whenUnknown?: () => void,
  intent?: SignInFor,
) => Promise<void>;

const SessionContext = createContext<RequireSession | null>(null);

/**
 * Runs an action as the person who is signed in, and asks a visitor to sign in first:
 * `requireSession(person => …, 'fromAuth')`.
 */
export function useRequireSession(intent?: SignInFor): RequireSession {
  const requireSession = useContext(SessionContext);
  if (!requireSession) throw new Error('The page has no SessionProvider');
  return useCallback(
    (action, flag, whenUnknown) => requireSession(action, flag, whenUnknown, intent),
    [requireSession, intent],
  );
}

/** Who came back from a provider goes on where they left. */
function useReturn(): void {
  const isPerson = usePersonId() !== null;
  useEffect(() => {
    if (!isPerson) return;
    const path = sameSitePath(takeReturnPath(), '');
    if (path !== '' && path !== location.pathname + location.search) location.replace(path);
  }, [isPerson]);
}

/** A page that the browser kept whole, or stood in another tab while its person signed out there, asks again. */
function useComingBack(): void {
  useEffect(() => {
    // For as long as the page is there: nothing takes them away.
    addEventListener('pageshow', ({ persisted }) => persisted && recheckMe());
    addEventListener('storage', recheckMe);
  }, []);
}

async function loadAuthDialog() {
  const [{ AuthDialog }] = await Promise.all([import('./AuthDialog.tsx'), loadNamespace('own')]);
  return { AuthDialog };
}

/** Learns who is signed in and keeps the dialog for signing in. Once a page, around everything. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { fail } = useToasts();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // What was wanted on one page is not done on the next: the dialog leads to others, as to a new password.
  const { pathname } = useLocation();
  const [wantedAt, setWantedAt] = useState(pathname);
  if (wantedAt !== pathname) {
    setWantedAt(pathname);
    setWanted(null);
  }

  const learn = useCatchUp(refreshMe);
  useEffect(() => {
    // One question to both: it is told once that nobody answers, and asked until somebody does.
    void learn();
    refreshMe().catch(fail);
  }, [learn, fail]);
  useReturn();
  useComingBack();
  // A session that ended meanwhile: its person signs in here, and does again what was refused.
  useEffect(
    () =>
      whenSignInNeeded(() => {
        setWanted({ action: () => {}, flag: null, isAgain: meNow().kind === 'person' });
      }),
    [],
  );

  const requireSession = useCallback<RequireSession>(
    async (action, flag, whenUnknown, intent) => {
      try {
        const me = meNow().kind === 'unknown' ? await refreshMe() : meNow();
        if (me.kind === 'person') action(me.person);
        else setWanted({ action, intent, flag: flag ?? null });
      } catch (error) {
        if (whenUnknown) whenUnknown();
        else fail(error);
      }
    },
    [fail],
  );
  const auth = useOnDemand(wanted !== null, loadAuthDialog, () => setWanted(null));
  const dialog = useMemo(
    () =>
      auth && (
        <auth.AuthDialog
          isOpen={wanted !== null}
          isAgain={wanted?.isAgain}
          intent={wanted?.intent}
          onClose={() => setWanted(null)}
          onSignedIn={person => {
            takeReturnPath();
            setWanted(null);
            wanted?.action(person);
          }}
          returnPath={() => withFlag(location.pathname + location.search, wanted?.flag ?? null)}
        />
      ),
    [wanted, auth],
  );

  return (
    <SessionContext value={requireSession}>
      <Fragment key={useFromMe(changesNow)}>{children}</Fragment>
      {dialog}
    </SessionContext>
  );
}
