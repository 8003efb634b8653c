/**
 * What staff do at the written request of a person who cannot sign in: suspended and party to no sale, or without any
 * way in (GDPR, articles 12, 15, 17 and 20). Staff do not see the data: only the holder of the account's confirmed
 * address can read the copy.
 */
import { WRITTEN_WISH_FIELDS, type WrittenWish } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { record } from '../audit/index.ts';
import { requireFields, type Viewer } from '../context.ts';
import { isUuid, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { copyLetter, LIVES_MS } from '../mail/index.ts';
import { copyOf, erasePerson } from './departure.ts';
import { tell } from './history.ts';
import { holdKeepers } from './keepers.ts';
import type { AccountsParts } from './parts.ts';
import { changePerson, permissionsOf, requireOwn } from './people.ts';
import { findPerson, type Person } from './people-store.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a copy can be read by its link: the lifetime of its letter. */
const COPY_DAYS = LIVES_MS.copy / 86_400_000;

const putLink = statement(
  'copies.put',
  `insert into data_copies (account_id, token_hash, email, expires_at)
   values ($1, $2, $3, clock_timestamp() + interval '${COPY_DAYS} days')
   on conflict (account_id) do update
     set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
).run<[accountId: string, hash: Buffer, email: string]>();

/** Returns the account whose copy a link shows, while the letter's address is still theirs. */
const findReader = statement(
  'copies.reader',
  `select p.id from data_copies c join accounts p on p.id = c.account_id
   where c.token_hash = $1 and c.expires_at > clock_timestamp() and p.erased_at is null
     and p.email_confirmed_at is not null and lower(p.email) = lower(c.email)`,
).value<{ id: string }, [hash: Buffer], Reads>('id');

/** @throws AppError NotFound; BadInput with the wrong field, `id` for oneself */
function requireWish(
  { clock }: AccountsParts,
  id: string,
  given: WrittenWish,
  actor: Viewer,
): Readonly<WrittenWish> {
  found(isUuid(id) ? id : null);
  requireInput(id !== actor.id, 'id');
  const wish = requireFields(WRITTEN_WISH_FIELDS, given);
  requireInput(wish.wishedOn <= parisDay(clock()), 'wishedOn');
  return wish;
}

/**
 * Sends a person's confirmed address the link to the copy of their data; an earlier link ends.
 * @throws AppError NotFound, BadInput, RateLimited; EmailNotConfirmed; Forbidden for a person with permissions that the
 * actor lacks
 */
export async function sendCopy(
  parts: AccountsParts,
  id: string,
  given: WrittenWish,
  actor: Viewer,
): Promise<Person> {
  const { wishedOn, reason } = requireWish(parts, id, given, actor);
  await parts.limits.take('confirmation', id);
  return changePerson(
    parts,
    id,
    actor,
    async (writes, person) => {
      requireOwn(actor, permissionsOf(person));
      if (!person.isEmailConfirmed) throw new AppError('EmailNotConfirmed');
      const { token, hash } = newToken();
      await putLink(writes, id, hash, person.email);
      const path = linkTo('auth/dataCopy', localeOf(person.language), {}, { token });
      const link = new URL(path, parts.publicUrl).href;
      const letter = copyLetter(person, link, { wishedOn, days: COPY_DAYS });
      await parts.mail.send(writes, { ...letter, goodUntil: parts.clock() + LIVES_MS.copy });
      await tell(parts, writes, id, { kind: 'COPY_SENT' }, null);
      return { kind: 'COPY_SENT', after: { wishedOn }, reason };
    },
    holdKeepers,
  );
}

/** Returns the copy of a letter's link, made anew; null if it is unknown or expired. @throws AppError RateLimited */
export async function readCopy(parts: AccountsParts, token: string): Promise<string | null> {
  const id = await findReader(parts.database, hashToken(token));
  return id === null ? null : copyOf(parts, id);
}

/**
 * Erases a person as they would have done it themselves. The reason is only in the letter: the audit log is permanent
 * and records only who did it and the day of the request.
 * @throws AppError NotFound, BadInput; Forbidden for a person with permissions that the actor lacks; what `erasePerson`
 * throws
 */
export async function eraseAtWish(
  parts: AccountsParts,
  id: string,
  given: WrittenWish,
  actor: Viewer,
): Promise<void> {
  const wish = requireWish(parts, id, given, actor);
  await parts.database.transaction(async writes => {
    await requireLesser(writes, id, actor);
    await erasePerson(parts, writes, id, wish);
    await record(writes, {
      ...{ actorId: actor.id, action: 'account.erased', subjectId: id, subjectName: id.slice(0, 8) },
      after: { wishedOn: wish.wishedOn },
    });
  });
}

/** Checks the permissions, and locks them against changes. @throws AppError NotFound, Forbidden */
async function requireLesser(writes: Writes, id: string, actor: Viewer): Promise<void> {
  await holdKeepers(writes);
  requireOwn(actor, permissionsOf(found(await findPerson(writes, id))));
}
