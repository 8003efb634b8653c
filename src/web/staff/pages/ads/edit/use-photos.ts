import { useRef, useState } from 'react';
import { UploadError, uploadFile } from '#web/features/uploads/index.ts';
import { useFieldAt } from './editor-context.ts';
import { added, countOf, NO_PHOTOS, type PhotoLists } from './photo-list.ts';
import type { Edited } from './use-editor.ts';

export type Shown = { readonly url: string; readonly alt: string | null };

export type Sending = {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly failure: 'refused' | 'failed' | null;
  /** What the server refused it for, where it said so. */
  readonly code: string | null;
};

/** As many as one ad shows. */
const PHOTOS_MAX = 120;

/** The ad's photos, those on their way in, and what each shows. */
export function usePhotos(edited: Edited) {
  const { value, change } = useFieldAt('photos');
  const lists = (value as PhotoLists | null | undefined) ?? NO_PHOTOS;
  const [shown, setShown] = useState<ReadonlyMap<string, Shown>>(
    () => new Map(edited.photos.map(({ id, photo }) => [id, photo])),
  );
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const latest = useRef(lists);
  latest.current = lists;
  const lastKey = useRef(0);

  const put = (next: PhotoLists) => {
    latest.current = next;
    change(next);
  };
  const patch = (key: number, part: Partial<Sending>) =>
    setSending(now => now.map(one => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setSending(now => now.filter(one => one.key !== key));

  const send = async ({ key, file }: Sending) => {
    try {
      const { id, url } = await uploadFile('/uploads/photos', file, {
        onProgress: share => patch(key, { share }),
      });
      setShown(now => new Map(now).set(id, { url, alt: null }));
      put(added(latest.current, id));
      drop(key);
    } catch (error) {
      const { reason, code } = error instanceof UploadError ? error : new UploadError('failed');
      patch(key, { failure: reason === 'refused' ? 'refused' : 'failed', code });
    }
  };

  const add = (files: readonly File[]) => {
    const room = PHOTOS_MAX - countOf(latest.current) - sending.length;
    const begun = files.slice(0, Math.max(0, room)).map((file): Sending => {
      lastKey.current += 1;
      return { key: lastKey.current, file, share: 0, failure: null, code: null };
    });
    setSending(now => [...now, ...begun]);
    // One after the other: they keep the order in which they were chosen.
    void begun.reduce((before, one) => before.then(() => send(one)), Promise.resolve());
  };

  const retry = (one: Sending) => {
    patch(one.key, { failure: null, code: null, share: 0 });
    void send(one);
  };
  const describe = (id: string, alt: string | null) =>
    setShown(now => {
      const known = now.get(id);
      return known ? new Map(now).set(id, { ...known, alt }) : now;
    });

  return { lists, put, shown, describe, sending, add, retry, drop };
}

export type Photos = ReturnType<typeof usePhotos>;
