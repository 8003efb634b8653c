import type { ReactNode } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { Unsent } from './Unsent.tsx';

/** How somebody leaves the dialog, and what ends that. */
export type DialogGuard = { leave(): void; end(): void };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a dialog as it opens, with what is in them: what guards it comes after the first keys. */
export type Opened = readonly (readonly [field: Field, value: string])[];

/** What holds words of a person's: no password, no figures, and nothing that one looks for. */
const WORDS = `textarea,:is(${['text', 'email', 'tel', 'url'].map(type => `input[type=${type}]`)}):not([inputmode],[role=combobox])`;

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,' +
  '[tabindex]:not([tabindex="-1"])';

/** Focus goes round inside; the browser's own bar is no way out of a question. */
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const inside = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    element => element.getClientRects().length > 0,
  );
  const first = inside[0];
  const last = inside.at(-1);
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Whether somebody has typed words in the dialog that are there and not as they were. */
function watchWords(dialog: HTMLElement, opened: Opened): { isTyped(): boolean; keep(field: Element): void } {
  const before = new Map(opened.filter(([field]) => field.matches(WORDS)));
  const keep = (field: Element) => {
    if (field.matches(WORDS) && !before.has(field as Field))
      before.set(field as Field, (field as Field).value);
  };
  dialog.querySelectorAll(WORDS).forEach(keep);
  const isTyped = () =>
    [...before].some(([field, value]) => dialog.contains(field) && field.value.trim() !== value.trim());
  return { isTyped, keep };
}

/**
 * Keeps the focus in a dialog, lets the browser's Back close it where that is wished, and asks before words are lost
 * that somebody has typed in it; `ask` shows the question within it, and takes it away with null.
 */
export function guardDialog(
  dialog: HTMLDialogElement,
  opened: Opened,
  { closesOnBack, keepsWords }: { closesOnBack: boolean; keepsWords: boolean },
  close: () => void,
  ask: (question: ReactNode) => void,
): DialogGuard {
  const words = watchWords(dialog, opened);
  const isTyped = () => !keepsWords && words.isTyped();
  let isAsking = false;
  const stay = () => {
    isAsking = false;
    ask(null);
  };
  const leave = () => {
    if (isAsking) return stay();
    if (!isTyped()) return close();
    isAsking = true;
    const field = document.activeElement;
    const goOn = () => {
      stay();
      if (field instanceof HTMLElement) field.focus();
    };
    ask(<Unsent onStay={goOn} onLeave={close} />);
  };
  const endBack = closesOnBack ? closeOnBack(leave) : () => {};
  const handleFocus = (event: FocusEvent) => words.keep(event.target as Element);
  const handleKey = (event: KeyboardEvent) => {
    // That of a dialog within is its own, and what a field within has dealt with is done.
    if (event.defaultPrevented || (event.target as Element).closest('dialog') !== dialog) return;
    if (event.key === 'Tab') keepFocusInside(dialog, event);
    if (event.key !== 'Escape' || event.isComposing) return;
    // Left to itself a browser closes what it has asked about once.
    event.preventDefault();
    leave();
  };
  // A telephone's Back, the second time, asks nobody: the dialog is opened again for as long as words are in it.
  const handleClose = () => (isTyped() ? dialog.showModal() : close());
  dialog.addEventListener('focusin', handleFocus);
  dialog.addEventListener('close', handleClose);
  document.addEventListener('keydown', handleKey);
  return {
    leave,
    end() {
      endBack();
      dialog.removeEventListener('focusin', handleFocus);
      dialog.removeEventListener('close', handleClose);
      document.removeEventListener('keydown', handleKey);
    },
  };
}
