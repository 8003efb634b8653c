import type { Viewer } from '../context.ts';
import { statement } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import type { AccountsParts } from './parts.ts';
import { changePerson } from './people.ts';

/** What the seal on a view is for. */
const VIEW = 'person-view';
/** How long an account may be looked at before that is asked for, and written down, again. */
const VIEW_MS = 30 * 60_000;

type Viewed = { readonly id: string; readonly isBlocked: boolean; readonly now: number };

const find = statement(
  'accounts.findViewed',
  `select id, blocked_at is not null as "isBlocked", clock_timestamp() as now from accounts
   where id = $1 and erased_at is null`,
).byId<Viewed>();

/**
 * Lets staff see an account as its person does, and change nothing: the look is written down in the log and in
 * the person's own file. What it answers their browser brings, worth nothing without their session.
 * @throws AppError NotFound, BadInput when it is oneself
 */
export async function viewPerson(parts: AccountsParts, id: string, actor: Viewer): Promise<string> {
  requireInput(id !== actor.id, 'id');
  await changePerson(parts, id, actor, async () => ({ kind: 'VIEWED' }));
  const { now } = found(await find(parts.database, id));
  return parts.secrets.sign(VIEW, `${actor.id} ${id} ${now + VIEW_MS}`);
}

/** Whom a view shows, as somebody who may do nothing; null where it is over, or is not of this viewer. */
export async function findViewed(parts: AccountsParts, view: string, actor: Viewer): Promise<Viewer | null> {
  if (!actor.permissions.has('Users:update')) return null;
  const [actorId, id = '', until] = ((await parts.secrets.read(VIEW, view)) ?? '').split(' ');
  if (actorId !== actor.id) return null;
  const viewed = await find(parts.database, id);
  if (!viewed || viewed.now >= Number(until)) return null;
  const { isBlocked } = viewed;
  return { id, permissions: new Set(), isFresh: false, isBlocked, viewedUntil: Number(until) };
}
