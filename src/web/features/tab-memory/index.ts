/**
 * Memory of this tab until it is closed: unsent typed values, keys of bids under way. If the browser's storage is full
 * or disabled, the page itself remembers, and nothing breaks.
 */

/** What the storage refused. */
const ofPage = new Map<string, string>();

function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/** Texts by name, like `sessionStorage`, but without exceptions. */
export const tabMemory = {
  read: (name: string): string | null => ofPage.get(name) ?? inStorage(storage => storage.getItem(name)),
  keep(name: string, text: string): void {
    ofPage.set(name, text);
    inStorage(storage => {
      storage.setItem(name, text);
      ofPage.delete(name);
    });
  },
  forget(name: string): void {
    ofPage.delete(name);
    inStorage(storage => storage.removeItem(name));
  },
  clear(): void {
    ofPage.clear();
    inStorage(storage => storage.clear());
  },
};
