const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 1);

/** Whether every word of a name occurs in another, in any order and case. */
export function isNamedIn(name: string, payer: string): boolean {
  const said = new Set(wordsOf(payer));
  const words = wordsOf(name);
  return words.length > 0 && words.every(word => said.has(word));
}
