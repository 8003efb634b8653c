import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ME = '{ me { email isEmailConfirmed wantedEmail takesMarketing language } }';
const CONFIRM = 'mutation($t: String!) { confirmEmail(token: $t) }';
const CHANGE =
  'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { wantedEmail } }';
const PASSWORDS = 'mutation($c: String!, $p: String!) { updatePassword(currentPassword: $c, password: $p) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const REGISTER = `mutation($e: String!) { register(data: { firstName: "Zoé", lastName: "Roy", phone: "0612345678",
  email: $e, password: "${PASSWORD}", language: ES }) { user { id } } }`;

const meOf = async (guest: Guest) => (await guest.ask(ME)).data?.me as unknown as Record<string, unknown>;

async function newcomer(email: string): Promise<Guest> {
  const guest = house.visitor();
  await guest.ask(REGISTER, { e: email });
  return guest;
}

describe('an address', () => {
  it('is proven by the letter that registration sends, in the language of the account', async () => {
    const guest = await newcomer('letter@calandre.test');
    expect(await meOf(guest)).toMatchObject({ isEmailConfirmed: false });
    const letter = await openLetter(house, 'letter@calandre.test');
    expect(letter.subject).toBe('Confirme su correo electrónico');
    expect(letter.text).toContain('/es/auth/confirmEmail?token=');
    expect(await guest.codeOf(CONFIRM, { t: tokenIn(letter) })).toBeNull();
    expect(await meOf(guest)).toMatchObject({ isEmailConfirmed: true });
    // Whoever opens the link again is told the same.
    expect(await house.visitor().codeOf(CONFIRM, { t: tokenIn(letter) })).toBeNull();
    expect(await house.visitor().codeOf(CONFIRM, { t: 'unknown' })).toBe('TokenExpired');
  });

  it('is proven for three days by one letter, then by the next', async () => {
    const guest = await newcomer('late@calandre.test');
    const first = tokenIn(await openLetter(house, 'late@calandre.test'));
    await house.db.owner("update email_confirmations set expires_at = now() - interval '1 minute'");
    expect(await guest.codeOf(CONFIRM, { t: first })).toBe('TokenExpired');
    expect(await guest.codeOf('mutation { resendConfirmation }')).toBeNull();
    expect(
      await guest.codeOf(CONFIRM, { t: tokenIn(await openLetter(house, 'late@calandre.test')) }),
    ).toBeNull();
    const sent = (await house.rooms.mail.list('late@calandre.test')).length;
    await guest.ask('mutation { resendConfirmation }');
    expect(await house.rooms.mail.list('late@calandre.test')).toHaveLength(sent);
  });

  it('is written to again five times an hour', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = strict.visitor();
    await guest.ask(REGISTER, { e: 'again@calandre.test' });
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push(await guest.codeOf('mutation { resendConfirmation }'));
    expect(codes).toEqual([...Array(5).fill(null), 'RateLimited']);
  });

  it('is proven too by the letter that gives a new password', async () => {
    const guest = await newcomer('reset@calandre.test');
    await guest.ask('mutation { requestPasswordReset(email: "reset@calandre.test") }');
    const token = tokenIn(await openLetter(house, 'reset@calandre.test'));
    const reset = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
    expect(await guest.codeOf(reset, { t: token, p: 'Encore-Un-Autre-2' })).toBeNull();
    await guest.ask(LOGIN, { e: 'reset@calandre.test', p: 'Encore-Un-Autre-2' });
    expect(await meOf(guest)).toMatchObject({ isEmailConfirmed: true });
  });

  it('changes once the new one has answered, and the old one is told', async () => {
    const guest = await house.guest({ email: 'old@calandre.test' });
    expect(await house.visitor().codeOf(CHANGE, { e: 'new@calandre.test', p: PASSWORD })).toBe(
      'Unauthenticated',
    );
    expect(await guest.codeOf(CHANGE, { e: 'new@', p: PASSWORD })).toBe('InvalidEmail');
    expect(await guest.codeOf(CHANGE, { e: 'new@calandre.test', p: 'wrong' })).toBe('InvalidCredentials');
    expect(await guest.codeOf(CHANGE, { e: 'LETTER@calandre.test', p: PASSWORD })).toBe('EmailAlreadyUsed');
    expect(await guest.codeOf(CHANGE, { e: 'new@calandre.test', p: PASSWORD })).toBeNull();
    expect(await meOf(guest)).toMatchObject({ email: 'old@calandre.test', wantedEmail: 'new@calandre.test' });
    const token = tokenIn(await openLetter(house, 'new@calandre.test'));
    expect(await guest.codeOf(CONFIRM, { t: token })).toBeNull();
    expect(await meOf(guest)).toMatchObject({ email: 'new@calandre.test', wantedEmail: null });
    expect((await openLetter(house, 'old@calandre.test')).subject).toContain('adresse e-mail a changé');
  });

  it('that was mistyped gives the account to nobody, whoever opens its letter', async () => {
    const withPassword = 'mutation($t: String!, $p: String) { confirmEmail(token: $t, password: $p) }';
    for (const hasPassword of [true, false]) {
      const [email, typed] = [`own${hasPassword}@calandre.test`, `typed${hasPassword}@calandre.test`];
      const guest = await house.guest({ email });
      expect(await guest.codeOf(CHANGE, { e: typed, p: PASSWORD })).toBeNull();
      if (!hasPassword)
        await house.db.owner('update accounts set password_hash = null where email = $1', [email]);
      const t = tokenIn(await openLetter(house, typed));
      for (const stranger of [house.visitor(), await house.guest()]) {
        // What they may say instead, that they know no password, would change nothing: nobody asks them.
        const place = `{ emailLetter(token: "${t}") { asksPassword } }`;
        expect((await stranger.ask(place)).data).toEqual({ emailLetter: { asksPassword: false } });
        expect(await stranger.codeOf(CONFIRM, { t })).toBe('Unauthenticated');
      }
      expect(await meOf(guest)).toMatchObject({ email, isEmailConfirmed: true, wantedEmail: typed });
      const telephone = house.visitor();
      if (hasPassword) {
        expect(await telephone.codeOf(withPassword, { t, p: 'wrong' })).toBe('InvalidCredentials');
        expect(await telephone.codeOf(withPassword, { t, p: PASSWORD })).toBeNull();
      } else expect(await guest.codeOf(CONFIRM, { t })).toBeNull();
      expect(await meOf(guest)).toMatchObject({ email: typed, isEmailConfirmed: true, wantedEmail: null });
    }
  });

  it('wanted by two goes to the one who answers first', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const tokens: string[] = [];
    for (const guest of [one, other]) {
      await guest.ask(CHANGE, { e: 'wanted@calandre.test', p: PASSWORD });
      tokens.push(tokenIn(await openLetter(house, 'wanted@calandre.test')));
    }
    const codes = await Promise.all(
      [one, other].map((guest, at) => guest.codeOf(CONFIRM, { t: tokens[at] })),
    );
    expect(codes.toSorted()).toEqual(['EmailAlreadyUsed', null].toSorted());
  });
});

describe('a password', () => {
  it('is changed by who knows it, and ends every session but this one', async () => {
    const guest = await house.guest({ email: 'change@calandre.test' });
    const elsewhere = house.visitor();
    await elsewhere.ask(LOGIN, { e: guest.email, p: PASSWORD });
    const next = 'Encore-Un-Autre-2';
    expect(await house.visitor().codeOf(PASSWORDS, { c: PASSWORD, p: next })).toBe('Unauthenticated');
    expect(await guest.codeOf(PASSWORDS, { c: 'wrong', p: next })).toBe('InvalidCredentials');
    expect(await guest.codeOf(PASSWORDS, { c: PASSWORD, p: 'weak' })).toBe('PasswordTooWeak');
    expect(await guest.codeOf(PASSWORDS, { c: PASSWORD, p: next })).toBeNull();
    expect(await meOf(guest)).toMatchObject({ email: guest.email });
    expect(await meOf(elsewhere)).toBeNull();
    expect(await elsewhere.codeOf(LOGIN, { e: guest.email, p: PASSWORD })).toBe('InvalidCredentials');
    expect((await openLetter(house, guest.email)).subject).toContain('mot de passe a changé');
  });

  it('cannot be guessed at an open session', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = await strict.guest();
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      codes.push(await guest.codeOf('mutation { deleteAccount(password: "guess") }'));
    }
    expect(codes).toEqual([...Array(10).fill('InvalidCredentials'), 'RateLimited']);
  });
});

describe('a preference', () => {
  it('is kept: the language of letters, and whether news may be sent, which nobody is asked at first', async () => {
    const guest = await house.guest();
    expect(await meOf(guest)).toMatchObject({ takesMarketing: false, language: 'FR' });
    await guest.ask('mutation { chooseConsent(analytics: true, marketing: true) }');
    expect(await meOf(guest)).toMatchObject({ takesMarketing: false });
    await guest.ask('mutation { updateLanguage(language: EN) { id } }');
    const choose = (takes: boolean) =>
      guest.codeOf(`mutation { chooseMarketing(takes: ${takes}, consent: "News") { id } }`);
    const readers = 'select language, consent, confirmed_at is not null as known from newsletter_subscribers';
    for (const takes of [true, true, false, true]) {
      expect(await choose(takes)).toBeNull();
      expect(await meOf(guest)).toMatchObject({ takesMarketing: takes, language: 'EN' });
      expect(await house.db.owner(readers)).toEqual(
        takes ? [{ language: 'EN', consent: 'News', known: true }] : [],
      );
    }
    expect(await guest.codeOf('mutation { chooseMarketing(takes: true) { id } }')).toBe('BadInput');
    await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [guest.email]);
    expect(await meOf(guest)).toMatchObject({ takesMarketing: false });
    expect(await choose(true)).toBe('EmailNotConfirmed');
    expect(await choose(false)).toBeNull();
    expect(await house.db.owner(readers)).toHaveLength(1);
  });
});
