/** Focuses the first refused field and scrolls its error into view; returns whether there was one. */
export function showRefused(where: HTMLElement | null | undefined): boolean {
  const refused = where?.querySelector<HTMLElement>('[aria-invalid=true]');
  refused?.focus();
  where?.querySelector('[data-error-key]')?.scrollIntoView({ block: 'nearest' });
  return refused != null;
}
