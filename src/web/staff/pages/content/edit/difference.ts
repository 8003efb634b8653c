export type DiffLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** More lines than these are compared whole: the table of the comparison grows with their product. */
const LINES_MAX = 2_000;

/** What must be taken from one text and put into it to get the other, line by line, in the fewest steps. */
export function differenceOf(before: string, after: string): DiffLine[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  if (from.length > LINES_MAX || to.length > LINES_MAX) {
    return [
      ...from.map(text => ({ kind: 'removed', text }) as const),
      ...to.map(text => ({ kind: 'added', text }) as const),
    ];
  }
  const common = lengthsOf(from, to);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const isSame = i < from.length && j < to.length && from[i] === to[j];
    const takes = common[i + 1]?.[j] ?? -1;
    const puts = common[i]?.[j + 1] ?? -1;
    if (isSame) lines.push({ kind: 'same', text: from[i] ?? '' });
    else if (j >= to.length || (i < from.length && takes >= puts))
      lines.push({ kind: 'removed', text: from[i] ?? '' });
    else lines.push({ kind: 'added', text: to[j] ?? '' });
    const last = lines.at(-1)?.kind;
    if (last !== 'added') i += 1;
    if (last !== 'removed') j += 1;
  }
  return lines;
}

/** For every pair of endings, how many lines they have in common. */
function lengthsOf(from: readonly string[], to: readonly string[]): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i] as number[], table[i + 1] as number[]];
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] =
        from[i] === to[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
}
