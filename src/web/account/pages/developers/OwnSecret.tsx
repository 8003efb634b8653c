import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Secret } from '#web/features/user-area/index.ts';

/** A secret of one's own, which is shown this once. */
export function OwnSecret(props: Omit<ComponentProps<typeof Secret>, 'words'>) {
  const t = useTranslations('developers.keys');
  return <Secret {...props} words={{ copy: t('copy'), copied: t('copied'), done: t('done') }} />;
}
