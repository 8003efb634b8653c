/** An XML element; null children and empty elements are left out. */
type Inside = string | readonly (Node | null)[];
export type Node = {
  readonly name: string;
  readonly inside: Inside;
  readonly attributes?: Readonly<Record<string, string>>;
};

export const node = (name: string, inside: Inside, attributes?: Node['attributes']): Node => ({
  name,
  inside,
  ...(attributes && { attributes }),
});

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text
    // Characters that XML 1.0 does not allow.
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);

/** Serialises an element. */
export function written({ name, inside, attributes = {} }: Node): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const body =
    typeof inside === 'string'
      ? escaped(inside)
      : inside.flatMap(each => (each === null ? [] : [written(each)])).join('');
  return body === '' ? '' : `<${name}${head.join('')}>${body}</${name}>`;
}
