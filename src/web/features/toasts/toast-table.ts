import type { Messages } from 'use-intl';
import type { ToastKind } from '#web/ui/index.ts';

export type ToastMessage = keyof Messages['toasts'];
export type ErrorCode = keyof Messages['errors'];

const SHORT_MS = 3_000;
const LONG_MS = 8_000;

type Shown = { kind: ToastKind; key: string; durationMs: number };

const KINDS: Partial<Record<ToastMessage, ToastKind>> = {
  reservePriceReached: 'info',
  reserveRemoved: 'info',
};
/** Instructions to go and do something elsewhere stay longer. */
const LONG: ReadonlySet<ToastMessage> = new Set<ToastMessage>([
  'passwordResetMailSent',
  'confirmationSent',
  'passwordChanged',
]);

export function toastOf(message: ToastMessage): Shown {
  return {
    kind: KINDS[message] ?? 'success',
    key: message,
    durationMs: LONG.has(message) ? LONG_MS : SHORT_MS,
  };
}

const WARNINGS: ReadonlySet<string> = new Set<ErrorCode>([
  'OutbidFromAnotherUser',
  'NetworkErrorNeedReload',
  'PageOutdated',
]);

export function errorToastOf(code: ErrorCode): Shown {
  return WARNINGS.has(code)
    ? { kind: 'warning', key: code, durationMs: LONG_MS }
    : { kind: 'error', key: `errors.${code}`, durationMs: LONG_MS };
}
