/**
 * Toasts: their text, kind and duration. Components report what happened (`say`, `warn`, `fail`), never how it is
 * shown.
 */
export { askToSignIn, whenSignInNeeded } from './sign-in-needed.ts';
export { useAct } from './use-act.ts';
export { useToasts } from './use-toasts.ts';
