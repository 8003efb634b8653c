import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  CarAdHistoryDocument,
  EditedCarAdDocument,
  type EditedCarAdQuery,
  type EditedStateFragment,
  UpdateCarAdDocument,
  type UpdateCarAdMutationVariables,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { differences, merge, pick, type Written, withValue } from './written.ts';

export type Edited = NonNullable<EditedCarAdQuery['editedCarAd']>;

/** What somebody else did meanwhile: taken over as it is, or to be decided field by field. */
export type Meanwhile = {
  readonly who: string;
  readonly taken: readonly string[];
  readonly clashes: readonly string[];
  readonly theirs: Written;
};

export type Editor = {
  readonly ad: EditedStateFragment;
  readonly values: Written;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The field that the server refused. */
  readonly refused: string | null;
  readonly meanwhile: Meanwhile | null;
  set(path: string, value: unknown): void;
  /** Answers the ad with all that is written; null where it could not be saved. */
  save(): Promise<EditedStateFragment | null>;
  /** Ends what somebody else's edit began: these fields become theirs, the others stay mine. */
  settle(theirs: readonly string[]): void;
  setAd(ad: EditedStateFragment): void;
};

/** A pause after which a draft is saved as one types. */
const PAUSE_MS = 900;

/** What is written, what of it is saved, and what somebody else wrote meanwhile. */
export function useEditor(edited: Edited): Editor {
  const { fail } = useToasts();
  const [ad, setAd] = useState(edited.ad);
  const [values, setValues] = useState<Written>(edited.values);
  const [saved, setSaved] = useState(values);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const changed = differences(saved, values);
  const isDirty = changed.length > 0;

  const takeTheirs = async (): Promise<void> => {
    const { edited: newer, who } = await askMeanwhile(ad.uuid);
    const theirs: Written = newer.values;
    const { clashes, taken, values: merged } = merge(saved, values, theirs);
    setAd(newer.ad);
    setSaved(theirs);
    setValues(merged);
    setMeanwhile({ who, taken, clashes, theirs });
  };

  const save = async (): Promise<EditedStateFragment | null> => {
    if (!isDirty) return ad;
    if (isSaving) return null;
    const sent = values;
    setSaving(true);
    setRefused(null);
    try {
      const asked = { uuid: ad.uuid, data: pick(sent, changed), revision: ad.revision };
      const { updateCarAd } = await request(UpdateCarAdDocument, asked as UpdateCarAdMutationVariables);
      setAd(updateCarAd);
      setSaved(sent);
      return updateCarAd;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code === 'StaleVersion') await takeTheirs().catch(fail);
      else if (code === 'BadInput' && error instanceof RequestError) setRefused(error.field ?? '');
      else fail(error);
      return null;
    } finally {
      setSaving(false);
    }
  };

  const settle = (theirs: readonly string[]) => {
    if (meanwhile) setValues(now => ({ ...now, ...pick(meanwhile.theirs, theirs) }));
    setMeanwhile(null);
  };

  const isHeld = refused !== null || (meanwhile?.clashes.length ?? 0) > 0;
  useSavedAsTyped({ isOn: ad.status === 'DRAFT' && !isHeld, values, isDirty, save });
  useLeaveGuard(isDirty);

  return {
    ad,
    values,
    isDirty,
    isSaving,
    refused,
    meanwhile,
    set: useCallback((path: string, value: unknown) => {
      setRefused(null);
      setValues(now => withValue(now, path, value));
    }, []),
    save,
    settle,
    setAd,
  };
}

/** The ad as somebody else has left it, and who that was. */
async function askMeanwhile(uuid: string): Promise<{ edited: Edited; who: string }> {
  const [{ editedCarAd }, { carAdHistory }] = await Promise.all([
    request(EditedCarAdDocument, { uuid }),
    request(CarAdHistoryDocument, { uuid }),
  ]);
  if (!editedCarAd) throw new RequestError('NotFound', 'The ad is gone');
  const who = carAdHistory.find(({ action }) => action === 'ad.updated')?.actorName ?? '';
  return { edited: editedCarAd, who };
}

/** A draft needs no button: what is typed is saved after a short pause. What the public sees waits to be sent. */
function useSavedAsTyped({
  isOn,
  values,
  isDirty,
  save,
}: {
  isOn: boolean;
  values: Written;
  isDirty: boolean;
  save: () => Promise<unknown>;
}): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isOn || !isDirty) return;
    const timer = setTimeout(() => void latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOn, isDirty, values]);
}

/** Whoever closes the window on unsaved words is asked first. */
function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
