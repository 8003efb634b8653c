import { describe, expect, it } from 'vitest';
import { errorToastOf, toastOf } from './toast-table.ts';

describe('toasts of the site', () => {
  it('last 3 seconds, instructions 8', () => {
    expect(toastOf('bidSuccess')).toEqual({ kind: 'success', key: 'bidSuccess', durationMs: 3_000 });
    expect(toastOf('absenteeBidTriggered').durationMs).toBe(3_000);
    expect(toastOf('reservePriceReached')).toMatchObject({ kind: 'info', durationMs: 3_000 });
    expect(toastOf('passwordResetMailSent').durationMs).toBe(8_000);
  });

  it('warn of being outbid and of a lost network, and call the rest errors', () => {
    expect(errorToastOf('OutbidFromAnotherUser')).toEqual({
      kind: 'warning',
      key: 'OutbidFromAnotherUser',
      durationMs: 8_000,
    });
    expect(errorToastOf('NetworkErrorNeedReload').kind).toBe('warning');
    expect(errorToastOf('CardRequired')).toEqual({
      kind: 'error',
      key: 'errors.CardRequired',
      durationMs: 8_000,
    });
  });
});
