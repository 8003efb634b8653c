import { describe, expect, it } from 'vitest';
import { EVERY_FIELD, SALES } from '#test/kit/ads.ts';
import {
  CAR_FIELDS,
  type CarInput,
  carRows,
  checkCar,
  faultOf,
  flatCar,
  houseFieldIn,
  missingFields,
  nestedCar,
  wholeCar,
} from './index.ts';

const faultIn = (input: object) => checkCar(input as CarInput)?.field ?? null;
const whole = wholeCar(flatCar({ ...EVERY_FIELD, sales: SALES }));

describe('a car', () => {
  it('goes into the API’s form and comes back the same', () => {
    const names = CAR_FIELDS.map(({ name }) => name);
    expect(flatCar(nestedCar(whole, names))).toEqual(whole);
    expect(nestedCar(whole, ['city', 'year'])).toEqual({ year: 1969, location: EVERY_FIELD.location });
    expect(nestedCar({ ...whole, firstName: '' }, ['phone'])).toEqual({ sales: null });
  });

  it('is none of what was not given, but for an object, which is given whole', () => {
    expect(flatCar({ year: null })).toEqual({ year: null });
    expect(flatCar({ location: { city: 'Dieppe' } })).toEqual({
      city: 'Dieppe',
      country: null,
      zipCode: null,
    });
    expect(flatCar({ photos: { front: 'a' } })).toEqual({
      photos: { front: 'a', exteriors: [], interiors: [], mechanics: [] },
    });
    expect(wholeCar({})).toMatchObject({ vinPublic: true, warranty: false, originalHue: null, works: [] });
  });

  it('says a colour as one does: in small letters, and as a name where it is one', () => {
    const colourOf = (nameFr: string, nameEn: string, locale: 'fr' | 'en') => {
      const shellColor = { nameFr, nameEn, nameEs: '', hex: '#004225' };
      const car = { ...whole, shellColor, exteriorShade: 'METALLIC' } as never;
      const say = (key: string) => (key.startsWith('codes.shade.') ? 'Metallic' : key);
      return carRows(car, say, locale).find(({ value }) => value?.includes('etallic'))?.value;
    };
    expect(colourOf('Vert', 'British Racing Green', 'en')).toBe('Metallic British Racing Green');
    expect(colourOf('Vert', 'Green', 'en')).toBe('Metallic green');
    expect(colourOf('Bleu de France', 'Blue', 'fr')).toBe('Bleu de France metallic');
  });

  it('is taken as it may be, with every field', () => {
    expect(checkCar(whole)).toBeNull();
    expect(checkCar({})).toBeNull();
  });

  it('is refused by the name of the first field that holds what it may not', () => {
    const work = { name: { fr: 'Moteur' } };
    const refused: readonly (readonly [field: string, ...values: unknown[]])[] = [
      ['brand', null, '', ' ', 'x'.repeat(5_000), 'a\nb'],
      ['carType', null, 'FAST'],
      ['year', 1884, 2101, 1970.5],
      ['mileage', -1],
      ['price', 0, -5, 1_000_000_001],
      ['transmission', 'zzz', 'manuelle'],
      ['doorNumber', -2, 10],
      ['country', 'ZZ', 'fr', 'France'],
      ['registrationPlace', 'ZZ'],
      ['releaseDate', '32/13/1972', '2026-02-31', '2026-13', '12026-01-01', '0000', 'soon', '1969-4'],
      ['works', [{ ...work, startDate: '31/02/2020' }], Array.from({ length: 201 }, () => work)],
      ['carVerticalUrl', 'javascript:alert(1)', '//x.test/a', 'x'],
      ['email', 'x', 'a b@c.test'],
      ['phone', 'call me'],
      ['highlights', ['SHINY']],
      ['options', ['EJECTOR_SEAT']],
      ['documents', [{ label: 'LETTER', urls: [] }], [{ label: 'EXPERT_REPORT', urls: ['a\nb'] }]],
      ['customDocs', [{ label: ' ', urls: [] }]],
      ['history', { fr: 'x'.repeat(20_001) }],
      ['shellColor', { code: 'X', nameFr: 'a\nb', nameEn: '', nameEs: '' }],
      ['photos', { front: 'x', exteriors: [], interiors: [], mechanics: [] }],
    ];
    for (const [field, ...values] of refused) {
      for (const value of values)
        expect([field, value, faultIn({ [field]: value })]).toEqual([field, value, field]);
    }
    for (const releaseDate of ['1969', '1969-04', '1969-04-17']) expect(faultIn({ releaseDate })).toBeNull();
  });

  it('says what is wrong with each of its fields', () => {
    const wrong = wholeCar({
      brand: ' ',
      year: 1_700,
      country: 'ZZ',
      releaseDate: '1972-13',
      version: 'a\nb',
    });
    const reasons = CAR_FIELDS.map(field => [field.name, faultOf(field, wrong)]).filter(
      ([, reason]) => reason,
    );
    expect(Object.fromEntries(reasons)).toMatchObject({
      ...{ brand: 'NEEDED', year: 'RANGE', country: 'CODE', releaseDate: 'DAY', version: 'LINE' },
    });
  });

  it('is without what publishing or handing it in needs', () => {
    expect(missingFields(wholeCar({}), 'PUBLISH')).toEqual([
      ...['brand', 'model', 'year', 'country', 'city', 'photos', 'price', 'sellerEmail'],
    ]);
    expect(missingFields(wholeCar({ isPriceHidden: true, handleByCalandre: true }), 'PUBLISH')).toEqual([
      ...['brand', 'model', 'year', 'country', 'city', 'photos'],
    ]);
    expect(missingFields(wholeCar({ history: { fr: 'x'.repeat(39) } }), 'SUBMIT')).toEqual([
      ...[
        'brand',
        'model',
        'year',
        'mileage',
        'transmission',
        'fuel',
        'country',
        'city',
        'carState',
        'history',
      ],
      ...['photos', 'price'],
    ]);
    const lacksPhotos = (front: string | null, exteriors: string[], to: 'SUBMIT' | 'PUBLISH') =>
      missingFields(wholeCar({ photos: { front, exteriors, interiors: [], mechanics: [] } }), to).includes(
        'photos',
      );
    expect([lacksPhotos('a', ['b'], 'SUBMIT'), lacksPhotos('a', ['b', 'c'], 'SUBMIT')]).toEqual([
      true,
      false,
    ]);
    expect([lacksPhotos(null, ['b', 'c', 'd'], 'SUBMIT'), lacksPhotos('a', [], 'PUBLISH')]).toEqual([
      ...[true, false],
    ]);
    expect(missingFields(wholeCar({ history: { en: 'x'.repeat(40) } }), 'SUBMIT')).not.toContain('history');
  });

  it('has fields that only the house writes', () => {
    expect(houseFieldIn({ brand: 'Alpine', year: 1971 })).toBeNull();
    for (const field of ['reducedPrice', 'sellerEmail', 'warranty', 'phone', 'carVerticalUrl'])
      expect(houseFieldIn({ [field]: null })).toBe(field);
  });
});

describe('words of one’s own', () => {
  it.each([
    ['body', 'Shooting brake'],
    ['saddlery', 'Cuir Connolly'],
    ['registrationPlace', 'Principauté de Monaco'],
    ['releaseDate', '17/04/1969'],
  ])('are kept in %s, where no code says them', (name, value) => {
    expect(checkCar({ [name]: value })).toBeNull();
  });

  it.each([
    ['body', 'a'.repeat(81)],
    ['saddlery', 'Cuir\nrouge'],
    ['releaseDate', '31/02/1969'],
  ])('have to be one short line, and a day one of the calendar: %s', (name, value) => {
    expect(checkCar({ [name]: value })?.field).toBe(name);
  });
});
