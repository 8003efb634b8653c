import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const REGISTER = 'mutation($d: RegisterInput!) { register(data: $d) { user { id email firstName phone } } }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { email } } }';
const ME =
  '{ me { email firstName phone isCardValid isAuctionCGVAccepted addedPermissions pseudo language } }';

const someone = {
  firstName: 'Élodie',
  lastName: 'Garnier',
  phone: '06 12 34 56 78',
  email: 'elodie@calandre.test',
  password: PASSWORD,
  language: 'FR',
};

describe('registration', () => {
  it('trims the address, writes the number as E.164 and signs in at once', async () => {
    const visitor = house.visitor();
    const { data } = await visitor.ask(REGISTER, { d: { ...someone, email: '  elodie@calandre.test ' } });
    expect(data).toHaveProperty('register.user.phone', '+33612345678');
    expect((await visitor.ask(ME)).data).toHaveProperty('me.email', 'elodie@calandre.test');
    expect(visitor.cookie()).toMatch(/^calandre=/);
  });

  it('says what is wrong by its code and field', async () => {
    const refused = async (change: object) => {
      const { errors } = await house
        .visitor()
        .ask(REGISTER, { d: { ...someone, email: 'x@y.fr', ...change } });
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
    };
    await house.visitor().ask(REGISTER, { d: { ...someone, email: 'taken@calandre.test' } });
    const taken = { email: 'TAKEN@calandre.test', password: 'Un-Autre-Encore-2' };
    expect(await refused(taken)).toEqual(['EmailAlreadyUsed', 'email']);
    expect(await refused({ email: 'a@b' })).toEqual(['InvalidEmail', 'email']);
    expect(await refused({ phone: '06 12' })).toEqual(['InvalidPhone', 'phone']);
    expect(await refused({ firstName: '  ' })).toEqual(['BadInput', 'firstName']);
    for (const password of ['Abcdefgh1!x', 'abcdefgh1!xy', 'ABCDEFGH1!XY', 'Abcdefghi!xy', 'Abcdefgh12xy']) {
      expect(await refused({ password })).toEqual(['PasswordTooWeak', 'password']);
    }
    expect(await refused({ language: 'fr' })).toEqual(['BadInput', 'language']);
  });

  it('keeps the password as argon2id and the session as a hash', async () => {
    const guest = await house.guest();
    const token = /=([\w-]+)/.exec(guest.cookie())?.[1] ?? '';
    const [row] = await house.db.owner<{ password_hash: string }>(
      'select password_hash from accounts limit 1',
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await house.db.owner("select from sessions where encode(token_hash, 'escape') like $1", [
      `%${token}%`,
    ]);
    expect(kept).toEqual([]);
  });
});

describe('a registration with an address that has an account', () => {
  it('makes one where two arrive at once, and says of the other that there is one', async () => {
    const sent = { d: { ...someone, email: 'again@calandre.test' } };
    const codes = await Promise.all([1, 2].map(() => house.visitor().codeOf(REGISTER, sent)));
    expect(codes.toSorted()).toEqual(['EmailAlreadyUsed', null].toSorted());
    expect(await house.rooms.mail.list(sent.d.email)).toHaveLength(1);
  });

  it('says so and no more, of the password that opens it too, and of one that is kept out', async () => {
    const { email } = await house.guest();
    const again = async (password: string) => {
      const visitor = house.visitor();
      const code = await visitor.codeOf(REGISTER, { d: { ...someone, email, password } });
      return [code, (await visitor.ask(ME)).data];
    };
    const taken = ['EmailAlreadyUsed', { me: null }];
    expect(await again(PASSWORD)).toEqual(taken);
    expect(await again('Un-Autre-Encore-2')).toEqual(taken);
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [email]);
    expect(await again(PASSWORD)).toEqual(taken);
  });
});

describe('signing in and out', () => {
  it('answers InvalidCredentials alike for a wrong password, an unknown address and a stranger to a blocked account', async () => {
    const guest = await house.guest({ email: 'blocked@calandre.test' });
    expect(await guest.codeOf(ME)).toBeNull();
    const visitor = house.visitor();
    const answers = [
      await visitor.ask(LOGIN, { e: 'blocked@calandre.test', p: 'wrong' }),
      await visitor.ask(LOGIN, { e: 'nobody@calandre.test', p: PASSWORD }),
    ];
    await house.db.owner("update accounts set blocked_at = now() where email = 'blocked@calandre.test'");
    answers.push(await visitor.ask(LOGIN, { e: 'blocked@calandre.test', p: 'wrong' }));
    expect(await visitor.codeOf(LOGIN, { e: 'blocked@calandre.test', p: PASSWORD })).toBe('AccountSuspended');
    for (const { errors } of answers) expect(errors).toEqual(answers[0]?.errors);
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('InvalidCredentials');
    expect((await guest.ask(ME)).data).toEqual({ me: null });
  });

  it('ends the session at logout', async () => {
    const guest = await house.guest();
    const cookie = guest.cookie();
    await guest.ask('mutation { logout }');
    const again = await fetch(`${house.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: ME }),
    });
    expect(await again.json()).toEqual({ data: { me: null } });
  });

  it('is limited, by address and person, and says how long to wait', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const visitor = strict.visitor();
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 12; turn += 1) codes.push(await visitor.codeOf(LOGIN, { e: 'x@y.fr', p: 'z' }));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('InvalidCredentials'));
    expect(codes.slice(10)).toEqual(['RateLimited', 'RateLimited']);
    // Another browser at the same address is no new beginning.
    const other = await fetch(`${strict.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'another browser' },
      body: JSON.stringify({ query: LOGIN, variables: { e: 'x@y.fr', p: 'z' } }),
    });
    expect(await other.json()).toHaveProperty('errors.0.extensions.code', 'RateLimited');
  });
});

describe('people behind one address', () => {
  it('are not counted while they sign in rightly', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = await strict.guest({ email: 'often@calandre.test' });
    const codes = new Set<string | null>();
    for (let turn = 0; turn < 14; turn += 1) {
      codes.add(await strict.visitor().codeOf(LOGIN, { e: guest.email, p: PASSWORD }));
    }
    expect(codes).toEqual(new Set([null]));
  });
});

describe('the profile', () => {
  it('changes names, phone and pseudonym, which nobody else may have', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const update = 'mutation($d: UpdateProfileInput!) { updateProfile(data: $d) { firstName phone } }';
    const changed = await one.ask(update, {
      d: { firstName: 'Anne', lastName: 'Roy', phone: '+34 612 34 56 78' },
    });
    expect(changed.data).toEqual({ updateProfile: { firstName: 'Anne', phone: '+34612345678' } });
    const rename = 'mutation($p: String) { updatePseudo(pseudo: $p) { pseudo } }';
    expect((await one.ask(rename, { p: 'chevrons' })).data).toHaveProperty('updatePseudo.pseudo', 'chevrons');
    expect(await other.codeOf(rename, { p: 'Chevrons' })).toBe('BadInput');
    for (const p of [
      'a@b.fr',
      'evil.com',
      '０６１２３４５６',
      '٠٦١٢٣٤٥٦',
      'Calandre',
      'Team Calandre',
      'Cаlandre',
    ])
      expect(await other.codeOf(rename, { p }), p).toBe('BadInput');
    // Both apostrophes are one.
    expect(await one.codeOf(rename, { p: 'O’Neil' })).toBeNull();
    expect(await other.codeOf(rename, { p: "o'neil" })).toBe('BadInput');
    expect(await house.visitor().codeOf(rename, { p: 'x' })).toBe('Unauthenticated');
    expect(await house.visitor().codeOf(update, { d: { firstName: 'A', lastName: 'B', phone: '1' } })).toBe(
      'Unauthenticated',
    );
  });

  it('loses a permission at the next request', async () => {
    const staff = await house.guest({ email: 'staff@calandre.test', permissions: ['Ads:create'] });
    const create =
      'mutation { createCarAd(data: { brand: "Alpine", model: "A110", carType: CLASSIC }) { uuid } }';
    expect(await staff.codeOf(create)).toBeNull();
    await house.db.owner("update accounts set added_permissions = '{}' where email = 'staff@calandre.test'");
    expect(await staff.codeOf(create)).toBe('Forbidden');
    expect(await house.visitor().codeOf(create)).toBe('Unauthenticated');
  });
});

describe('a new password', () => {
  it('comes by mail, once, and ends the other sessions; an unknown address gets no mail', async () => {
    const guest = await house.guest({ email: 'forgot@calandre.test' });
    const ask = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
    const visitor = house.visitor();
    expect((await visitor.ask(ask, { e: 'forgot@calandre.test' })).data).toEqual({
      requestPasswordReset: true,
    });
    expect((await visitor.ask(ask, { e: 'unknown@calandre.test' })).data).toEqual({
      requestPasswordReset: true,
    });
    expect(await house.rooms.mail.list('unknown@calandre.test')).toEqual([]);
    const [letter] = await house.rooms.mail.list('forgot@calandre.test');
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const reset = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
    expect(await visitor.codeOf(reset, { t: token, p: 'weak' })).toBe('PasswordTooWeak');
    expect(await visitor.codeOf(reset, { t: token, p: 'Encore-Un-Autre-2' })).toBeNull();
    expect(await visitor.codeOf(reset, { t: token, p: 'Encore-Un-Autre-3' })).toBe('TokenExpired');
    expect((await guest.ask(ME)).data).toEqual({ me: null });
    expect(await visitor.codeOf(LOGIN, { e: 'forgot@calandre.test', p: 'Encore-Un-Autre-2' })).toBeNull();
  });
});
