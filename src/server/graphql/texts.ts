/**
 * The field of the first text among variables that no database keeps: one with a zero in it, or with half a
 * character; null where there is none. `field` is what a text itself is called.
 */
export function findUnkeepable(value: unknown, field: string | null = null): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    // Those of a list are called as the list is.
    const found = findUnkeepable(part, Array.isArray(value) ? field : name);
    if (found !== null) return found;
  }
  return null;
}
