import { useRef, useState } from 'react';
import { useWhenOnline } from '#web/graphql/index.ts';
import { askToSignIn } from '../toasts/index.ts';
import { UploadError, type Uploaded, type UploadPath, uploadFile } from './upload-file.ts';

export type { Uploaded } from './upload-file.ts';

export type Sending = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly error: 'refused' | 'failed' | null;
  /** The code of the server's refusal, if there is one. */
  readonly code: string | null;
};

export type Uploads = {
  readonly sending: readonly Sending[];
  /** Starts uploading files, as many as there is room for beside those under way. */
  add(files: readonly File[], room?: number): void;
  /** How many of the files last added exceeded the room. */
  readonly leftOut: number;
  retry(one: Sending): void;
  /** Retries all uploads that failed on the network. */
  retryAll(): void;
  /** Stops an upload, or removes a failed one. */
  drop(key: number): void;
};

/** Uploads files one by one; each uploaded file is passed to `onArrived`. */
export function useUploads(path: UploadPath, onArrived: (uploaded: Uploaded, file: File) => void): Uploads {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const arrive = useRef(onArrived);
  arrive.current = onArrived;
  const count = useRef(0);
  const line = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());

  const change = (key: number, part: Partial<Sending>) =>
    setSending(all => all.map(one => (one.key === key ? { ...one, ...part } : one)));
  const clear = (key: number) => {
    stops.current.delete(key);
    setSending(all => all.filter(one => one.key !== key));
  };
  const send = ({ key, file }: Sending) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    line.current = line.current.then(async () => {
      try {
        const options = { onProgress: (share: number) => change(key, { share }), signal: stop.signal };
        const uploaded = await uploadFile(path, file, options);
        clear(key);
        arrive.current(uploaded, file);
      } catch (error) {
        const { reason, code } = error instanceof UploadError ? error : new UploadError('failed');
        askToSignIn(error);
        if (reason === 'stopped') clear(key);
        else change(key, { error: reason, code });
      }
    });
  };

  const retry = (one: Sending) => {
    change(one.key, { error: null, code: null, share: 0 });
    send(one);
  };
  const retryAll = () => {
    for (const one of sending) if (one.error === 'failed') retry(one);
  };
  useWhenOnline(retryAll);

  return {
    ...{ sending, leftOut, retry, retryAll },
    add(files, room = Number.POSITIVE_INFINITY) {
      const underWay = sending.filter(({ error }) => error !== 'refused').length;
      const taken = files.slice(0, Math.max(0, room - underWay));
      setLeftOut(files.length - taken.length);
      const begun = taken.map(file => {
        count.current += 1;
        return { key: count.current, file, share: 0, error: null, code: null };
      });
      setSending(all => [...all, ...begun]);
      for (const one of begun) send(one);
    },
    drop(key) {
      stops.current.get(key)?.abort();
      clear(key);
    },
  };
}
