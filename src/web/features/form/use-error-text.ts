import { useTranslations } from 'use-intl';
import { minutesToWait, wordOf } from '#web/graphql/index.ts';

/** Returns the message of an error, for places that show it themselves instead of in a toast. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const site = useTranslations('site');
  return error => {
    const minutes = minutesToWait(error);
    if (minutes !== null) return site('waitThenRetry', { count: minutes });
    const code = wordOf(error) as 'Unknown';
    return t(t.has(code) ? code : 'Unknown');
  };
}
