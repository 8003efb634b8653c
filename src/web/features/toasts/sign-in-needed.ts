const listeners = new Set<() => void>();

/** Told when a refusal says that nobody is signed in any more; answers how to stop listening. */
export function whenSignInNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where what was refused is that nobody is signed in any more, tells whoever can ask a person to sign in; false for any
 * other error, and when nobody here can.
 */
export function askToSignIn(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code !== 'Unauthenticated') return false;
  for (const listener of listeners) listener();
  return listeners.size > 0;
}
