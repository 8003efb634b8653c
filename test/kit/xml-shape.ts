/** What an element holds: a text that is right, or elements in this order; `*` once or more, `?` at most once. */
export type Shape =
  | ((value: string) => boolean)
  | readonly (readonly [name: string, shape: Shape, often?: '*' | '?'])[];

/** What of an element is not as its shape has it. */
export function faultsIn(element: Element, shape: Shape, path: string, faults: string[]): void {
  const children = [...element.children];
  if (typeof shape === 'function') {
    if (children.length > 0 || !shape(element.textContent ?? ''))
      faults.push(`${path}: ${element.textContent}`);
    return;
  }
  for (const [name, inside, often] of shape) {
    let count = 0;
    while (children[0]?.localName === name && (count === 0 || often === '*')) {
      const child = children.shift();
      if (child) faultsIn(child, inside, `${path}/${name}`, faults);
      count += 1;
    }
    if (count === 0 && often !== '?') faults.push(`${path}/${name} is missing`);
  }
  for (const child of children) faults.push(`${path}/${child.localName} is not expected`);
}
