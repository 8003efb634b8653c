import { describe, expect, it } from 'vitest';
import { errorToastOf, toastOf } from './use-toasts.ts';

describe('toasts of the site', () => {
  it.each([
    ['bidSuccess', 'success', 3_000],
    ['questionSuccess', 'success', 3_000],
    ['profilSuccess', 'success', 3_000],
    ['absenteeBidTriggered', 'success', 3_000],
    ['reservePriceReached', 'info', 3_000],
    ['reserveRemoved', 'info', 3_000],
    ['passwordResetMailSent', 'success', 8_000],
  ] as const)('say %s for their time; what sends to the mail stays longer', (key, kind, durationMs) => {
    expect(toastOf(key)).toEqual({ kind, key, durationMs });
  });

  it('warn of being outbid and of a lost network, and call the rest errors', () => {
    expect(errorToastOf('OutbidFromAnotherUser')).toEqual({
      kind: 'warning',
      key: 'OutbidFromAnotherUser',
      durationMs: 8_000,
    });
    expect(errorToastOf('NetworkErrorNeedReload')).toMatchObject({ kind: 'warning', durationMs: 8_000 });
    expect(errorToastOf('CardRequired')).toEqual({
      kind: 'error',
      key: 'errors.CardRequired',
      durationMs: 8_000,
    });
  });
});
