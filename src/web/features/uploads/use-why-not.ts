import { useTranslations } from 'use-intl';
import { useUploadText } from './use-upload-text.ts';
import type { Sending } from './use-uploads.ts';

/** The message for a file of the wrong kind. */
const REFUSED = {
  documents: 'refused',
  papers: 'refusedPaper',
  photos: 'refusedPhoto',
  films: 'refusedFilm',
  sounds: 'refusedSound',
} as const;

/** The kind of file expected. */
export type Asked = keyof typeof REFUSED;

/** Returns the message of a failed upload. */
export function useWhyNot(of: Asked): (one: Pick<Sending, 'file' | 'error' | 'code'>) => string {
  const t = useTranslations('uploads');
  const textOf = useUploadText();
  return ({ file: { name }, error, code }) => {
    // The hints of films and sounds already state the size limit.
    const isTooLarge = code === 'TooLarge' && of !== 'films' && of !== 'sounds';
    const reason = isTooLarge ? t('tooLarge') : textOf(code);
    if (reason !== null) return t('told', { name, reason });
    if (error === 'failed') return t('failed', { name });
    return t(REFUSED[of], { name });
  };
}
