import { useEffect, useState } from 'react';
import { useToasts } from '../toasts/index.ts';
import { type Draft, findDraft, resumed } from './draft.ts';

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  /** Nobody answered: it may well be there. */
  | { readonly kind: 'failed' }
  /** null before the first step is saved. */
  | { readonly kind: 'ready'; readonly draft: Draft | null };

/** A car to be sold is drafted alike for an ad and for an auction: either goes on with the other's. */
const CAR_FORMS: readonly string[] = ['sellAd', 'sellAuction'];

const isDraftOf = (form: string, draft: Draft): boolean =>
  draft.form === form || (CAR_FORMS.includes(draft.form) && CAR_FORMS.includes(form));

/** A form's draft by its id, which comes after the page; `new` and nothing begin one. */
export function useDraft(form: string, id: string | null): [DraftState, (draft: Draft) => void] {
  const isNew = id === null || id === 'new';
  const [state, setState] = useState<DraftState>(
    isNew ? { kind: 'ready', draft: null } : { kind: 'loading' },
  );
  const { fail } = useToasts();
  useEffect(() => {
    if (isNew) return;
    let isHere = true;
    findOnceSent(id).then(
      draft =>
        isHere && setState(draft && isDraftOf(form, draft) ? { kind: 'ready', draft } : { kind: 'missing' }),
      error => {
        if (!isHere) return;
        setState({ kind: 'failed' });
        fail(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [form, id, isNew, fail]);
  return [state, draft => setState({ kind: 'ready', draft })];
}

/** What was being sent as the page was loaded anew is there once that is over, so that nobody sends it again. */
async function findOnceSent(id: string): Promise<Draft | null> {
  const last = resumed();
  if (last?.waiting.id === id) await last.sent.catch(() => undefined);
  return findDraft(id);
}
