import { useTranslations } from 'use-intl';
import { useUploadText } from './use-upload-text.ts';
import type { Sending } from './use-uploads.ts';

/** What is said of a file that is none of those asked for. */
const REFUSED = {
  documents: 'refused',
  papers: 'refusedPaper',
  photos: 'refusedPhoto',
  films: 'refusedFilm',
  sounds: 'refusedSound',
} as const;

/** What was asked for. */
export type Asked = keyof typeof REFUSED;

/** Which file did not arrive, and why. */
export function useWhyNot(of: Asked): (one: Pick<Sending, 'file' | 'error' | 'code'>) => string {
  const t = useTranslations('uploads');
  const textOf = useUploadText();
  return ({ file: { name }, error, code }) => {
    // Films and sounds say themselves how much one may weigh.
    const isTooLarge = code === 'TooLarge' && of !== 'films' && of !== 'sounds';
    const reason = isTooLarge ? t('tooLarge') : textOf(code);
    if (reason !== null) return t('told', { name, reason });
    if (error === 'failed') return t('failed', { name });
    return t(REFUSED[of], { name });
  };
}
