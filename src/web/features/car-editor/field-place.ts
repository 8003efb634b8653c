const PREFIX = 'field-';
/** What is asked for by one name and written in the field of another. */
const WITHIN: Readonly<Record<string, string>> = { front: 'photos', customDocs: 'documents' };
const TYPED = 'input:enabled, select:enabled, textarea:enabled';

/** The id of a field in its editor, by the name under which it is asked for: links lead there. */
export const fieldId = (name: string): string => `${PREFIX}${WITHIN[name] ?? name}`;

/** Puts the keyboard into the field of an id, and the field in sight; false where the page shows no such field. */
export function focusField(id: string): boolean {
  const field = id.startsWith(PREFIX) ? document.getElementById(id) : null;
  if (!field) return false;
  const control =
    field.querySelector<HTMLElement>(TYPED) ?? field.querySelector<HTMLElement>('button:enabled');
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start' });
  return true;
}
