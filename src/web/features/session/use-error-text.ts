import { useTranslations } from 'use-intl';
import { RequestError } from '../../graphql/index.ts';

/** The sentence for what went wrong, for the places that show it themselves instead of in a toast. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return error => {
    const code = (error instanceof RequestError ? error.code : 'Unknown') as 'Unknown';
    return t(t.has(code) ? code : 'Unknown');
  };
}
