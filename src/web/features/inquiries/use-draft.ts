import { useEffect, useState } from 'react';
import { useToasts } from '../toasts/index.ts';
import { type Draft, findDraft } from './draft.ts';

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  /** Nobody answered: it may well be there. */
  | { readonly kind: 'failed' }
  /** null before the first step is saved. */
  | { readonly kind: 'ready'; readonly draft: Draft | null };

/** A draft by its id, which comes after the page; `new` and nothing begin one. */
export function useDraft(id: string | null): [DraftState, (draft: Draft) => void] {
  const isNew = id === null || id === 'new';
  const [state, setState] = useState<DraftState>(
    isNew ? { kind: 'ready', draft: null } : { kind: 'loading' },
  );
  const { fail } = useToasts();
  useEffect(() => {
    if (isNew) return;
    let isHere = true;
    findDraft(id).then(
      draft => isHere && setState(draft ? { kind: 'ready', draft } : { kind: 'missing' }),
      error => {
        if (!isHere) return;
        setState({ kind: 'failed' });
        fail(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [id, isNew, fail]);
  return [state, draft => setState({ kind: 'ready', draft })];
}
