import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { minutesToWait, wordOf } from '#web/graphql/index.ts';
import { toastStore } from '#web/ui/index.ts';
import { askToSignIn } from './sign-in-needed.ts';
import { type ErrorCode, errorToastOf, type ToastMessage, toastOf } from './toast-table.ts';

export type Toasts = {
  /** Something went well, or the room should know. */
  say(message: ToastMessage): void;
  /**
   * Something was refused or broke; anything that is no refusal of ours reads as "something went wrong". A
   * session that ended is no sentence: its person is asked to sign in.
   */
  fail(error: unknown): void;
  warn(code: ErrorCode): void;
  /** What was warned of is over. */
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
