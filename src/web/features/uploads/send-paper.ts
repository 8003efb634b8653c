import { WrongFields } from '../form/index.ts';
import { UploadError, type UploadPath, uploadFile } from './upload-file.ts';

/**
 * Sends the paper that a form was given; answers what names it.
 * @param refused says that it is none that is taken there
 * @throws WrongFields at `fileId`; UploadError Unauthenticated where nobody is signed in any more
 */
export async function sendPaper(
  path: UploadPath,
  file: File,
  refused: ConstructorParameters<typeof WrongFields>[0][string],
): Promise<string> {
  try {
    return (await uploadFile(path, file, { onProgress: () => {} })).id;
  } catch (error) {
    const code = error instanceof UploadError && error.code !== 'BadInput' ? error.code : null;
    if (code === 'Unauthenticated') throw error;
    if (code === 'TooLarge') throw new WrongFields({ fileId: 'uploads.tooLarge' });
    throw new WrongFields({ fileId: code ? (`errors.${code}` as 'errors.FileTooHeavy') : refused });
  }
}
