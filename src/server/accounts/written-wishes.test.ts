import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parisDay } from '#shared/words/paris.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';

let house: TestHouse;
let admin: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.guest({ permissions: ['Users:update', 'Leads:read'], firstName: 'Solène' });
});
afterAll(() => house[Symbol.asyncDispose]());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const COPY = 'mutation($id: ID!, $wish: WrittenWishInput!) { sendPersonCopy(id: $id, wish: $wish) { id } }';
const ERASE = 'mutation($id: ID!, $wish: WrittenWishInput!) { erasePerson(id: $id, wish: $wish) }';
const READ = 'query($t: String!) { dataCopy(token: $t) }';
const BLOCK = 'mutation($id: ID!) { blockPerson(id: $id, reason: "Bids without meaning them") { id } }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const CHANGES = 'query($id: ID!) { person(id: $id) { changes { kind actorName reason } } }';

const today = () => parisDay(Date.now());
const wish = (of: object = {}) => ({
  wishedOn: today(),
  reason: 'A letter, signed as on the contract',
  ...of,
});

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

/** Somebody whom the house keeps out, and who never bought or sold: no way of theirs opens the account. */
async function suspended(of: { email?: string; firstName?: string } = {}) {
  const person = await house.guest(of);
  const id = await idOf(person);
  expect(await admin.codeOf(BLOCK, { id })).toBeNull();
  expect(await house.visitor().codeOf(LOGIN, { e: person.email, p: PASSWORD })).toBe('AccountSuspended');
  return { person, id };
}

async function read(token: string): Promise<string | null> {
  const { data } = await house.visitor().ask(READ, { t: token });
  return (data as unknown as { dataCopy: string | null }).dataCopy;
}

/** What a written wish leaves in the house's log. */
const logged = (id: string) =>
  house.db.owner<{ action: string; subject_name: string; after: object; reason: string | null }>(
    "select action, subject_name, after, reason from audit_entries where subject_id = $1 and action <> 'account.blocked'",
    [id],
  );

describe('a copy of the data of somebody who cannot come in', () => {
  it('goes by a link to their own address, and is the one that they would take themselves', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const person = await house.guest({ email: 'kept-out@calandre.test', firstName: 'Agathe' });
    const id = await idOf(person);
    await person.ask(BID, { i: { auctionId, bid: 1_000, maxBid: 7_777, isAuctionCGVAccepted: true } });
    const own = JSON.parse(((await person.ask('{ myData }')).data as unknown as { myData: string }).myData);
    await admin.ask(BLOCK, { id });
    const answer = await admin.ask(COPY, { id, wish: wish() });
    expect(answer.data).toEqual({ sendPersonCopy: { id } });
    const letter = await openLetter(house, person.email);
    expect(letter.text).toContain('/auth/dataCopy?token=');
    const copy = JSON.parse((await read(tokenIn(letter))) ?? '');
    expect(Object.keys(copy)).toEqual(Object.keys(own));
    expect(copy.bids).toEqual(own.bids);
    expect(JSON.stringify(copy.bids)).toContain('7777');
    expect(copy.account.changedByStaff).toMatchObject([{ kind: 'BLOCKED' }, { kind: 'COPY_SENT' }]);
    // It can be read again while it is good, for the browser may have lost it, and is told to nobody but by its letter.
    expect(await read(tokenIn(letter))).not.toBeNull();
    expect(await read('x')).toBeNull();
  });

  it('is shown to nobody of staff: not by the act, the letters or the log', async () => {
    const { person, id } = await suspended();
    await admin.ask(COPY, { id, wish: wish() });
    const token = tokenIn(await openLetter(house, person.email));
    const { data } = await admin.ask(
      '{ staffLetters { letters { subject to } } auditEntries { entries { action } } }',
    );
    expect(JSON.stringify(data)).not.toContain(token);
    const [kept] = await house.db.owner('select c::text from data_copies c where account_id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await admin.ask(CHANGES, { id })).data).toMatchObject({
      person: { changes: [{ kind: 'COPY_SENT', actorName: 'Solène Mercier', reason: wish().reason }, {}] },
    });
    expect(await logged(id)).toEqual([
      {
        action: 'account.copySent',
        subject_name: id.slice(0, 8),
        after: { wishedOn: today() },
        reason: null,
      },
    ]);
  });

  it('goes to no address that is not proven, and not to one that the account has left', async () => {
    const { person, id } = await suspended();
    await admin.ask(COPY, { id, wish: wish() });
    const token = tokenIn(await openLetter(house, person.email));
    await house.db.owner('update accounts set email_confirmed_at = null where id = $1', [id]);
    expect(await read(token)).toBeNull();
    expect(await admin.codeOf(COPY, { id, wish: wish() })).toBe('EmailNotConfirmed');
    await house.db.owner(
      "update accounts set email_confirmed_at = now(), email = 'new@calandre.test' where id = $1",
      [id],
    );
    expect(await read(token)).toBeNull();
  });

  it('is good for three days, until the next one, and until all ways in end', async () => {
    const { person, id } = await suspended();
    const send = async () => {
      await admin.ask(COPY, { id, wish: wish() });
      return tokenIn(await openLetter(house, person.email));
    };
    const first = await send();
    const second = await send();
    expect([await read(first), typeof (await read(second))]).toEqual([null, 'string']);
    await house.db.owner(
      "update data_copies set expires_at = now() - interval '1 second' where account_id = $1",
      [id],
    );
    expect(await read(second)).toBeNull();
    await house.rooms.accounts.sweep();
    expect(await house.db.owner('select from data_copies where account_id = $1', [id])).toEqual([]);
    const third = await send();
    await house
      .visitor()
      .ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: person.email });
    const reset = 'mutation($t: String!) { resetPassword(token: $t, password: "Encore-Un-Autre-2") }';
    expect(
      await house.visitor().codeOf(reset, { t: tokenIn(await openLetter(house, person.email)) }),
    ).toBeNull();
    expect(await read(third)).toBeNull();
  });
});

describe('erasing somebody who cannot come in', () => {
  it('is the erasure that they would have done themselves, and is written to them', async () => {
    const { person, id } = await suspended({ email: 'forgotten@calandre.test', firstName: 'Quentin' });
    await admin.ask(COPY, { id, wish: wish() });
    const token = tokenIn(await openLetter(house, person.email));
    expect((await admin.ask(ERASE, { id, wish: wish({ wishedOn: '2026-01-05' }) })).data).toEqual({
      erasePerson: true,
    });
    const letter = await openLetter(house, person.email);
    expect(letter.subject).toBe('Votre compte est supprimé');
    for (const said of ['5 janvier 2026', wish().reason]) expect(letter.text).toContain(said);
    expect(await read(token)).toBeNull();
    const [left] = await house.db.owner(
      'select email, first_name, erased_at is not null as erased from accounts where id = $1',
      [id],
    );
    expect(left).toEqual({ email: null, first_name: '', erased: true });
    expect(await house.db.owner('select from account_changes where account_id = $1', [id])).toEqual([]);
    expect((await admin.ask(CHANGES, { id })).data).toEqual({ person: null });
    expect((await logged(id)).at(-1)).toEqual({
      action: 'account.erased',
      subject_name: id.slice(0, 8),
      after: { wishedOn: '2026-01-05' },
      reason: null,
    });
    expect(await admin.codeOf(ERASE, { id, wish: wish() })).toBe('NotFound');
  });

  it('waits for all that their own waits for, and says which', async () => {
    const person = await house.guest();
    const id = await idOf(person);
    const led = await addCar(house, { auction: {} });
    await person.ask(BID, { i: { auctionId: led.auctionId, bid: 1_000, isAuctionCGVAccepted: true } });
    await admin.ask(BLOCK, { id });
    const codeOf = () => admin.codeOf(ERASE, { id, wish: wish() });
    expect(await codeOf()).toBe('LeadingAuction');
    const rival = await house.guest();
    await rival.ask(BID, { i: { auctionId: led.auctionId, bid: 2_000, isAuctionCGVAccepted: true } });
    await house.db.owner(
      `insert into orders (auction_id, ad_uuid, buyer_id, hammer_price, fee_cents, total_cents, created_at)
       values ($1, $2, $3, 1000, 1, 100001, now())`,
      [led.auctionId, led.uuid, id],
    );
    expect(await codeOf()).toBe('OrderOpen');
    await house.db.owner("update orders set state = 'CLOSED' where buyer_id = $1", [id]);
    const selling = await addCar(house, { sellerEmail: person.email, auction: {} });
    expect(await codeOf()).toBe('CarUnderHammer');
    await house.db.owner('update ads set owner_id = null where uuid = $1', [selling.uuid]);
    expect(await logged(id)).toEqual([]);
    expect(await codeOf()).toBeNull();
  });
});

describe('what is done at a written wish', () => {
  it('is for who gives out permissions, has just shown that it is them, and is somebody else', async () => {
    const { id } = await suspended();
    const other = await house.guest({ permissions: ['Orders:update', 'Leads:read'] });
    const tired = await house.guest({ permissions: ['Users:update'] });
    await house.db.owner(
      "update sessions set proven_at = now() - interval '11 minutes' where account_id = $1",
      [await idOf(tired)],
    );
    for (const act of [COPY, ERASE]) {
      expect(await house.visitor().codeOf(act, { id, wish: wish() })).toBe('Unauthenticated');
      expect(await other.codeOf(act, { id, wish: wish() })).toBe('Forbidden');
      expect(await tired.codeOf(act, { id, wish: wish() })).toBe('PasswordNeeded');
      const own = await admin.ask(act, { id: await idOf(admin), wish: wish() });
      expect(own.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'id' });
      for (const nobody of ['x', NOWHERE])
        expect(await admin.codeOf(act, { id: nobody, wish: wish() })).toBe('NotFound');
    }
  });

  it('says when it was written, and on what grounds', async () => {
    const { id } = await suspended();
    const tomorrow = parisDay(Date.now() + 86_400_000);
    for (const act of [COPY, ERASE])
      for (const [field, given] of [
        ['wishedOn', tomorrow],
        ['wishedOn', '2026-02-30'],
        ['reason', ' '],
        ['reason', 'x'.repeat(1_001)],
      ] as const) {
        const { errors } = await admin.ask(act, { id, wish: wish({ [field]: given }) });
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
      }
    expect(await logged(id)).toEqual([]);
  });

  it('is done to nobody who may do what whoever does it may not, though they were given it a moment ago', async () => {
    const keeper = await house.guest({ permissions: ['Users:update'] });
    const person = await house.guest({ permissions: ['Leads:read'] });
    const id = await idOf(person);
    for (const act of [COPY, ERASE]) {
      const { errors } = await keeper.ask(act, { id, wish: wish() });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'Forbidden', field: 'permissions' });
    }
    expect(await admin.codeOf(COPY, { id, wish: wish() })).toBeNull();
    const late = await house.guest();
    const lateId = await idOf(late);
    await using other = await openTransaction(house.db);
    await other.query("select pg_advisory_xact_lock(hashtext('first owner'))");
    await other.query("update accounts set added_permissions = '{Leads:read}' where id = $1", [lateId]);
    const erased = keeper.codeOf(ERASE, { id: lateId, wish: wish() });
    await untilWaiting(house.db, 1);
    await other.query('commit');
    expect(await erased).toBe('Forbidden');
  });

  it('keeps somebody in the house who may give permissions', async () => {
    const last = await house.guest({ permissions: ['Users:update'] });
    const id = await idOf(last);
    const actor = { id: await idOf(admin), permissions: new Set(['Users:update'] as const) };
    const others = await house.db.owner<{ id: string }>(
      `update accounts set blocked_at = now() where id <> $1 and blocked_at is null
         and 'Users:update' = any(added_permissions) returning id`,
      [id],
    );
    const erase = house.rooms.accounts.eraseAtWish(id, wish(), { ...actor, isFresh: true, isBlocked: false });
    await expect(erase).rejects.toThrow('LastKeeper');
    await house.db.owner('update accounts set blocked_at = null where id = any($1)', [
      others.map(each => each.id),
    ]);
  });
});
