import { LogoutDocument } from '../../graphql/documents.gen.ts';
import { request } from '../../graphql/index.ts';
import { setMe } from './me.ts';

/** Ends the session on this device; throws RequestError. */
export async function signOut(): Promise<void> {
  await request(LogoutDocument, {});
  setMe({ kind: 'visitor' });
}
