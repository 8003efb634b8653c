import { useTranslations } from 'use-intl';
import { WrongFields } from '../form/index.ts';
import { UploadError, uploadFile } from './upload-file.ts';
import { useWhyNot } from './use-why-not.ts';

const BYTES_MAX = 20 * 1024 * 1024;

/**
 * How a paper is sent whose files are its pages, in their order: each by itself, the last with what names those before
 * it, and all are one. It is an order's, or of a kind and name one's own; the way answers what names it.
 * @throws WrongFields at `fileId`, which names the file; UploadError Unauthenticated where nobody is signed in any more
 */
export function useSendPaper() {
  const t = useTranslations('uploads');
  const whyNot = useWhyNot('papers');

  function tell(file: File, thrown: unknown): never {
    const error = thrown instanceof UploadError ? thrown : new UploadError('failed');
    const { code, field, reason } = error;
    if (code === 'Unauthenticated') throw error;
    const said = { file, code, error: reason === 'refused' ? reason : 'failed' } as const;
    const text = field === 'after' ? t('notJoined') : whyNot(said);
    throw new WrongFields({ fileId: { key: `uploads.${code ?? reason}`, text } });
  }

  return async (files: readonly File[], own?: { kind: string; name: string }): Promise<string> => {
    const heavy = files.find(({ size }) => size > BYTES_MAX);
    if (heavy) tell(heavy, new UploadError('refused', { code: 'TooLarge' }));
    const ids: string[] = [];
    for (const [index, file] of files.entries()) {
      const isLast = index === files.length - 1;
      const query = new URLSearchParams(isLast ? own : {});
      if (isLast) for (const id of ids) query.append('after', id);
      const door = isLast && own ? 'papers' : 'order-papers';
      const sent = uploadFile(`/uploads/${door}?${query}`, file, { onProgress: () => {} });
      ids.push((await sent.catch(error => tell(file, error))).id);
    }
    return ids.at(-1) ?? '';
  };
}
