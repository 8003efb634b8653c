import type { Accounts } from '../accounts/index.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { removeGrant } from './oauth-store.ts';

export type OAuthParts = Pick<Core, 'database' | 'publicUrl'> & Pick<Accounts, 'ways'>;

/** The most grants of one person to one application, for instance from several telephones; the oldest ends. */
export const GRANTS_MAX = 20;

/** Ends a person's grant and informs them; does nothing where it has ended already. */
export async function endGrant(parts: OAuthParts, writes: Writes, id: string): Promise<void> {
  const ended = await removeGrant(writes, id);
  if (!ended?.accountId) return;
  const { accountId, name } = ended;
  await parts.ways.tell(writes, accountId, { kind: 'WAY_ENDED', way: 'APPLICATION' }, null);
  await parts.ways.write(writes, accountId, 'applicationEnded', name);
}
