import { useCallback, useEffect, useRef, useState } from 'react';
import { type KnownDocument, request } from '#web/graphql/index.ts';

export type Own<Result> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly data: Result };

/**
 * What is one's own, asked for after the page is hydrated. `again` asks once more, and keeps what is
 * shown until the new answer is here.
 */
export function useOwn<Result>(document: KnownDocument<Result, Record<string, never>>) {
  const [own, setOwn] = useState<Own<Result>>({ kind: 'waiting' });
  const asked = useRef(0);
  const again = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const data = await request(document, {});
      // An answer that was overtaken by a later one is old.
      if (turn === asked.current) setOwn({ kind: 'ready', data });
    } catch {
      setOwn(before => (before.kind === 'ready' ? before : { kind: 'failed' }));
    }
  }, [document]);
  useEffect(() => void again(), [again]);
  return { own, again };
}
