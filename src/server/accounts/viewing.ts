import type { Viewer } from '../context.ts';
import { statement } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import type { AccountsParts } from './parts.ts';
import { changePerson } from './people.ts';

/** The purpose of the signed token of a view. */
const VIEW = 'person-view';
/** How long an account may be viewed before staff must ask again, which is logged again. */
const VIEW_MS = 30 * 60_000;

type Viewed = { readonly id: string; readonly isBlocked: boolean; readonly now: number };

const find = statement(
  'accounts.findViewed',
  `select id, blocked_at is not null as "isBlocked", clock_timestamp() as now from accounts
   where id = $1 and erased_at is null`,
).byId<Viewed>();

/**
 * Lets staff see an account as its person does, read-only. The view is recorded in the audit log and in the person's
 * own file. The token is valid only with the session of the member of staff.
 * @throws AppError NotFound, BadInput for oneself
 */
export async function viewPerson(parts: AccountsParts, id: string, actor: Viewer): Promise<string> {
  requireInput(id !== actor.id, 'id');
  await changePerson(parts, id, actor, async () => ({ kind: 'VIEWED' }));
  const { now } = found(await find(parts.database, id));
  return parts.secrets.sign(VIEW, `${actor.id} ${id} ${now + VIEW_MS}`);
}

/** Returns the viewed person, without permissions; null if the view is over or belongs to another viewer. */
export async function findViewed(parts: AccountsParts, view: string, actor: Viewer): Promise<Viewer | null> {
  if (!actor.permissions.has('Users:update')) return null;
  const [actorId, id = '', until] = ((await parts.secrets.read(VIEW, view)) ?? '').split(' ');
  if (actorId !== actor.id) return null;
  const viewed = await find(parts.database, id);
  if (!viewed || viewed.now >= Number(until)) return null;
  const { isBlocked } = viewed;
  return { id, permissions: new Set(), isFresh: false, isBlocked, viewedUntil: Number(until) };
}
