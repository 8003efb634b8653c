/**
 * Returns the field of the first text that the database cannot store: with a NUL or a lone surrogate; null where there
 * is none. `field` is the name of the text itself.
 */
export function findUnkeepable(value: unknown, field: string | null = null): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    // List items are named like their list.
    const found = findUnkeepable(part, Array.isArray(value) ? field : name);
    if (found !== null) return found;
  }
  return null;
}
