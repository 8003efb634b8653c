import { useTranslations } from 'use-intl';
import type { QueryOf } from '#web/features/cache/index.ts';
import { FormAlert } from '#web/ui/index.ts';

/** Says of what is shown as it lives that it could not be read again: it stands as it was read last. */
export function Outdated({ query: { isRefetchError } }: { query: QueryOf<unknown> }) {
  const t = useTranslations('admin.frame');
  return <FormAlert>{isRefetchError && t('outdated')}</FormAlert>;
}
