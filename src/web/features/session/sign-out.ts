import { LogoutDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { switchPushOff } from '../push/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

/** Notifies other tabs through a storage event; they then check their session. */
function tellOtherTabs(): void {
  try {
    localStorage.setItem('signedOut', '');
    localStorage.removeItem('signedOut');
  } catch {
    // Without storage they check when they are visited again.
  }
}

/** Ends the session on this device and loads `path` anew; throws RequestError. */
export async function signOut(path: string): Promise<void> {
  // Clears the kept typed values first, whether or not the server can be reached.
  tabMemory.clear();
  // The next user of this device must not receive this one's notifications; unsupported browsers are ignored.
  await switchPushOff().catch(() => {});
  await request(LogoutDocument, {});
  tellOtherTabs();
  // Loads the page anew, which clears all data of the account.
  location.assign(path);
}
