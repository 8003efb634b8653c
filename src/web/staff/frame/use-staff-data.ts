import { useCallback, useEffect, useRef, useState } from 'react';
import { type KnownDocument, request } from '#web/graphql/index.ts';

export type StaffData<Result> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** `isOld` while what was asked since is on its way. */
  | { readonly kind: 'ready'; readonly data: Result; readonly isOld: boolean };

/**
 * What a page of the staff application shows, asked for again whenever its variables change; what is shown
 * stays until the new answer is here. `again` asks once more.
 */
export function useStaffData<Result, Variables>(
  document: KnownDocument<Result, Variables>,
  variables: Variables,
): { data: StaffData<Result>; again: () => Promise<void> } {
  const [data, setData] = useState<StaffData<Result>>({ kind: 'waiting' });
  const asked = useRef(0);
  const key = JSON.stringify(variables);
  const again = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setData(before => (before.kind === 'ready' ? { ...before, isOld: true } : { kind: 'waiting' }));
    const answer = await request(document, JSON.parse(key) as Variables).then(
      result => ({ kind: 'ready', data: result, isOld: false }) as const,
      (error: unknown) => ({ kind: 'failed', error }) as const,
    );
    // An answer that was overtaken by a later question is nobody's any more.
    if (turn === asked.current) setData(answer);
  }, [document, key]);
  useEffect(() => void again(), [again]);
  return { data, again };
}
