import { useEffect, useEffectEvent, useRef } from 'react';
import type { Values } from './draft.ts';
import type { StepForm } from './use-step-form.ts';

const keyOf = (form: string) => `inquiry.typing.${form}`;

/**
 * What is typed into a form that is sent in one go outlives a reload and a look at another page, for as long
 * as the tab is open. Answers how to forget it.
 */
export function useKeptTyping(name: string, form: StepForm): () => void {
  const hasRead = useRef(false);
  const restore = useEffectEvent(() => {
    for (const [field, values] of Object.entries(read(name))) form.put(field, values);
  });
  useEffect(() => {
    if (hasRead.current) sessionStorage.setItem(keyOf(name), JSON.stringify(form.values));
  }, [name, form.values]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, before anything is kept
  useEffect(() => {
    restore();
    hasRead.current = true;
  }, [name]);
  return () => sessionStorage.removeItem(keyOf(name));
}

function read(name: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, values]) => Array.isArray(values));
    return Object.fromEntries(entries) as Values;
  } catch {
    return {};
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
