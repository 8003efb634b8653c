/** What was refused first has the focus, and what is said of it is in sight; answers whether anything was. */
export function showRefused(where: HTMLElement | null | undefined): boolean {
  const refused = where?.querySelector<HTMLElement>('[aria-invalid=true]');
  refused?.focus();
  where?.querySelector('[data-error-key]')?.scrollIntoView({ block: 'nearest' });
  return refused != null;
}
