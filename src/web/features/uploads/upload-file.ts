import { personHeaders } from '#web/graphql/index.ts';

export type UploadPath =
  | '/uploads/photos'
  | '/uploads/documents'
  | '/uploads/films'
  | '/uploads/sounds'
  | `/uploads/${'papers' | 'order-papers'}?${string}`
  | `/uploads/imports?${string}`
  | `/uploads/import-archives?${string}`;
export type Uploaded = { readonly id: string; readonly url: string };

/** An upload failed: it was refused, was stopped, or the network failed. */
export class UploadError extends Error {
  readonly reason: 'refused' | 'failed' | 'stopped';
  /** The code of the server's refusal; null without one. */
  readonly code: string | null;
  /** The part of the request that was refused. */
  readonly field: string | null;
  /** For a table: the first line that is not valid. */
  readonly line: number | null;

  constructor(reason: UploadError['reason'], said: unknown = null) {
    super(reason);
    this.reason = reason;
    this.code = codeIn(said);
    const { field = null, line = null } = (said ?? {}) as { field?: string; line?: number };
    this.field = field;
    this.line = line;
  }
}

type Options = {
  /** The share uploaded, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborts the upload. */
  readonly signal?: AbortSignal;
};

/** Returns the code of the server's JSON error. */
function codeIn(said: unknown): string | null {
  const code = (said as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
}

/** Uploads one file. @throws UploadError */
export function uploadFile(path: UploadPath, file: File, { onProgress, signal }: Options): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  if (signal?.aborted) {
    reject(new UploadError('stopped'));
    return promise;
  }
  // fetch cannot report upload progress.
  const sending = new XMLHttpRequest();
  sending.open('POST', path);
  const headers = { ...personHeaders, 'content-type': file.type || 'image/jpeg' };
  for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
  sending.responseType = 'json';
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  sending.addEventListener('load', () => {
    const { status } = sending;
    // A rate limit or an expired session is no refusal of the file: it may be sent again.
    const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 401;
    if (status === 201) resolve(sending.response as Uploaded);
    else reject(new UploadError(isRefused ? 'refused' : 'failed', sending.response));
  });
  sending.addEventListener('error', () => reject(new UploadError('failed')));
  sending.addEventListener('abort', () => reject(new UploadError('stopped')));
  signal?.addEventListener('abort', () => sending.abort(), { once: true });
  sending.send(file);
  return promise;
}
