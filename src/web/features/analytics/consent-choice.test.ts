import { describe, expect, it } from 'vitest';
import { readConsent } from './consent-choice.ts';

const ID = '0b0c6f6e-2f57-4f0e-9a50-6a3f4b1c2d3e';

describe('the choice a cookie holds', () => {
  it.each([
    ['', null],
    ['other=1', null],
    [`consent=${ID}.01.1`, { analytics: false, marketing: true }],
    [`a=b; consent=${ID}.10.1; c=d`, { analytics: true, marketing: false }],
    [`consent=${ID}.00.1`, { analytics: false, marketing: false }],
    [`__Host-consent=${ID}.11.1`, { analytics: true, marketing: true }],
    [`consent=${ID}.11.0`, null],
    ['consent=yes', null],
  ])('%s', (cookies, choice) => {
    expect(readConsent(cookies)).toEqual(choice);
  });
});
