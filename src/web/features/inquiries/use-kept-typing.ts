import { useEffect, useEffectEvent, useRef } from 'react';
import { EMPTY_PHONE, type PhoneEntry } from '#web/ui/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import type { Values } from './draft.ts';
import type { StepForm } from './use-step-form.ts';
import { forgetTyping, typingKey } from './waiting.ts';

type Typed = { values: Values; phone: PhoneEntry };

/**
 * What is typed outlives a reload and a look at another page, for as long as the tab is open and until it is kept
 * or sent. Answers how to forget it.
 */
export function useKeptTyping(name: string, { values, phone, put, putPhone }: StepForm): () => void {
  const begun = useRef<string | null>(null);
  const restore = useEffectEvent(() => {
    const typed = read(name);
    for (const [field, given] of Object.entries(typed?.values ?? {})) put(field, given);
    if (typed?.phone.text) putPhone(typed.phone);
  });
  useEffect(() => {
    const typed = JSON.stringify({ values, phone });
    // What the form was opened with is nobody's typing: another tab may know better by the next time.
    if (typed === begun.current) tabMemory.forget(typingKey(name));
    else if (begun.current !== null) tabMemory.keep(typingKey(name), typed);
  }, [name, values, phone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, before anything is kept
  useEffect(() => {
    begun.current = JSON.stringify({ values, phone });
    restore();
  }, [name]);
  return () => forgetTyping(name);
}

function read(name: string): Typed | null {
  try {
    const { values = {}, phone } = JSON.parse(tabMemory.read(typingKey(name)) ?? '{}') as Partial<Typed>;
    const lists = Object.entries(values).filter(([, given]) => Array.isArray(given));
    return { values: Object.fromEntries(lists), phone: { ...EMPTY_PHONE, ...phone } };
  } catch {
    return null;
  }
}

/** Puts what was chosen beside the form into its fields, whenever it changes. */
export function useFollowed(form: StepForm, follow: Values): void {
  const put = useEffectEvent(() => {
    for (const [field, values] of Object.entries(follow)) form.put(field, values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what counts
  useEffect(() => put(), [JSON.stringify(follow)]);
}
