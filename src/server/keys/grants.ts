import type { Accounts } from '../accounts/index.ts';
import type { Core } from '../core.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { findClient, type KnownClient, removeGrant } from './oauth-store.ts';

export type OAuthParts = Pick<Core, 'database' | 'publicUrl'> & Pick<Accounts, 'ways'>;

/** What one person may have allowed one application at once, as from several telephones; the oldest ends. */
export const GRANTS_MAX = 20;

/** The application of that number, where its maker may be in the house. */
export const clientOf = async (
  { database }: Pick<OAuthParts, 'database'>,
  id: string,
): Promise<KnownClient | null> => (isUuid(id) ? findClient(database, id) : null);

/** Ends what a person allowed, which they are told; nothing where it has ended already. */
export async function endGrant(parts: OAuthParts, writes: Writes, id: string): Promise<void> {
  const ended = await removeGrant(writes, id);
  if (!ended?.accountId) return;
  const { accountId, name } = ended;
  await parts.ways.tell(writes, accountId, { kind: 'WAY_ENDED', way: 'APPLICATION' }, null);
  await parts.ways.write(writes, accountId, 'applicationEnded', name);
}
