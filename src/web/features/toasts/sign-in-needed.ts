const listeners = new Set<() => void>();

/** Calls the listener when a request is refused for an expired session; returns the unsubscribe function. */
export function whenSignInNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the user to sign in again if the error says that the session has expired. Returns false for any other error, and
 * if nothing can show the dialog.
 */
export function askToSignIn(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code !== 'Unauthenticated') return false;
  for (const listener of listeners) listener();
  return listeners.size > 0;
}
