/**
 * What staff do for somebody who cannot come in and has asked for it in writing: who is suspended and never bought or
 * sold here, who lost every way in (GDPR, articles 12, 15, 17 and 20). Staff read none of it: a copy is read by who
 * holds the address that the account has proven.
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

/** How long a copy can be read by its link: as long as the letter that proves an address is good. */
const COPY_DAYS = LIVES_MS.copy / 86_400_000;

const putLink = statement(
  'copies.put',
  `insert into data_copies (account_id, token_hash, email, expires_at)
   values ($1, $2, $3, clock_timestamp() + interval '${COPY_DAYS} days')
   on conflict (account_id) do update
     set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
).run<[accountId: string, hash: Buffer, email: string]>();

/** Whose copy a link reads, while its address is still theirs. */
const findReader = statement(
  'copies.reader',
  `select p.id from data_copies c join accounts p on p.id = c.account_id
   where c.token_hash = $1 and c.expires_at > clock_timestamp() and p.erased_at is null
     and p.email_confirmed_at is not null and lower(p.email) = lower(c.email)`,
).value<{ id: string }, [hash: Buffer], Reads>('id');

/** @throws AppError NotFound; BadInput with the field that is wrong, `id` where it is oneself */
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
 * Writes to somebody's own proven address with the link to the copy of their data, which ends the one before.
 * @throws AppError NotFound, BadInput, RateLimited; EmailNotConfirmed; Forbidden for who may do what the actor may not
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

/** The copy that a letter's link reads, made anew; null where it is none, or too old. @throws AppError RateLimited */
export async function readCopy(parts: AccountsParts, token: string): Promise<string | null> {
  const id = await findReader(parts.database, hashToken(token));
  return id === null ? null : copyOf(parts, id);
}

/**
 * Erases somebody as they would have done it themselves. The reason stands in the letter and nowhere else: the log,
 * which is never changed, says by whom it was done and on what day they had written.
 * @throws AppError NotFound, BadInput; Forbidden for who may do what the actor may not; what `erasePerson` refuses
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

/** Nobody gives or takes permissions meanwhile. @throws AppError NotFound, Forbidden */
async function requireLesser(writes: Writes, id: string, actor: Viewer): Promise<void> {
  await holdKeepers(writes);
  requireOwn(actor, permissionsOf(found(await findPerson(writes, id))));
}
