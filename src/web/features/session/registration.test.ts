import { describe, expect, it } from 'vitest';
import { emailProblems, newPasswordProblems, registrationProblems, signInProblems } from './registration.ts';

const good = {
  firstName: 'Hélène',
  lastName: 'Marchand',
  email: ' a@b.fr ',
  password: 'Abcdefgh1!xy',
  confirmation: 'Abcdefgh1!xy',
};

describe('registration', () => {
  it('takes what is right, spaces around the address included', () => {
    expect(registrationProblems(good, '06 12 34 56 78', '+33612345678')).toEqual({});
  });

  it('names every field that is empty', () => {
    const empty = { firstName: ' ', lastName: '', email: '', password: '', confirmation: '' };
    const problems = registrationProblems(empty, '', null);
    expect(Object.values(problems)).toEqual(Array(6).fill('form.validation.required'));
  });

  it('refuses numbers that cannot be, weak passwords and confirmations that differ', () => {
    const values = { ...good, password: 'Abcdefgh1!x', confirmation: 'other' };
    expect(registrationProblems(values, '06 12', null)).toEqual({
      phone: 'form.validation.phone',
      password: 'form.validation.password.weak',
      confirmation: 'form.validation.passwordConfirmation',
    });
    expect(newPasswordProblems({ password: 'Password123!', confirmation: 'Password123!' })).toEqual({
      password: 'form.validation.password.common',
    });
  });
});

describe('signing in', () => {
  it.each(['x', 'x@', 'a@b'])('refuses %s as an address', email => {
    expect(emailProblems(email)).toEqual({ email: 'form.validation.email' });
  });

  it('asks for both', () => {
    expect(signInProblems({ email: '', password: '' })).toEqual({
      email: 'form.validation.required',
      password: 'form.validation.required',
    });
  });
});
