import { describe, expect, it } from 'vitest';
import { cityIn } from './cities.ts';

describe('a city', () => {
  it.each([
    ['München', ['Munich', 'Munich', 'Múnich']],
    ['Torino', ['Turin', 'Turin', 'Turín']],
    ['London', ['Londres', 'London', 'Londres']],
    ['Zu\u0308rich', ['Zurich', 'Zurich', 'Zúrich']],
    ['Dieppe', ['Dieppe', 'Dieppe', 'Dieppe']],
  ])('%s has its name in each language', (city, names) => {
    expect([cityIn('fr', city), cityIn('en', city), cityIn('es', city)]).toEqual(names);
  });
});
