import type { ReactNode } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { Unsent } from './Unsent.tsx';

/** Leaves the dialog after confirming if needed, and stops guarding. */
export type DialogGuard = { leave(): void; end(): void };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a dialog and their initial values; read at opening, because the guard itself loads later. */
export type Opened = readonly (readonly [field: Field, value: string])[];

/** Fields with text worth confirming: no passwords, numbers or searches. */
const WORDS = `textarea,:is(${['text', 'email', 'tel', 'url'].map(type => `input[type=${type}]`)}):not([inputmode],[role=combobox])`;

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,' +
  '[tabindex]:not([tabindex="-1"])';

/** Keeps Tab inside the dialog, so that it does not move on to the browser's own toolbar. */
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

/** Tracks whether text was typed in the dialog that differs from the initial value and is still there. */
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
 * Keeps the focus in a dialog, lets the browser's Back close it if wished, and confirms before typed text is lost.
 * `ask` shows the question within the dialog; null removes it.
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
    // Ignores keys of nested dialogs and keys that a field has already handled.
    if (event.defaultPrevented || (event.target as Element).closest('dialog') !== dialog) return;
    if (event.key === 'Tab') keepFocusInside(dialog, event);
    if (event.key !== 'Escape' || event.isComposing) return;
    // Otherwise a browser closes the dialog at the second Escape without asking.
    event.preventDefault();
    leave();
  };
  // The second Back on a phone closes a dialog without asking; it is reopened while it contains typed text.
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
