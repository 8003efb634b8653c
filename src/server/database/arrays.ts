/** Text that needs no quotes in an array: ids, keys, hashes and codes, which are nearly all of it. */
const PLAIN = /^[\w:.+/=-]+$/;
const ESCAPED = /["\\]/g;
/** The length of an ISO 8601 instant of the years 0 to 9999. */
const INSTANT_LENGTH = 24;

/**
 * Formats an array as PostgreSQL reads it, quoting only where needed. The driver quotes and escapes each element, which
 * costs a batch of bids more than deciding them. Null for what is left to the driver: arrays of arrays, of objects, and
 * of instants beyond the year 9999.
 */
export function arrayText(values: readonly unknown[]): string | null {
  let text = '{';
  for (const value of values) {
    const element = elementText(value);
    if (element === null) return null;
    text += text === '{' ? element : `,${element}`;
  }
  return `${text}}`;
}

function elementText(value: unknown): string | null {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return isPlain(value) ? value : `"${value.replace(ESCAPED, '\\$&')}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (!(value instanceof Date)) return null;
  const instant = value.toISOString();
  return instant.length === INSTANT_LENGTH ? instant : null;
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !(text.length === 4 && text.toUpperCase() === 'NULL');
}
