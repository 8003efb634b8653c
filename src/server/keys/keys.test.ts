import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ADD = `mutation($i: ApiKeyInput!) { addApiKey(input: $i) { secret key { id name start scopes origins perMinute } } }`;
const ADD_HOUSE =
  'mutation($i: ApiKeyInput!) { addHouseApiKey(input: $i) { secret key { id scopes perMinute } } }';
const MINE = '{ myApiKeys { id name usedAt } }';
const END = 'mutation($id: ID!) { endApiKey(id: $id) }';
const WISH = { name: ' Tableur ', scopes: ['watch', 'read'] };
type Made = { secret: string; key: { id: string; start: string } };

async function makeKey(guest: Guest, wish: object = WISH): Promise<Made> {
  const { data } = await guest.ask(ADD, { i: wish });
  return (data as unknown as { addApiKey: Made }).addApiKey;
}
const idOf = async ({ email }: Guest) =>
  (await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';
const open = (secret: string) => house.rooms.keys.open(secret);

describe('a key for programs', () => {
  it('is told once and kept as a hash, acts as its person within its scopes, and never as staff', async () => {
    const guest = await house.guest({ permissions: ['Users:update'] });
    const { secret, key } = await makeKey(guest, {
      ...WISH,
      origins: ['https://Shop.test/x'],
      perMinute: 60,
    });
    expect(secret).toMatch(/^calandre_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Tableur', scopes: ['read', 'watch'], perMinute: 60 });
    expect(key).toMatchObject({ origins: ['https://shop.test'], start: secret.slice(0, 15) });
    const [row] = await house.db.owner<{ text: string }>(
      'select k::text as text from api_keys k where id = $1',
      [key.id],
    );
    expect(row?.text).not.toContain(secret.slice(-20));
    const opened = await open(secret);
    expect(opened?.viewer).toMatchObject({ id: await idOf(guest), isFresh: false });
    expect([...(opened?.viewer?.permissions ?? ['none'])]).toEqual([]);
    for (const wrong of ['', 'calandre_', `${secret}x`, secret.slice(1), 'x'.repeat(10_000)])
      expect(await open(wrong)).toBeNull();
    const { data } = await guest.ask(MINE);
    expect(data).toMatchObject({ myApiKeys: [{ id: key.id, usedAt: expect.any(String) }] });
    expect(await house.rooms.keys.knowsOrigin('https://shop.test')).toBe(true);
    expect(await house.rooms.keys.knowsOrigin('https://evil.test')).toBe(false);
  });

  it('asks who is there, and is told by letter and among the ways in', async () => {
    const guest = await house.guest();
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await guest.codeOf(ADD, { i: WISH })).toBe('PasswordNeeded');
    await guest.ask(`mutation { confirmPassword(password: "${PASSWORD}") }`);
    const { key } = await makeKey(guest);
    expect(await guest.codeOf(END, { id: key.id })).toBeNull();
    expect(await guest.codeOf(END, { id: key.id })).toBe('NotFound');
    const { data } = await guest.ask('{ myAccountEvents { kind way } }');
    expect(data).toMatchObject({
      myAccountEvents: [{ kind: 'WAY_ENDED', way: 'API_KEY' }, { kind: 'WAY_ADDED', way: 'API_KEY' }, {}],
    });
    const letters = await house.rooms.mail.list(guest.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Une clé d’API a été supprimée',
      'Une clé d’API agit désormais en votre nom',
    ]);
    expect(letters[1]?.text).toContain('« Tableur »');
  });

  it('opens nothing from the moment it ends: by its person, by staff, by a block, by a new password', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const guest = await house.guest();
    const other = await house.guest();
    const id = await idOf(guest);
    const ended = await makeKey(guest);
    expect(await other.codeOf(END, { id: ended.key.id })).toBe('NotFound');
    expect(await open(ended.secret)).not.toBeNull();
    await guest.ask(END, { id: ended.key.id });
    expect(await open(ended.secret)).toBeNull();

    const byStaff = await makeKey(guest);
    const end = `mutation { endPersonApiKey(personId: "${id}", id: "${byStaff.key.id}") }`;
    expect(await other.codeOf(end)).toBe('Forbidden');
    expect(await staff.codeOf(end)).toBeNull();
    expect(await open(byStaff.secret)).toBeNull();
    // What a person called it may name them, and the entry stays.
    const keyId = byStaff.key.id;
    const entry = 'select subject_name as name from audit_entries where subject_id = $1';
    expect(await house.db.owner(entry, [keyId])).toEqual([{ name: keyId.slice(0, 8) }]);

    const blocked = await makeKey(guest);
    await staff.ask(`mutation { blockPerson(id: "${id}", reason: "x") { id } }`);
    expect(await open(blocked.secret)).toBeNull();
    await staff.ask(`mutation { unblockPerson(id: "${id}") { id } }`);
    expect(await open(blocked.secret)).not.toBeNull();

    await guest.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    const token = tokenIn(await openLetter(house, guest.email));
    await guest.ask('mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }', {
      ...{ t: token, p: 'Encore-Un-Autre-2' },
    });
    expect(await open(blocked.secret)).toBeNull();
  });

  it('is refused where it is nothing, too much, or for a site that is none', async () => {
    const guest = await house.guest();
    const wrong = async (part: object) =>
      (await guest.ask(ADD, { i: { ...WISH, ...part } })).errors?.[0]?.extensions;
    expect(await wrong({ name: ' ' })).toMatchObject({ code: 'BadInput', field: 'name' });
    expect(await wrong({ scopes: [] })).toMatchObject({ code: 'BadInput', field: 'scopes' });
    expect(await wrong({ perMinute: 601 })).toMatchObject({ code: 'BadInput', field: 'perMinute' });
    for (const origin of ['shop', 'ftp://shop.test', '*', 'https://a:b@shop.test', 'null'])
      expect(await wrong({ origins: [origin] })).toMatchObject({ code: 'BadInput', field: 'origins' });
    for (let count = 0; count < 20; count += 1) await makeKey(guest, { ...WISH, perMinute: count + 1 });
    expect(await wrong({})).toMatchObject({ code: 'BadInput', field: 'name' });
  });

  it('of the house acts as nobody: it reads and brings leads, and staff alone make and end it', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const guest = await house.guest();
    const wish = { name: 'Site', scopes: ['read', 'leads'], perMinute: 6000 };
    expect(await guest.codeOf(ADD_HOUSE, { i: wish })).toBe('Forbidden');
    expect(await staff.codeOf(ADD_HOUSE, { i: { ...wish, scopes: ['bid'] } })).toBe('BadInput');
    const { data } = await staff.ask(ADD_HOUSE, { i: wish });
    const { secret, key } = (data as unknown as { addHouseApiKey: Made }).addHouseApiKey;
    expect(await open(secret)).toMatchObject({ viewer: null, scopes: ['read', 'leads'], perMinute: 6000 });
    const own = await makeKey(guest);
    const all = `query($s: String, $f: ApiKeyFilter) {
      apiKeys(search: $s, filter: $f) { totalCount keys { ownerId ownerEmail key { id name } } } }`;
    expect(await guest.codeOf(all)).toBe('Forbidden');
    expect((await staff.ask(all, { f: 'HOUSE' })).data).toEqual({
      apiKeys: {
        totalCount: 1,
        keys: [{ ownerId: null, ownerEmail: null, key: { id: key.id, name: 'Site' } }],
      },
    });
    expect((await staff.ask(all, { s: guest.email })).data).toMatchObject({
      apiKeys: { keys: [{ ownerEmail: guest.email, key: { id: own.key.id } }] },
    });
    expect(await guest.codeOf(END, { id: key.id })).toBe('NotFound');
    expect(await staff.codeOf('mutation($id: ID!) { endHouseApiKey(id: $id) }', { id: key.id })).toBeNull();
    expect(await open(secret)).toBeNull();
    const lines = await house.db.owner(
      "select action, after from audit_entries where action like 'key.%' order by id desc limit 2",
    );
    expect(lines).toMatchObject([
      { action: 'key.ended', after: {} },
      { action: 'key.added', after: { scopes: ['read', 'leads'] } },
    ]);
  });
});

describe('a secret whose answer was lost', () => {
  const count = async (guest: Guest) =>
    ((await guest.ask(MINE)).data as unknown as { myApiKeys: unknown[] }).myApiKeys.length;

  it('is told anew by the key that nobody has used, and what was told before opens nothing', async () => {
    const guest = await house.guest();
    const [first, second] = await Promise.all([makeKey(guest), makeKey(guest)]);
    expect(second.key.id).toBe(first.key.id);
    const made = await makeKey(guest, { ...WISH, scopes: ['read', 'watch'] });
    expect(made.key.id).toBe(first.key.id);
    expect(made.key.start).toBe(made.secret.slice(0, 15));
    expect(await Promise.all([first, second].map(({ secret }) => open(secret)))).toEqual([null, null]);
    expect([await count(guest), (await house.rooms.mail.list(guest.email)).length]).toEqual([1, 1]);
    expect((await open(made.secret))?.id).toBe(first.key.id);
    // By now a program has it.
    const other = await makeKey(guest);
    expect(other.key.id).not.toBe(first.key.id);
    expect((await open(made.secret))?.id).toBe(first.key.id);
    expect([await count(guest), (await house.rooms.mail.list(guest.email)).length]).toEqual([2, 2]);
  });

  it('is told anew under the key of its sending alone, where it has one', async () => {
    const guest = await house.guest({ permissions: ['Users:update'] });
    const adding = (name: string) =>
      `mutation($i: ApiKeyInput!, $k: ID) { made: ${name}(input: $i, key: $k) { secret key { id } } }`;
    const [own, houses] = [adding('addApiKey'), adding('addHouseApiKey')];
    for (const query of [own, houses]) {
      const add = async (k: string) =>
        (
          (await guest.ask(query, { i: { name: 'Jumelle', scopes: ['read'] }, k })).data as unknown as {
            made: Made;
          }
        ).made;
      const [one, two] = [randomUUID(), randomUUID()];
      const [lost, again, other] = [await add(one), await add(one), await add(two)];
      expect([again.key.id, other.key.id === again.key.id]).toEqual([lost.key.id, false]);
      const opened = await Promise.all([lost, again, other].map(({ secret }) => open(secret)));
      expect(opened.map(key => key?.id)).toEqual([undefined, again.key.id, other.key.id]);
    }
    expect((await guest.ask(own, { i: WISH, k: 'x' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BadInput',
      field: 'key',
    });
  });

  it('is told anew of a key of the house, and not of one that was ended', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const add = async () =>
      (
        (await staff.ask(ADD_HOUSE, { i: { name: 'Borne', scopes: ['read'] } })).data as unknown as {
          addHouseApiKey: Made;
        }
      ).addHouseApiKey;
    const [first, second] = [await add(), await add()];
    expect(second.key.id).toBe(first.key.id);
    expect([await open(first.secret), (await open(second.secret))?.id]).toEqual([null, first.key.id]);
    await staff.ask('mutation($id: ID!) { endHouseApiKey(id: $id) }', { id: first.key.id });
    expect((await add()).key.id).not.toBe(first.key.id);
  });
});
