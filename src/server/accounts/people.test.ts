import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { sellCar } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let admin: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  const permissions = ['Users:update', 'Leads:read', 'Questions:answer'];
  admin = await house.guest({ permissions, firstName: 'Solène' });
});
afterAll(() => house[Symbol.asyncDispose]());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PEOPLE = `query($search: String, $filter: PeopleFilter) {
  people(search: $search, filter: $filter) { totalCount people { email isStaff blockedAt } } }`;
const PERSON = `query($id: ID!) { person(id: $id) { email blockReason addedPermissions groupIds
  sessions { id } changes { kind actorName before after reason } } }`;
const GRANT = `mutation($id: ID!, $groups: [ID!]!, $permissions: [String!]!) {
  changePermissions(id: $id, groupIds: $groups, permissions: $permissions) { addedPermissions } }`;
const BLOCK =
  'mutation($id: ID!, $reason: String!) { blockPerson(id: $id, reason: $reason) { blockReason } }';
const UNBLOCK = 'mutation($id: ID!) { unblockPerson(id: $id) { blockedAt } }';
const SIGN_OUT = 'mutation($id: ID!, $s: ID) { signOutPerson(id: $id, sessionId: $s) { sessions { id } } }';
const RESEND = 'mutation($id: ID!) { resendPersonConfirmation(id: $id) { id } }';
const SAVE_GROUP = `mutation($id: ID, $name: String!, $permissions: [String!]!) {
  saveStaffGroup(id: $id, name: $name, permissions: $permissions) { id memberCount } }`;
const REMOVE_GROUP = 'mutation($id: ID!) { removeStaffGroup(id: $id) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const LEADS = '{ leads { totalCount } }';

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

async function fieldOf(query: string, variables: object): Promise<unknown> {
  return (await admin.ask(query, variables)).errors?.[0]?.extensions;
}

async function addGroup(name: string, permissions: string[]): Promise<string> {
  const { data } = await admin.ask(SAVE_GROUP, { name, permissions });
  return (data as unknown as { saveStaffGroup: { id: string } }).saveStaffGroup.id;
}

type File = {
  email: string;
  sessions: { id: string }[];
  changes: { kind: string; actorName: string; before: string[]; after: string[]; reason: string }[];
};
async function fileOf(id: string): Promise<File> {
  return ((await admin.ask(PERSON, { id })).data as unknown as { person: File }).person;
}

describe('people', () => {
  it('are seen and changed with Users:update alone', async () => {
    const buyer = await house.guest();
    const id = await idOf(buyer);
    for (const [query, variables] of [
      [PEOPLE, {}],
      [PERSON, { id }],
      [GRANT, { id, groups: [], permissions: [] }],
      [BLOCK, { id, reason: 'x' }],
      [UNBLOCK, { id }],
      [SIGN_OUT, { id }],
      [RESEND, { id }],
      [SAVE_GROUP, { name: 'x', permissions: [] }],
      [REMOVE_GROUP, { id }],
      ['{ staffGroups { id } }', {}],
    ] as const) {
      expect(await house.visitor().codeOf(query, variables)).toBe('Unauthenticated');
      const other = await house.guest({ permissions: ['Ads:update', 'Content:update'] });
      expect(await other.codeOf(query, variables)).toBe('Forbidden');
    }
  });

  it('are found by name, address and state', async () => {
    const person = await house.guest({ email: 'berthe_morisot@calandre.test', firstName: 'Berthe' });
    const listed = async (variables: object) => {
      const { data } = await admin.ask(PEOPLE, variables);
      return (data as unknown as { people: { people: { email: string }[] } }).people.people;
    };
    for (const search of ['BERTHE M', 'berthe_m', 'morisot@']) {
      expect((await listed({ search })).map(each => each.email)).toEqual([person.email]);
    }
    expect(await listed({ search: 'bertheXm' })).toEqual([]);
    expect((await listed({ filter: 'STAFF' })).map(each => each.email)).toContain(admin.email);
    expect(await listed({ filter: 'BLOCKED' })).toEqual([]);
    const { text } = await takeSheet(house, admin, 'people', { search: 'berthe_m' });
    expect(text.trim().split('\r\n')).toEqual([
      expect.stringContaining('id,email,firstName'),
      expect.stringContaining(`,${person.email},Berthe,Mercier,`),
    ]);
  });

  it('answer NotFound and null where there is nobody', async () => {
    for (const id of ['x', NOWHERE]) {
      expect((await admin.ask(PERSON, { id })).data).toEqual({ person: null });
      for (const query of [UNBLOCK, SIGN_OUT, RESEND])
        expect(await admin.codeOf(query, { id })).toBe('NotFound');
      expect(await admin.codeOf(BLOCK, { id, reason: 'x' })).toBe('NotFound');
      expect(await admin.codeOf(GRANT, { id, groups: [], permissions: [] })).toBe('NotFound');
    }
  });
});

describe('a permission', () => {
  it('holds from the next request on, given and taken, by itself and by a group', async () => {
    const person = await house.guest();
    const id = await idOf(person);
    expect(await person.codeOf(LEADS)).toBe('Forbidden');
    await admin.ask(GRANT, { id, groups: [], permissions: ['Leads:read'] });
    expect(await person.codeOf(LEADS)).toBeNull();
    await admin.ask(GRANT, { id, groups: [], permissions: [] });
    expect(await person.codeOf(LEADS)).toBe('Forbidden');
    const group = await addGroup('Accueil', ['Leads:read']);
    await admin.ask(GRANT, { id, groups: [group, group], permissions: [] });
    expect(await person.codeOf(LEADS)).toBeNull();
    await admin.ask(SAVE_GROUP, { id: group, name: 'Accueil', permissions: ['Questions:answer'] });
    expect(await person.codeOf(LEADS)).toBe('Forbidden');
    await admin.ask(REMOVE_GROUP, { id: group });
    const { changes } = await fileOf(id);
    expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['PERMISSIONS', [], ['Accueil']],
      ['PERMISSIONS', ['Leads:read'], []],
      ['PERMISSIONS', [], ['Leads:read']],
    ]);
    expect(changes[0]?.actorName).toBe('Solène Mercier');
  });

  it('is one that exists, in a group that exists', async () => {
    const id = await idOf(await house.guest());
    expect(await fieldOf(GRANT, { id, groups: [], permissions: ['Ads:destroy'] })).toMatchObject({
      code: 'BadInput',
      field: 'permissions',
    });
    for (const groups of [['x'], [NOWHERE]]) {
      expect(await fieldOf(GRANT, { id, groups, permissions: [] })).toMatchObject({ field: 'groupIds' });
    }
    expect((await fileOf(id)).changes).toEqual([]);
  });

  it('is given by nobody who has it not: neither to others, nor to themselves, nor by way of a group', async () => {
    const keeper = await house.guest({ permissions: ['Users:update'] });
    const [own, id] = [await idOf(keeper), await idOf(await house.guest({ permissions: ['Ads:update'] }))];
    const more = ['Users:update', 'Orders:update'];
    expect(await keeper.codeOf(GRANT, { id: own, groups: [], permissions: more })).toBe('Forbidden');
    expect(await keeper.codeOf(GRANT, { id, groups: [], permissions: more })).toBe('Forbidden');
    const group = await addGroup('Caisse', ['Leads:read']);
    expect(await keeper.codeOf(GRANT, { id: own, groups: [group], permissions: ['Users:update'] })).toBe(
      'Forbidden',
    );
    expect(await keeper.codeOf(SAVE_GROUP, { name: 'Coffre', permissions: more })).toBe('Forbidden');
    expect(await keeper.codeOf(SAVE_GROUP, { id: group, name: 'Caisse', permissions: more })).toBe(
      'Forbidden',
    );
    // What somebody has already, they keep; what the giver has, they give; and taking is no giving.
    const kept = ['Ads:update', 'Users:update'];
    expect(await keeper.codeOf(GRANT, { id, groups: [], permissions: kept })).toBeNull();
    expect(
      await keeper.codeOf(SAVE_GROUP, { id: group, name: 'Guichet', permissions: ['Leads:read'] }),
    ).toBeNull();
    expect(await keeper.codeOf(GRANT, { id, groups: [], permissions: [] })).toBeNull();
    const [row] = await house.db.owner('select added_permissions as p from accounts where id = $1', [own]);
    expect(row).toEqual({ p: ['Users:update'] });
    await keeper.codeOf(REMOVE_GROUP, { id: group });
  });

  it('comes back from under a suspension by the hand of who has it alone', async () => {
    const keeper = await house.guest({ permissions: ['Users:update'] });
    const [own, group] = [await house.guest(), await addGroup('Suspendus', ['Leads:read'])];
    const [id, ordinary] = [await idOf(own), await idOf(await house.guest())];
    await admin.ask(GRANT, { id, groups: [group], permissions: ['Questions:answer'] });
    for (const each of [id, ordinary]) await keeper.ask(BLOCK, { id: each, reason: 'x' });
    expect(await keeper.codeOf(UNBLOCK, { id })).toBe('Forbidden');
    expect(await keeper.codeOf(UNBLOCK, { id: ordinary })).toBeNull();
    expect((await fileOf(id)).changes.map(({ kind }) => kind)).toEqual(['BLOCKED', 'PERMISSIONS']);
    expect(await admin.codeOf(UNBLOCK, { id })).toBeNull();
    await admin.ask(REMOVE_GROUP, { id: group });
  });

  it('is given to no address that nobody has proven, by itself or by a group: whoever registered it may be a stranger', async () => {
    const [stranger, group] = [await house.guest(), await addGroup('Vide', [])];
    const id = await idOf(stranger);
    const prove = (at: string) =>
      house.db.owner(`update accounts set email_confirmed_at = ${at} where id = $1`, [id]);
    await prove('null');
    const given = { id, groups: [], permissions: ['Leads:read'] };
    expect(await admin.codeOf(GRANT, given)).toBe('EmailNotConfirmed');
    // A group that gives nothing may give more tomorrow.
    expect(await admin.codeOf(GRANT, { id, groups: [group], permissions: [] })).toBe('EmailNotConfirmed');
    expect(await stranger.codeOf(LEADS)).toBe('Forbidden');
    await prove('now()');
    expect(await admin.codeOf(GRANT, { ...given, groups: [group] })).toBeNull();
    // What somebody has from before is kept, and taken.
    await prove('null');
    expect(await admin.codeOf(GRANT, { id, groups: [group], permissions: [] })).toBeNull();
    await admin.ask(REMOVE_GROUP, { id: group });
  });

  it('that is being taken from a group is not written back by who has it not', async () => {
    const keeper = await house.guest({ permissions: ['Users:update', 'Questions:answer'] });
    const group = await addGroup('Relais', ['Leads:read']);
    await using other = await openTransaction(house.db);
    await other.query("update groups set permissions = '{}' where id = $1", [group]);
    const saved = keeper.codeOf(SAVE_GROUP, { id: group, name: 'Relais', permissions: ['Leads:read'] });
    await untilWaiting(house.db, 1);
    await other.query('commit');
    expect(await saved).toBe('Forbidden');
    const [row] = await house.db.owner('select permissions as p from groups where id = $1', [group]);
    expect(row).toEqual({ p: [] });
    await admin.ask(REMOVE_GROUP, { id: group });
  });

  it('that gives all others is nobody’s to take from themselves', async () => {
    const boss = await house.guest();
    const id = await idOf(boss);
    const group = await addGroup('Direction', ['Users:update']);
    await admin.ask(GRANT, { id, groups: [group], permissions: [] });
    expect(await boss.codeOf(GRANT, { id, groups: [], permissions: [] })).toBe('BadInput');
    expect(await boss.codeOf(SAVE_GROUP, { id: group, name: 'Direction', permissions: [] })).toBe('BadInput');
    expect(await boss.codeOf(REMOVE_GROUP, { id: group })).toBe('BadInput');
    expect(await boss.codeOf(BLOCK, { id, reason: 'x' })).toBe('BadInput');
    expect(await boss.codeOf(PEOPLE)).toBeNull();
  });
});

describe('what others may do', () => {
  it('is decided by who has just given their password', async () => {
    const keeper = await house.guest({ permissions: ['Users:update'] });
    const id = await idOf(await house.guest());
    await house.db.owner(
      `update sessions set proven_at = now() - interval '11 minutes'
       where account_id = (select id from accounts where email = $1)`,
      [keeper.email],
    );
    for (const [query, variables] of [
      [GRANT, { id, groups: [], permissions: [] }],
      [BLOCK, { id, reason: 'x' }],
      [UNBLOCK, { id }],
      [SAVE_GROUP, { name: 'y', permissions: [] }],
      [REMOVE_GROUP, { id }],
    ] as const) {
      expect(await keeper.codeOf(query, variables)).toBe('PasswordNeeded');
    }
    await keeper.ask('mutation($p: String!) { confirmPassword(password: $p) }', { p: PASSWORD });
    expect(await keeper.codeOf(GRANT, { id, groups: [], permissions: [] })).toBeNull();
  });
});

describe('the last who may give permissions', () => {
  it('neither leaves, nor is blocked or stripped by who lost theirs meanwhile', async () => {
    const last = await house.guest({ permissions: ['Users:update'] });
    const id = await idOf(last);
    const { accounts } = house.rooms;
    const others = await house.db.owner<{ id: string }>(
      `update accounts set blocked_at = now() where id <> $1 and blocked_at is null
         and ('Users:update' = any(added_permissions) or id in (select account_id from group_members)) returning id`,
      [id],
    );
    // Their page was open, and their right to do it was looked at, before it was taken from them.
    const actor = {
      id: await idOf(admin),
      permissions: new Set(['Users:update'] as const),
      isFresh: true,
      isBlocked: false,
    };
    const LEAVE = 'mutation($p: String) { deleteAccount(password: $p) }';
    expect(await last.codeOf(LEAVE, { p: PASSWORD })).toBe('LastKeeper');
    await expect(
      accounts.changePermissions(id, { groupIds: [], permissions: [], version: null }, actor),
    ).rejects.toThrow('LastKeeper');
    await expect(accounts.block(id, 'x', actor)).rejects.toThrow('LastKeeper');
    const group = await house.rooms.accounts.saveGroup(
      null,
      { name: 'Clés', permissions: ['Users:update'] },
      actor,
    );
    await expect(accounts.removeGroup(group.id, actor)).rejects.toThrow('BadInput');
    await house.db.owner('update accounts set blocked_at = null where id = any($1)', [
      others.map(each => each.id),
    ]);
    expect(await last.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
    await accounts.removeGroup(group.id, actor);
  });
});

describe('a group', () => {
  it('has a name of its own', async () => {
    await addGroup('Atelier', []);
    for (const name of ['Atelier', ' ', 'x'.repeat(81)]) {
      expect(await fieldOf(SAVE_GROUP, { name, permissions: ['Leads:read'] })).toMatchObject({
        field: 'name',
      });
    }
    const other = await addGroup('Cave', []);
    expect(await fieldOf(SAVE_GROUP, { id: other, name: 'Atelier', permissions: [] })).toMatchObject({
      field: 'name',
    });
    for (const id of ['x', NOWHERE]) {
      expect(await admin.codeOf(SAVE_GROUP, { id, name: 'y', permissions: [] })).toBe('NotFound');
      expect(await admin.codeOf(REMOVE_GROUP, { id })).toBe('NotFound');
    }
  });
});

describe('somebody who is blocked', () => {
  it('is out at once with a reason, and comes back when it is lifted', async () => {
    const person = await house.guest();
    const id = await idOf(person);
    for (const reason of ['', ' ', 'x'.repeat(1_001)]) {
      expect(await fieldOf(BLOCK, { id, reason })).toMatchObject({ code: 'BadInput', field: 'reason' });
    }
    expect(await person.codeOf('{ myFavorites }')).toBeNull();
    await admin.ask(BLOCK, { id, reason: 'Bids without meaning them' });
    expect((await person.ask('{ me { id } }')).data).toEqual({ me: null });
    expect((await fileOf(id)).sessions).toEqual([]);
    const again = { e: person.email, p: PASSWORD };
    expect(await house.visitor().codeOf(LOGIN, again)).toBe('AccountSuspended');
    // Whoever does not know the password is told nothing of the account.
    expect(await house.visitor().codeOf(LOGIN, { ...again, p: 'Another-Password-1' })).toBe(
      'InvalidCredentials',
    );
    // Whoever comes in by a passkey or a provider is told by their letter alone.
    const letter = await openLetter(house, person.email);
    for (const said of ['suspendu', 'copie de vos données', '/contact']) expect(letter.text).toContain(said);
    expect(letter.text).not.toContain('without meaning');
    await admin.ask(UNBLOCK, { id });
    expect(await house.visitor().codeOf(LOGIN, again)).toBeNull();
    expect((await fileOf(id)).changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['UNBLOCKED', null],
      ['BLOCKED', 'Bids without meaning them'],
    ]);
  });
});

describe('somebody who is blocked and has bought here', () => {
  it('comes in for their orders, and for nothing else', async () => {
    const { buyer, orderId } = await sellCar(house);
    await admin.ask(BLOCK, { id: await idOf(buyer), reason: 'Rude to a seller' });
    const again = house.visitor();
    expect(await again.codeOf(LOGIN, { e: buyer.email, p: PASSWORD })).toBeNull();
    expect((await again.ask('{ myOrders { id } }')).data).toEqual({ myOrders: [{ id: orderId }] });
    expect((await again.ask('query($id: ID!) { order(id: $id) { id } }', { id: orderId })).data).toEqual({
      order: { id: orderId },
    });
    const favorite = 'mutation($u: ID!) { addFavorite(uuid: $u) }';
    const { uuid } = await addCar(house);
    expect(await again.codeOf(favorite, { u: uuid })).toBe('AccountSuspended');
    expect(await again.codeOf('{ leads { totalCount } }')).toBe('AccountSuspended');
  });

  it('shows that it is them, takes a copy of what is theirs, and leaves once nothing is open', async () => {
    const { buyer, orderId } = await sellCar(house);
    await admin.ask(BLOCK, { id: await idOf(buyer), reason: 'Rude to a seller' });
    const again = house.visitor();
    await again.ask(LOGIN, { e: buyer.email, p: PASSWORD });
    const PROVE = 'mutation($p: String!) { confirmPassword(password: $p) }';
    expect(await again.codeOf(PROVE, { p: PASSWORD })).toBeNull();
    for (const ask of ['mutation { requestProofCode }', 'mutation { confirmWithCode(code: "x") }'])
      expect(await again.codeOf(ask)).not.toBe('AccountSuspended');
    expect(JSON.stringify((await again.ask('{ myData }')).data)).toContain(buyer.email);
    const LEAVE = 'mutation($p: String) { deleteAccount(password: $p) }';
    expect(await again.codeOf(LEAVE, { p: PASSWORD })).toBe('OrderOpen');
    await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [orderId]);
    expect(await again.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
  });
});

describe('a session', () => {
  it('is ended by staff, one or all', async () => {
    const person = await house.guest();
    const id = await idOf(person);
    const { sessions } = await fileOf(id);
    expect(sessions).toHaveLength(1);
    expect(await admin.codeOf(SIGN_OUT, { id, s: NOWHERE })).toBe('NotFound');
    const of = await idOf(await house.guest());
    expect(await admin.codeOf(SIGN_OUT, { id: of, s: sessions[0]?.id })).toBe('NotFound');
    expect(await admin.codeOf(SIGN_OUT, { id, s: sessions[0]?.id })).toBeNull();
    expect((await person.ask('{ me { id } }')).data).toEqual({ me: null });
    expect(await admin.codeOf(SIGN_OUT, { id })).toBeNull();
  });
});

describe('a confirmation', () => {
  it('is sent once more to an address that is not proven, and to no other', async () => {
    const person = await house.guest();
    const id = await idOf(person);
    expect(await fieldOf(RESEND, { id })).toMatchObject({ code: 'BadInput' });
    await house.db.owner('update accounts set email_confirmed_at = null where id = $1', [id]);
    expect(await admin.codeOf(RESEND, { id })).toBeNull();
    expect(await house.rooms.mail.list(person.email)).toHaveLength(1);
  });
});
