import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from './password.ts';

describe('a password', () => {
  it.each([
    ['Abcdefgh1!x', ['length']],
    ['Abcdefgh1!xy', []],
    ['abcdefgh1!xy', ['upper']],
    ['ABCDEFGH1!XY', ['lower']],
    ['Abcdefghi!xy', ['number']],
    ['Abcdefgh12xy', ['symbol']],
    ['Abcdefgh1 xy', []],
    ['Abcdefgh1éxy', ['symbol']],
    ['Password123!', ['common']],
    ['', ['length', 'upper', 'lower', 'number', 'symbol']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
  it('may be long, and counts what people count as characters', () => {
    expect(brokenPasswordRules(`Aa1!${'x'.repeat(252)}`)).toEqual([]);
    expect(brokenPasswordRules(`Aa1!${'x'.repeat(253)}`)).toEqual(['length']);
    expect(brokenPasswordRules('Aa1!😀😀😀😀😀😀😀')).toEqual(['length']);
  });
  it('is compared with no common word where it is too long, which would take minutes', () => {
    expect(brokenPasswordRules(`Abc${'1'.repeat(1_000_000)}d!`)).toEqual(['length']);
  });
  it.each([
    'Motdepasse2026!',
    'P@ssw0rd1234',
    'Azertyuiop12!',
    '!!Bienvenue2026',
    'Qwerty-Qwerty1',
    'Contraseña123!',
    'Calandre-2026!',
    'Aaaaaaaaaa1!',
  ])('%j keeps every rule, and is one of the first that is tried', password => {
    expect(brokenPasswordRules(password)).toEqual(['common']);
  });
  it.each(['Un-Mot-De-Passe-1', 'Soleil-Rouge-12', 'Calandre-Demo-2026!', 'Ferrari-au-garage-7'])(
    '%j is a phrase and no word',
    password => {
      expect(brokenPasswordRules(password)).toEqual([]);
    },
  );
});
