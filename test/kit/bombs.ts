/** A short document that is endless once it is written out: each fragment spreads the next one twice. */
export function bombOf(levels: number, end: string): string {
  const fragments = Array.from({ length: levels }, (_, index) => {
    const inner = index === levels - 1 ? end : `...F${index + 1} ...F${index + 1}`;
    return `fragment F${index} on Query{${inner}}`;
  });
  return `query{...F0}${fragments.join('')}`;
}
