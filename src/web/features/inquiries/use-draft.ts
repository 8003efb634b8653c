import { useEffect, useState } from 'react';
import { useToasts } from '../toasts/index.ts';
import { type Draft, findDraft, resumed } from './draft.ts';

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  /** The request failed: the draft may well exist. */
  | { readonly kind: 'failed' }
  /** null before the first step is saved. */
  | { readonly kind: 'ready'; readonly draft: Draft | null };

/** Ads and auctions share the draft of a car: either form continues the other's. */
const CAR_FORMS: readonly string[] = ['sellAd', 'sellAuction'];

const isDraftOf = (form: string, draft: Draft): boolean =>
  draft.form === form || (CAR_FORMS.includes(draft.form) && CAR_FORMS.includes(form));

/** Loads a form's draft by its id, after the page; null and `new` start a new draft. */
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

/** Finds a draft, after any sending of it from before a reload has ended, so that it is not sent twice. */
async function findOnceSent(id: string): Promise<Draft | null> {
  const last = resumed();
  if (last?.waiting.id === id) await last.sent.catch(() => undefined);
  return findDraft(id);
}
