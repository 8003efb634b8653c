type Branches = { readonly [part: string]: unknown };

const isBranch = (said: unknown): said is Branches => typeof said === 'object' && said !== null;

/**
 * Adds the words of namespaces to those brought so far, in place, and gives them back. A first branch that several
 * say a part of, as the errors, is all of them; what is added to is a copy, never a namespace's own.
 */
export function joinWords<Said extends object>(brought: Said, ...namespaces: readonly object[]): Said {
  const whole = brought as Record<string, unknown>;
  for (const [part, said] of namespaces.flatMap(Object.entries))
    whole[part] = isBranch(said) ? Object.assign(whole[part] ?? {}, said) : said;
  return brought;
}
