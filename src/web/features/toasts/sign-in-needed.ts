const listeners = new Set<() => void>();

/** Told when a refusal says that nobody is signed in any more; answers how to stop listening. */
export function whenSignInNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whoever can ask a person to sign in; false when nobody here can. */
export function askToSignIn(): boolean {
  for (const listener of listeners) listener();
  return listeners.size > 0;
}
