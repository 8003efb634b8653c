import { describe, expect, it } from 'vitest';
import { ADDRESS_FIELDS, TRADER_FIELDS } from './address.ts';
import { isOptional, namesOf, readFields } from './fields.ts';
import {
  CONFIRMED_PASSWORD_FIELDS,
  DEPARTURE_FIELDS,
  EMAIL_FIELDS,
  PROFILE_FIELDS,
  PSEUDO_FIELDS,
  REGISTRATION_FORM_FIELDS,
  SIGN_IN_FIELDS,
} from './person.ts';

const wrongIn = (read: ReturnType<typeof readFields>) =>
  'wrong' in read ? Object.fromEntries(read.wrong) : {};

const PERSON = {
  ...{ firstName: ' Hélène ', lastName: 'Marchand', phone: '+33612345678', email: ' a@b.fr ' },
  ...{ password: 'Abcdefgh1!xy', confirmation: 'Abcdefgh1!xy', language: 'FR' },
};

describe('registration', () => {
  it('takes what is right, without the blanks around it', () => {
    const read = { ...PERSON, firstName: 'Hélène', email: 'a@b.fr' };
    expect(readFields(REGISTRATION_FORM_FIELDS, PERSON)).toEqual({ read });
  });

  it('names every field that is empty', () => {
    const empty = { firstName: ' ', lastName: '', phone: '', email: '', password: '', confirmation: '' };
    expect(wrongIn(readFields(REGISTRATION_FORM_FIELDS, { ...empty, language: 'FR' }))).toEqual(
      Object.fromEntries(Object.keys(empty).map(name => [name, 'required'])),
    );
  });

  it('refuses numbers that cannot be, weak passwords and confirmations that differ', () => {
    const typed = { ...PERSON, phone: '06 12', password: 'Abcdefgh1!x', confirmation: 'other' };
    expect(wrongIn(readFields(REGISTRATION_FORM_FIELDS, typed))).toEqual({
      ...{ phone: 'phone', password: 'password.weak', confirmation: 'passwordConfirmation' },
    });
    const common = { password: 'Password123!', confirmation: 'Password123!' };
    expect(wrongIn(readFields(CONFIRMED_PASSWORD_FIELDS, common))).toEqual({ password: 'password.common' });
  });

  it('keeps the blanks of a password, and tells a name that is too long that it is', () => {
    const password = ' Abcdefgh1!xy ';
    const typed = { ...PERSON, password, confirmation: password };
    expect(readFields(REGISTRATION_FORM_FIELDS, typed)).toMatchObject({ read: { password } });
    const long = { ...PERSON, firstName: 'x'.repeat(81) };
    expect(wrongIn(readFields(PROFILE_FIELDS, long))).toEqual({ firstName: 'tooLong' });
  });
});

describe('signing in', () => {
  it.each(['x', 'x@', 'a@b'])('refuses %s as an address', email => {
    expect(wrongIn(readFields(EMAIL_FIELDS, { email }))).toEqual({ email: 'email' });
  });

  it('asks for both', () => {
    const empty = { email: '', password: '' };
    expect(wrongIn(readFields(SIGN_IN_FIELDS, empty))).toEqual({ email: 'required', password: 'required' });
  });
});

describe('what a person says of themselves', () => {
  it('has a pseudonym or none', () => {
    expect(readFields(PSEUDO_FIELDS, { pseudo: ' ' })).toEqual({ read: { pseudo: null } });
    expect(wrongIn(readFields(PSEUDO_FIELDS, { pseudo: 'a@b.fr' }))).toEqual({ pseudo: 'pseudo' });
  });

  it('leaves only when sure', () => {
    const unsure = { password: 'x', sure: false };
    expect(wrongIn(readFields(DEPARTURE_FIELDS, unsure))).toEqual({ sure: 'required' });
  });

  it('is named by what may be left out and what may not', () => {
    expect(namesOf(PROFILE_FIELDS)).toEqual(['firstName', 'lastName', 'phone']);
    expect(namesOf(ADDRESS_FIELDS).filter(name => isOptional(ADDRESS_FIELDS, name))).toEqual(['label']);
  });
});

describe('an address', () => {
  const HOME = { label: ' ', street: ' 1 rue ', zipCode: ' 75011 ', city: 'Paris', country: 'FR' };

  it('is kept without blanks, its postcode in capitals', () => {
    expect(readFields(ADDRESS_FIELDS, HOME)).toEqual({
      read: { ...HOME, label: null, street: '1 rue', zipCode: '75011' },
    });
    const london = { ...HOME, zipCode: 'ec1a 1bb', country: 'GB' };
    expect(readFields(ADDRESS_FIELDS, london)).toMatchObject({ read: { zipCode: 'EC1A 1BB' } });
  });

  it('has a postcode of its country, and what a letter needs', () => {
    expect(wrongIn(readFields(ADDRESS_FIELDS, { ...HOME, zipCode: '7501' }))).toEqual({ zipCode: 'zipCode' });
    const wrong = { ...HOME, street: '', zipCode: '', city: 'x'.repeat(121), country: 'ZZ' };
    expect(wrongIn(readFields(ADDRESS_FIELDS, wrong))).toEqual({
      ...{ street: 'required', zipCode: 'required', city: 'tooLong', country: 'wrong' },
    });
  });
});

describe('who sells by trade', () => {
  const HOUSE = {
    ...{ company: 'Marchand SARL', registerNumber: 'RCS Lyon 1', vatNumber: 'fr 40.303265045' },
    ...{ street: '1 rue', zipCode: '69001', city: 'Lyon', country: 'fr' },
  };

  it('is kept with its numbers as they are written', () => {
    expect(readFields(TRADER_FIELDS, HOUSE)).toEqual({
      read: { ...HOUSE, vatNumber: 'FR40303265045', country: 'FR' },
    });
  });

  it('says all of it', () => {
    const wrong = { ...HOUSE, company: '', vatNumber: '303265045', country: 'ZZ' };
    expect(wrongIn(readFields(TRADER_FIELDS, wrong))).toEqual({
      ...{ company: 'required', vatNumber: 'wrong', country: 'wrong' },
    });
  });
});
