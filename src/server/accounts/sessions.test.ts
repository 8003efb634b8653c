import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ME = '{ me { email } }';
const idSql = 'select id from accounts where email = $1';

describe('a session', () => {
  it('slides on by being used, and ends after thirty days without', async () => {
    const guest = await house.guest();
    const moveEnd = (days: number) =>
      house.db.owner("update sessions set expires_at = now() + $1 * interval '1 day'", [days]);
    const daysLeft = async () => {
      const [row] = await house.db.owner<{ days: string }>(
        'select round(extract(epoch from expires_at - now()) / 86400) as days from sessions',
      );
      return Number(row?.days);
    };
    expect(await daysLeft()).toBe(30);
    await moveEnd(1);
    expect((await guest.ask(ME)).data).toEqual({ me: { email: guest.email } });
    expect(await daysLeft()).toBe(30);
    await moveEnd(-1);
    expect((await guest.ask(ME)).data).toEqual({ me: null });
  });

  it('ends ninety days after signing in, and after twelve hours for staff, however much it is used', async () => {
    const [guest, staff] = [await house.guest(), await house.guest({ permissions: ['Leads:read'] })];
    const age = (hours: number) =>
      house.db.owner(
        "update sessions set created_at = clock_timestamp() - $1 * interval '1 hour', expires_at = now() + interval '30 days'",
        [hours],
      );
    await age(11.9);
    expect(await staff.codeOf('{ leads { totalCount } }')).toBeNull();
    await age(12.1);
    expect(await staff.codeOf('{ leads { totalCount } }')).toBe('Unauthenticated');
    expect((await staff.ask(ME)).data).toEqual({ me: null });
    expect((await guest.ask(ME)).data).toEqual({ me: { email: guest.email } });
    await age(90 * 24 - 1);
    expect((await guest.ask(ME)).data).toEqual({ me: { email: guest.email } });
    await age(90 * 24 + 1);
    expect((await guest.ask(ME)).data).toEqual({ me: null });
    await house.rooms.accounts.sweep();
    expect(await house.db.owner('select from sessions')).toEqual([]);
  });

  it('that is over is cleared away when its person signs in again', async () => {
    const guest = await house.guest({ email: 'often@calandre.test' });
    const [account] = await house.db.owner<{ id: string }>(idSql, [guest.email]);
    await house.db.owner("update sessions set expires_at = now() - interval '1 day' where account_id = $1", [
      account?.id,
    ]);
    const login =
      'mutation { login(email: "often@calandre.test", password: "Un-Mot-De-Passe-1") { user { id } } }';
    expect(await house.visitor().codeOf(login)).toBeNull();
    expect(await house.db.owner('select from sessions where account_id = $1', [account?.id])).toHaveLength(1);
  });

  it('is replaced when somebody else signs in on the same browser', async () => {
    const guest = await house.guest({ email: 'first@calandre.test' });
    await house.guest({ email: 'second@calandre.test' });
    const login =
      'mutation { login(email: "second@calandre.test", password: "Un-Mot-De-Passe-1") { user { id } } }';
    await guest.ask(login);
    expect((await guest.ask(ME)).data).toEqual({ me: { email: 'second@calandre.test' } });
    const left = await house.db.owner(
      'select from sessions s join accounts p on p.id = s.account_id where p.email = $1',
      ['first@calandre.test'],
    );
    expect(left).toEqual([]);
  });

  it('carries the permissions of groups and those added, each as of now', async () => {
    const guest = await house.guest({ email: 'staff@calandre.test', permissions: ['Leads:read'] });
    await house.db.owner(
      `with added as (insert into groups (name, permissions) values ('Salle', '{Ads:update}') returning id)
       insert into group_members select p.id, added.id from accounts p, added where p.email = $1`,
      [guest.email],
    );
    const { data } = await guest.ask('{ me { groups { name permissions } addedPermissions } }');
    expect(data).toEqual({
      me: { groups: [{ name: 'Salle', permissions: ['Ads:update'] }], addedPermissions: ['Leads:read'] },
    });
    const viewer = await house.rooms.accounts.findViewer(/=([\w-]+)/.exec(guest.cookie())?.[1] ?? '');
    expect(viewer?.permissions).toEqual(new Set(['Ads:update', 'Leads:read']));
    await house.db.owner('delete from group_members');
    const later = await house.rooms.accounts.findViewer(/=([\w-]+)/.exec(guest.cookie())?.[1] ?? '');
    expect(later?.permissions).toEqual(new Set(['Leads:read']));
  });
});

describe('the list of sessions', () => {
  type Row = { id: string; browser: string | null; system: string | null; isCurrent: boolean };
  const LIST = '{ mySessions { id browser system createdAt seenAt isCurrent } }';
  const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
  const END = 'mutation($i: ID!) { endSession(id: $i) }';
  const listOf = async (guest: Guest) =>
    ((await guest.ask(LIST)).data as unknown as { mySessions: Row[] }).mySessions;

  async function twice(): Promise<[Guest, Guest]> {
    const guest = await house.guest();
    const elsewhere = house.visitor(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1',
    );
    await elsewhere.ask(LOGIN, { e: guest.email, p: PASSWORD });
    return [guest, elsewhere];
  }

  it('names each browser in two words, this one first', async () => {
    const [guest, elsewhere] = await twice();
    expect(await listOf(elsewhere)).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isCurrent: true },
      { isCurrent: false },
    ]);
    expect(await listOf(guest)).toMatchObject([{ isCurrent: true }, { browser: 'Safari' }]);
    expect(await listOf(house.visitor())).toEqual([]);
  });

  it('ends one, or all the others, and nobody else’s', async () => {
    const [guest, elsewhere] = await twice();
    const stranger = await house.guest();
    const [, other] = await listOf(guest);
    expect(await house.visitor().codeOf(END, { i: other?.id })).toBe('Unauthenticated');
    expect(await stranger.codeOf(END, { i: other?.id })).toBe('NotFound');
    expect(await guest.codeOf(END, { i: 'x' })).toBe('NotFound');
    expect(await guest.codeOf(END, { i: other?.id })).toBeNull();
    expect((await elsewhere.ask(ME)).data).toEqual({ me: null });
    await elsewhere.ask(LOGIN, { e: guest.email, p: PASSWORD });
    await guest.ask('mutation { endOtherSessions }');
    expect((await elsewhere.ask(ME)).data).toEqual({ me: null });
    expect(await listOf(guest)).toHaveLength(1);
    expect(await listOf(stranger)).toHaveLength(1);
  });

  it('shuts the sockets of a session that ends, and no other', async () => {
    const [guest, elsewhere] = await twice();
    const [kept, shut] = [await openSocket(house, guest), await openSocket(house, elsewhere)];
    const closed = once(shut, 'close');
    await guest.ask('mutation { endOtherSessions }');
    expect((await closed)[0]).toBe(1001);
    expect(kept.readyState).toBe(kept.OPEN);
    kept.terminate();
  });

  it('stays open where a permission is taken, by itself or by a group, and loses its sockets', async () => {
    const keeper = await house.guest({ permissions: ['Users:update', 'Leads:read'] });
    const clerk = await house.guest({ permissions: ['Leads:read'] });
    const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      clerk.email,
    ]);
    const GRANT = `mutation($id: ID!, $groups: [ID!]!) {
      changePermissions(id: $id, groupIds: $groups, permissions: []) { id } }`;
    const GROUP = `mutation($id: ID, $p: [String!]!) {
      saveStaffGroup(id: $id, name: "Standard", permissions: $p) { id } }`;
    const made = (await keeper.ask(GROUP, { p: ['Leads:read'] })).data as unknown as {
      saveStaffGroup: { id: string };
    };
    const group = made.saveStaffGroup.id;
    for (const take of [
      () => keeper.ask(GRANT, { id: row?.id, groups: [group] }),
      () => keeper.ask(GROUP, { id: group, p: [] }),
    ]) {
      const closed = once(await openSocket(house, clerk), 'close');
      await take();
      expect((await closed)[0]).toBe(1001);
    }
    expect(await clerk.codeOf('{ leads { totalCount } }')).toBe('Forbidden');
    expect((await clerk.ask(ME)).data).not.toEqual({ me: null });
  });

  it('is swept of what has ended, as are letters nobody can follow', async () => {
    const guest = await house.guest();
    await house.db.owner("update sessions set expires_at = now() - interval '1 second'");
    await house.db.owner(
      `insert into password_resets (token_hash, account_id, expires_at)
       select 'x', id, now() - interval '1 second' from accounts where email = $1`,
      [guest.email],
    );
    await house.rooms.accounts.sweep();
    expect(await house.db.owner('select from sessions')).toEqual([]);
    expect(await house.db.owner('select from password_resets')).toEqual([]);
  });
});

async function openSocket(of: TestHouse, guest: Guest): Promise<WebSocket> {
  const socket = new WebSocket(`${of.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: guest.cookie() },
  });
  await once(socket, 'open');
  return socket;
}

describe('a pseudonym', () => {
  const RENAME = 'mutation($p: String) { updatePseudo(pseudo: $p) { pseudo } }';

  it('wanted by many at once goes to one of them, and the others are told', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => house.guest()));
    const codes = await Promise.all(guests.map(guest => guest.codeOf(RENAME, { p: 'Gordini' })));
    expect(codes.filter(code => code === null)).toHaveLength(1);
    expect(codes.filter(code => code === 'BadInput')).toHaveLength(7);
  });

  it('is taken back with null or blanks', async () => {
    const guest = await house.guest();
    for (const p of [null, '  ']) {
      await guest.ask(RENAME, { p: 'berlinette' });
      expect((await guest.ask(RENAME, { p })).data).toEqual({ updatePseudo: { pseudo: null } });
    }
  });
});

describe('a page that another person left open in this browser', () => {
  const idOf = async ({ email }: Guest) =>
    String((await house.db.owner<{ id: string }>(idSql, [email]))[0]?.id);
  const send = (guest: Guest, path: string, person: string, type: string, body: string) =>
    fetch(house.url + path, {
      method: 'POST',
      headers: { 'content-type': type, cookie: guest.cookie(), 'x-person': person },
      body,
    });

  it('changes nothing of who is signed in now, and learns who that is', async () => {
    const [before, now] = [await house.guest(), await house.guest()];
    const change =
      'mutation { updateProfile(data: { firstName: "Zoë", lastName: "Roy", phone: "+33612345678" }) { firstName } }';
    const said = async (query: string, person: string) =>
      (await send(now, '/graphql', person, 'application/json', JSON.stringify({ query }))).json();
    const [left, own] = [await idOf(before), await idOf(now)];
    expect(await said(change, left)).toMatchObject({ errors: [{ extensions: { code: 'Unauthenticated' } }] });
    expect(await said('{ me { firstName } }', left)).toEqual({ data: { me: { firstName: 'Alain' } } });
    expect(await said(change, own)).toEqual({ data: { updateProfile: { firstName: 'Zoë' } } });
  });

  it.each([
    ['/uploads/photos', 'image/jpeg'],
    ['/uploads/papers?kind=IDENTITY&name=a.pdf', 'application/pdf'],
  ])('hands nothing in by %s', async (path, type) => {
    const [before, now] = [await house.guest(), await house.guest()];
    const statusFor = async (guest: Guest) => (await send(now, path, await idOf(guest), type, 'x')).status;
    expect([await statusFor(before), await statusFor(now)]).toEqual([401, 422]);
  });
});
