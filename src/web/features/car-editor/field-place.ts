const PREFIX = 'field-';
/** Requirements whose name differs from that of their field. */
const WITHIN: Readonly<Record<string, string>> = { front: 'photos', customDocs: 'documents' };
const TYPED = 'input:enabled, select:enabled, textarea:enabled';

/** Returns the id of a field in the editor by the name of its requirement; links lead to it. */
export const fieldId = (name: string): string => `${PREFIX}${WITHIN[name] ?? name}`;

/** Focuses a field and scrolls it into view; false if the page does not contain it. */
export function focusField(id: string): boolean {
  const field = id.startsWith(PREFIX) ? document.getElementById(id) : null;
  if (!field) return false;
  const control =
    field.querySelector<HTMLElement>(TYPED) ?? field.querySelector<HTMLElement>('button:enabled');
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start' });
  return true;
}
