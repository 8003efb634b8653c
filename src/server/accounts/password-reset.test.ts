import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
const RESET =
  'mutation($t: String!, $p: String!, $again: Boolean) { resetPassword(token: $t, password: $p, again: $again) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const NEW_PASSWORD = 'Encore-Un-Autre-2';

async function askFor(email: string): Promise<string> {
  await house.visitor().ask(ASK, { e: email });
  const [letter] = await house.rooms.mail.list(email);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

function reset(token: string, password = NEW_PASSWORD): Promise<string | null> {
  return house.visitor().codeOf(RESET, { t: token, p: password });
}

/** As the page does where nobody answered the first time. */
const again = (token: string, password = NEW_PASSWORD): Promise<string | null> =>
  house.visitor().codeOf(RESET, { t: token, p: password, again: true });

const guestOf = (email: string): Promise<Guest> => house.guest({ email });

describe('asking for a new password', () => {
  it('needs an address, and answers known and unknown ones alike and as slowly', async () => {
    const { errors } = await house.visitor().ask(ASK, { e: 'x@' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'InvalidEmail', field: 'email' });
    await guestOf('known@calandre.test');
    for (const e of ['known@calandre.test', 'unknown@calandre.test']) {
      const askedAt = performance.now();
      expect((await house.visitor().ask(ASK, { e })).data).toEqual({ requestPasswordReset: true });
      expect(performance.now() - askedAt).toBeGreaterThanOrEqual(290);
    }
  });

  it('writes in the language of the account, to the page of that language', async () => {
    const pages = {
      FR: '/auth/resetPassword?',
      EN: '/en/auth/resetPassword?',
      ES: '/es/auth/resetPassword?',
    };
    const subjects = new Set<string>();
    for (const [language, page] of Object.entries(pages)) {
      const email = `${language.toLowerCase()}@calandre.test`;
      await guestOf(email);
      await house.db.owner('update accounts set language = $1 where email = $2', [language, email]);
      await askFor(email.toUpperCase());
      const [letter] = await house.rooms.mail.list(email);
      expect(new URL(/https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '').href).toContain(page);
      expect(letter?.html).toContain(page);
      subjects.add(letter?.subject ?? '');
    }
    expect(subjects.size).toBe(3);
  });

  it('writes to the address of the account, never to one that only reads like it', async () => {
    await guestOf('kadett@calandre.test');
    // The Kelvin sign is a k in lower case.
    for (const e of ['KADETT@calandre.test', '\u212Aadett@calandre.test'])
      await house.visitor().ask(ASK, { e });
    const letters = await house.rooms.mail.list(null);
    const written = letters.filter(letter => /kadett/i.test(letter.to) || letter.to.startsWith('\u212A'));
    expect(new Set(written.map(letter => letter.to))).toEqual(new Set(['kadett@calandre.test']));
  });

  it('keeps the token as a hash', async () => {
    await guestOf('hash@calandre.test');
    const token = await askFor('hash@calandre.test');
    expect(token.length).toBeGreaterThanOrEqual(43);
    const kept = await house.db.owner(
      "select from password_resets where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [token],
    );
    expect(kept).toEqual([]);
  });
});

describe('a reset letter', () => {
  it('ends a change of address that somebody else had asked for', async () => {
    const guest = await guestOf('robbed@calandre.test');
    const change =
      'mutation($p: String!) { requestEmailChange(email: "thief@calandre.test", password: $p) { id } }';
    expect(await guest.codeOf(change, { p: PASSWORD })).toBeNull();
    const [letter] = await house.rooms.mail.list('thief@calandre.test');
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(await reset(await askFor('robbed@calandre.test'))).toBeNull();
    const follow = 'mutation($t: String!) { confirmEmail(token: $t) }';
    expect(await house.visitor().codeOf(follow, { t: token })).toBe('TokenExpired');
    const login = { e: 'robbed@calandre.test', p: NEW_PASSWORD };
    expect(await house.visitor().codeOf(LOGIN, login)).toBeNull();
  });

  it('is no good after an hour', async () => {
    await guestOf('late@calandre.test');
    const token = await askFor('late@calandre.test');
    await house.db.owner(
      "update password_resets set expires_at = expires_at - interval '60 minutes' where used_at is null",
    );
    expect(await reset(token)).toBe('TokenExpired');
    expect(await reset('never-written')).toBe('TokenExpired');
  });

  it('makes the others written before it worthless', async () => {
    await guestOf('twice@calandre.test');
    const [older, newer] = [await askFor('twice@calandre.test'), await askFor('twice@calandre.test')];
    expect(await reset(newer)).toBeNull();
    expect(await reset(older, 'Et-Encore-Un-3x')).toBe('TokenExpired');
  });

  it('changes the password once when it is used twice at the same moment', async () => {
    await guestOf('race@calandre.test');
    const token = await askFor('race@calandre.test');
    const codes = await Promise.all([reset(token), reset(token, 'Et-Encore-Un-3x')]);
    expect(codes.toSorted()).toEqual([null, 'TokenExpired'].toSorted());
  });

  it('is not spent when the password can’t be written', async () => {
    await guestOf('unlucky@calandre.test');
    const token = await askFor('unlucky@calandre.test');
    await house.db.owner(
      `create function refuse_password() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
       create trigger refuse before update on accounts for each row execute function refuse_password()`,
    );
    expect(await reset(token)).toBe('Unknown');
    await house.db.owner('drop trigger refuse on accounts');
    expect(await reset(token)).toBeNull();
    expect(await house.visitor().codeOf(LOGIN, { e: 'unlucky@calandre.test', p: PASSWORD })).toBe(
      'InvalidCredentials',
    );
    const again = await house.visitor().codeOf(LOGIN, { e: 'unlucky@calandre.test', p: NEW_PASSWORD });
    expect(again).toBeNull();
  });
});

describe('a new password by letter that is sent again because its answer was lost', () => {
  it('is set, also where both arrive at once, and ends and tells nothing a second time', async () => {
    const { email } = await guestOf('again@calandre.test');
    const token = await askFor(email);
    expect(await Promise.all([again(token), again(token)])).toEqual([null, null]);
    const visitor = house.visitor();
    await visitor.ask(LOGIN, { e: email, p: NEW_PASSWORD });
    const told = async () => [
      (await house.rooms.mail.list(email)).length,
      await house.db.owner(
        `select kind from account_events e join accounts p on p.id = e.account_id where email = $1`,
        [email],
      ),
    ];
    const once = await told();
    expect(await again(token)).toBeNull();
    // Who does not say so reads that the link was used.
    expect(await reset(token)).toBe('TokenExpired');
    expect(await told()).toEqual(once);
    expect((await visitor.ask('{ me { email } }')).data).toEqual({ me: { email } });
  });

  it('is of an old link with another password than the account has, and once its hour is over', async () => {
    const { email } = await guestOf('older@calandre.test');
    const token = await askFor(email);
    expect(await reset(token)).toBeNull();
    expect(await again(token, 'Et-Encore-Un-3x')).toBe('TokenExpired');
    expect(await again(token, PASSWORD)).toBe('TokenExpired');
    await house.db.owner("update password_resets set expires_at = expires_at - interval '60 minutes'");
    expect(await again(token)).toBe('TokenExpired');
  });

  it('lets nobody who has the letter try passwords that signing in would not', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const { email } = await strict.guest();
    await strict.visitor().ask(ASK, { e: email });
    const t = tokenIn(await openLetter(strict, email));
    expect(await strict.visitor().codeOf(RESET, { t, p: NEW_PASSWORD })).toBeNull();
    const thief = strict.visitor();
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      codes.push(await thief.codeOf(RESET, { t, p: `Et-Encore-Un-${turn}x`, again: true }));
    codes.push(await thief.codeOf(RESET, { t, p: NEW_PASSWORD, again: true }));
    expect(codes).toEqual(Array(11).fill('TokenExpired'));
    expect(await thief.codeOf(LOGIN, { e: email, p: NEW_PASSWORD })).toBe('RateLimited');
  });
});
