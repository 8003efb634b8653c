/**
 * What this tab remembers until it is closed: what is typed and not sent, the key of a bid on its way. Where the
 * browser's storage is full or forbidden it is the page alone that remembers, and nothing else breaks.
 */

/** What the storage did not take. */
const ofPage = new Map<string, string>();

function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/** Texts by their names, as `sessionStorage` has them, without what it throws. */
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
