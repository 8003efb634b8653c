/**
 * What the site says in passing: which sentence, of which kind, for how long. Components tell what happened
 * (`say`, `warn`, `fail`) and never how it is shown.
 */
export { askToSignIn, whenSignInNeeded } from './sign-in-needed.ts';
export { useAct } from './use-act.ts';
export { useToasts } from './use-toasts.ts';
