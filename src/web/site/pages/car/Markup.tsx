import { createElement, type ReactNode } from 'react';

/** Markup as data: a text, or a tag with its attributes and children. */
export type Drawn = string | readonly [tag: string, attributes: object, inside: readonly Drawn[]];

/** Renders what the server has rendered to data. Its texts are never parsed as markup. */
export function Markup({ drawn }: { drawn: readonly Drawn[] }): ReactNode {
  return createElement('div', null, ...drawn.map(elementOf));
}

function elementOf(drawn: Drawn): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const [tag, attributes, inside] = drawn;
  return createElement(tag, attributes, ...inside.map(elementOf));
}
