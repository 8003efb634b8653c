import { LogoutDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { switchPushOff } from '../push/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

/** Tabs hear of what another writes there, and ask who is signed in. */
function tellOtherTabs(): void {
  try {
    localStorage.setItem('signedOut', '');
    localStorage.removeItem('signedOut');
  } catch {
    // Storage is switched off: they ask when one comes back to them.
  }
}

/** Ends the session on this device and loads `path` anew; throws RequestError. */
export async function signOut(path: string): Promise<void> {
  // What was typed and kept in this browser goes first, whether the server is reached or not.
  tabMemory.clear();
  // Whoever comes next on this device is told nothing of its person; a browser that knows no messages is no hindrance.
  await switchPushOff().catch(() => {});
  await request(LogoutDocument, {});
  tellOtherTabs();
  // Whatever the pages knew of the person goes with them.
  location.assign(path);
}
