import { TableFault } from './decoded.ts';

/** Streams the elements of a JSON array. @throws TableFault where it is not an array */
export async function* elementsOf(chunks: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  let [text, depth, count] = ['', 0, 0];
  let [isInString, isEscaped, hasEnded] = [false, false, false];
  const read = (): unknown => {
    count += 1;
    try {
      return JSON.parse(text);
    } catch {
      throw new TableFault(count);
    }
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at] as string;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isInString = false;
        continue;
      }
      if (sign === '"') isInString = depth > 0;
      if (depth === 0 && !/[\s[]/.test(sign)) throw new TableFault(count + 1);
      const ends = depth === 1 && (sign === ',' || sign === ']');
      if (ends) {
        text += chunk.slice(from, at);
        // An empty array has no element, but there must be one between two commas.
        if (sign === ',' || text.trim() !== '') yield read();
        [text, from] = ['', at + 1];
      }
      if (sign === '[' || sign === '{') {
        if (hasEnded) throw new TableFault(count + 1);
        depth += 1;
        if (depth === 1) from = at + 1;
      } else if (sign === ']' || sign === '}') {
        if (depth === 1 && sign === '}') throw new TableFault(count + 1);
        depth -= 1;
        hasEnded = depth === 0;
      }
    }
    if (depth > 0) text += chunk.slice(from);
  }
  if (depth > 0 || !hasEnded) throw new TableFault(count + 1);
}
