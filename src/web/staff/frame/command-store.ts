type Window = 'commands' | 'keys' | null;

let shown: Window = null;
const listeners = new Set<() => void>();

export function showWindow(next: Window): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const shownWindow = (): Window => shown;

export function followWindow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the field in which everything of the staff application is found by its name. */
export const openCommands = (): void => showWindow('commands');
