const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 1);

/** Whether all the words of a name stand in another, in whatever order and letters. */
export function isNamedIn(name: string, payer: string): boolean {
  const said = new Set(wordsOf(payer));
  const words = wordsOf(name);
  return words.length > 0 && words.every(word => said.has(word));
}
