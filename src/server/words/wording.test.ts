import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { sentencesIn } from './catalogue.ts';
import { holdWordings, wordsIn } from './index.ts';
import {
  exampleOf,
  faultOf,
  groupOf,
  isWithheld,
  standardOf,
  TEXT_GROUPS,
  TEXT_KEYS,
  typeset,
} from './wording.ts';

const CODE = 'letters.account.proofCode.text';
const RESULT = 'letters.news.SALE_RESULT.text';
const kindOf = (key: string, text: string, locale: Locale = 'fr') => faultOf(key, locale, text)?.kind ?? null;

describe('the texts that a house words anew', () => {
  it('are all that letters and papers say, but for what is withheld; each in one group', () => {
    const said = [...sentencesIn('fr').keys()].filter(key => /^(letters|papers)\./.test(key));
    expect(said.filter(key => !isWithheld(key))).toEqual(TEXT_KEYS);
    expect(TEXT_KEYS.length).toBeGreaterThan(500);
    expect(said.filter(key => !isWithheld(key) && groupOf(key) === null)).toEqual([]);
    for (const group of TEXT_GROUPS)
      expect(
        TEXT_KEYS.some(key => groupOf(key) === group),
        group,
      ).toBe(true);
  });

  it.each([
    'papers.vat.MARGIN',
    'papers.withdrawal.sentence',
    'papers.sale.late',
    'papers.sale.signed',
    'papers.api.page.title',
    'letters.facts.line',
  ])('are not those of law, proof and programs: %s', key => {
    expect(isWithheld(key)).toBe(true);
    expect(TEXT_KEYS).not.toContain(key);
  });

  it('are right as they are in the catalogue, and show themselves with examples', () => {
    for (const locale of LOCALES)
      for (const key of TEXT_KEYS) {
        const text = standardOf(key, locale);
        expect([key, faultOf(key, locale, typeset(text, locale))]).toEqual([key, null]);
        expect(exampleOf(text, locale), key).not.toMatch(/[{}]/);
      }
  });
});

describe('a wording', () => {
  it.each([
    [CODE, 'Code : {code}, {minutes} minutes.', null],
    [CODE, 'Votre code, pour {minutes} minutes.', 'MISSING_VALUE'],
    [CODE, '{code} {minutes} {car}', 'UNKNOWN_VALUE'],
    [CODE, '{code} {minutes', 'UNREADABLE'],
    [CODE, '<b>{code}</b> {minutes}', 'UNKNOWN_VALUE'],
    [CODE, '{code, number} {minutes}', 'UNKNOWN_VALUE'],
    [CODE, `{code} {minutes}${'a'.repeat(3_000)}`, 'TOO_LONG'],
    [CODE, '{code}\u0000{minutes}', 'UNREADABLE'],
    [CODE, '{houseName} : {code} {minutes}', null],
    [RESULT, 'Votre voiture est passée.', 'MISSING_VALUE'],
    [RESULT, '{result, select, SOLD {Vendue} other {Non}}', 'UNKNOWN_VALUE'],
    [RESULT, '{result, select, SOLD {Vendue} NO_BID {Rien}}', 'UNREADABLE'],
    [RESULT, '{result, select, SOLD {Vendue à {amount}} NO_BID {Rien} other {Non}}', null],
    [RESULT, '{result, select, SOLD {Vendue} NO_BID {Rien} other {Non}}', null],
  ])('of %s as %s is judged: %s', (key, text, kind) => {
    expect(kindOf(key, text)).toBe(kind);
  });

  it('says which value is wrong', () => {
    expect(faultOf(CODE, 'fr', '{minutes}')).toEqual({ kind: 'MISSING_VALUE', value: '{code}' });
    expect(faultOf(CODE, 'fr', '{code} {minutes} {car}')).toEqual({ kind: 'UNKNOWN_VALUE', value: '{car}' });
  });

  it('is set as French sets its signs, and as print sets an apostrophe', () => {
    expect(typeset(" C'est « Alba » : {car} ! ", 'fr')).toBe('C’est «\u00a0Alba\u00a0»\u00a0: {car}\u00a0!');
    expect(typeset("It's {car} : yes", 'en')).toBe('It’s {car} : yes');
  });
});

describe('what is said', () => {
  let release = () => {};
  afterEach(() => release());

  it('is the house’s wording where there is one, and what holds at a moment', () => {
    release = holdWordings({
      find: (key, locale, at = 10) =>
        key === CODE && locale === 'fr' && at >= 10 ? '{houseName}, le code : {code}' : null,
      onError: expect.fail,
    });
    const values = { code: '12 34', minutes: '10' };
    expect(wordsIn('FR')(CODE, values)).toBe('Calandre, le code : 12 34');
    expect(wordsIn('FR', 5)(CODE, values)).toMatch(/^Voici le code/);
    expect(wordsIn('EN')(CODE, values)).toMatch(/12 34/);
    expect(wordsIn('FR')('letters.layout.unsubscribe')).toBe('Ne plus recevoir ce type de message');
  });

  it('is the standard sentence where the wording fails, and that is told', () => {
    const failed: string[] = [];
    release = holdWordings({
      find: key => (key === CODE ? 'Le code {of} {another, select, A {}}' : null),
      onError: key => failed.push(key),
    });
    expect(wordsIn('FR')(CODE, { code: '12 34', minutes: '10' })).toMatch(/^Voici le code.*12 34/);
    expect(failed).toEqual([CODE]);
  });
});
