import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WrongFields } from '../form/index.ts';
import { UploadError, uploadFile } from './upload-file.ts';
import { useWhyNot } from './use-why-not.ts';

const BYTES_MAX = 20 * 1024 * 1024;

/** The file of a document that is being uploaded: its number from 1 on, and the share uploaded from 0 to 1. */
export type PaperOnItsWay = { readonly file: File; readonly number: number; readonly share: number };

/**
 * Returns a function that uploads the pages of a document one by one. The last upload names the previous ones, and all
 * become one file, whose id it resolves to. The file belongs to an order, or has a given kind and name. A retry does
 * not send uploaded pages again.
 * @throws WrongFields at `fileId`, which names the file; UploadError Unauthenticated when the session has expired
 */
export function useSendPaper() {
  const t = useTranslations('uploads');
  const whyNot = useWhyNot('papers');
  const arrived = useRef(new WeakMap<File, string>());
  const [onItsWay, setOnItsWay] = useState<PaperOnItsWay | null>(null);

  function tell(file: File, thrown: unknown): never {
    const error = thrown instanceof UploadError ? thrown : new UploadError('failed');
    const { code, field, reason } = error;
    if (code === 'Unauthenticated') throw error;
    // The previous pages may be the problem: they are uploaded again.
    if (field === 'after') arrived.current = new WeakMap();
    const said = { file, code, error: reason === 'refused' ? reason : 'failed' } as const;
    const text = field === 'after' ? t('notJoined') : field === 'count' ? t('tooManyPapers') : whyNot(said);
    throw new WrongFields({ fileId: { key: `uploads.${code ?? reason}`, text } });
  }

  async function sendPaper(files: readonly File[], own?: { kind: string; name: string }): Promise<string> {
    const heavy = files.find(({ size }) => size > BYTES_MAX);
    if (heavy) tell(heavy, new UploadError('refused', { code: 'TooLarge' }));
    const ids: string[] = [];
    for (const [index, file] of files.entries()) {
      const isLast = index === files.length - 1;
      const known = isLast ? undefined : arrived.current.get(file);
      if (known !== undefined) {
        ids.push(known);
        continue;
      }
      const query = new URLSearchParams(isLast ? own : {});
      if (isLast) for (const id of ids) query.append('after', id);
      const door = isLast && own ? 'papers' : 'order-papers';
      const onProgress = (share: number) => setOnItsWay({ file, number: index + 1, share });
      onProgress(0);
      const { id } = await uploadFile(`/uploads/${door}?${query}`, file, { onProgress })
        .catch(error => tell(file, error))
        .finally(() => setOnItsWay(null));
      if (!isLast) arrived.current.set(file, id);
      ids.push(id);
    }
    return ids.at(-1) ?? '';
  }
  return { sendPaper, onItsWay };
}
