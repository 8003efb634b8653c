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
  /** Runs once somebody is signed in. */
  action: (person: Person) => void;
  /** Resumes the action after signing in on another page. */
  flag: ReturnFlag | null;
  intent?: SignInFor | undefined;
  /** Whether the session has expired. */
  isAgain?: boolean;
};

export type RequireSession = (
  action: Wanted['action'],
  flag?: ReturnFlag,
  /** Runs if the session cannot be checked; without it the failure is shown. */
  whenUnknown?: () => void,
  intent?: SignInFor,
) => Promise<void>;

const SessionContext = createContext<RequireSession | null>(null);

/**
 * Returns a function that runs an action as the signed-in user, and asks a visitor to sign in first:
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

/** Sends users who return from a provider back to where they were. */
function useReturn(): void {
  const isPerson = usePersonId() !== null;
  useEffect(() => {
    if (!isPerson) return;
    const path = sameSitePath(takeReturnPath(), '');
    if (path !== '' && path !== location.pathname + location.search) location.replace(path);
  }, [isPerson]);
}

/** Checks the session again for a page restored by the browser, and after signing out in another tab. */
function useComingBack(): void {
  useEffect(() => {
    // These listeners live as long as the page.
    addEventListener('pageshow', ({ persisted }) => persisted && recheckMe());
    addEventListener('storage', recheckMe);
  }, []);
}

async function loadAuthDialog() {
  const [{ AuthDialog }] = await Promise.all([import('./AuthDialog.tsx'), loadNamespace('own')]);
  return { AuthDialog };
}

/** Loads the session and provides the sign-in dialog. Rendered once, around the whole page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { fail } = useToasts();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // A wish does not carry over to another page: the dialog links to others, such as the password reset.
  const { pathname } = useLocation();
  const [wantedAt, setWantedAt] = useState(pathname);
  if (wantedAt !== pathname) {
    setWantedAt(pathname);
    setWanted(null);
  }

  const learn = useCatchUp(refreshMe);
  useEffect(() => {
    // Both share one request: the failure is shown once, and retried until it succeeds.
    void learn();
    refreshMe().catch(fail);
  }, [learn, fail]);
  useReturn();
  useComingBack();
  // The session expired: the user signs in here, and repeats what was refused.
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
