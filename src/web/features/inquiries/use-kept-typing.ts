import { useEffect, useEffectEvent } from 'react';
import { EMPTY_PHONE, type PhoneEntry } from '#web/ui/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import type { Values } from './draft.ts';
import type { StepForm } from './use-step-form.ts';
import { forgetTyping, typingKey } from './waiting.ts';

type Typed = { values: Values; phone: PhoneEntry };

/**
 * Keeps the typed values in the tab over reloads and other pages, until they are saved or sent. Returns the function
 * that forgets them.
 */
export function useKeptTyping(name: string, { values, phone, typed, put, putPhone }: StepForm): () => void {
  const restore = useEffectEvent(() => {
    const kept = read(name);
    for (const [field, given] of Object.entries(kept?.values ?? {})) put(field, given);
    if (kept?.phone.text) putPhone(kept.phone);
  });
  const keep = useEffectEvent(() => {
    // Prefilled values are not kept: they may differ the next time.
    const own = Object.entries(values).filter(([field]) => typed.has(field));
    const kept: Typed = {
      values: Object.fromEntries(own),
      phone: typed.has('phone') ? phone : EMPTY_PHONE,
    };
    tabMemory.keep(typingKey(name), JSON.stringify(kept));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is kept under a new name until something is typed
  useEffect(() => {
    if (typed.size > 0) keep();
  }, [typed, values, phone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, before anything is kept
  useEffect(() => restore(), [name]);
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

/** Puts values chosen outside the form into its fields, whenever they change. */
export function useFollowed(form: StepForm, follow: Values): void {
  const put = useEffectEvent(() => {
    for (const [field, values] of Object.entries(follow)) form.put(field, values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  useEffect(() => put(), [JSON.stringify(follow)]);
}
