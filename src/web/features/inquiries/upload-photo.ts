export type Uploaded = { readonly id: string; readonly url: string };
/** Why a photo did not arrive: it is none, or the network failed. */
export class UploadError extends Error {
  readonly isRefused: boolean;

  constructor(isRefused: boolean) {
    super(isRefused ? 'refused' : 'failed');
    this.isRefused = isRefused;
  }
}

/** Sends one photo and tells how much of it has left, from 0 to 1. @throws UploadError */
export function uploadPhoto(file: File, onProgress: (share: number) => void): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  // The one thing fetch can't do: say how far an upload has come.
  const sending = new XMLHttpRequest();
  sending.open('POST', '/uploads/photos');
  sending.setRequestHeader('content-type', file.type || 'image/jpeg');
  sending.responseType = 'json';
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  sending.addEventListener('load', () => {
    if (sending.status === 201) resolve(sending.response as Uploaded);
    else reject(new UploadError(sending.status >= 400 && sending.status < 500 && sending.status !== 429));
  });
  sending.addEventListener('error', () => reject(new UploadError(false)));
  sending.send(file);
  return promise;
}
