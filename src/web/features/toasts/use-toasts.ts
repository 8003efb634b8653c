import { useMemo } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import { minutesToWait, wordOf } from '#web/graphql/index.ts';
import { type ToastKind, toastStore } from '#web/ui/index.ts';
import { askToSignIn } from './sign-in-needed.ts';

export type Toasts = {
  /** Reports a success or information. */
  say(message: ToastMessage): void;
  /**
   * Reports a refusal or failure; an unknown error reads "something went wrong". If the session has expired, the user
   * is asked to sign in instead.
   */
  fail(error: unknown): void;
  warn(code: ErrorCode): void;
  /** Removes a warning that no longer applies. */
  calm(code: ErrorCode): void;
};

export function useToasts(): Toasts {
  const t = useTranslations();
  return useMemo(() => {
    const isKnown = (code: string): code is ErrorCode => t.has(`errors.${code}` as 'errors.Unknown');
    const warn = (code: ErrorCode) => toastStore.show({ ...errorToastOf(code), text: t(`errors.${code}`) });
    return {
      say: message => toastStore.show({ ...toastOf(message), text: t(`toasts.${message}`) }),
      fail: error => {
        if (askToSignIn(error)) return;
        const code = wordOf(error);
        const minutes = minutesToWait(error);
        if (minutes === null) return warn(isKnown(code) ? code : 'Unknown');
        toastStore.show({
          ...errorToastOf('RateLimited'),
          text: t('site.waitThenRetry', { count: minutes }),
        });
      },
      warn,
      calm: code => toastStore.dismissKey(errorToastOf(code).key),
    };
  }, [t]);
}

export type ToastMessage = keyof Messages['toasts'];
export type ErrorCode = keyof Messages['errors'];

const SHORT_MS = 3_000;
const LONG_MS = 8_000;

type Shown = { kind: ToastKind; key: string; durationMs: number };

const KINDS: Partial<Record<ToastMessage, ToastKind>> = {
  reservePriceReached: 'info',
  reserveRemoved: 'info',
};
/** Messages with instructions are shown longer. */
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
