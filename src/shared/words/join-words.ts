type Branches = { readonly [part: string]: unknown };

const isBranch = (said: unknown): said is Branches => typeof said === 'object' && said !== null;

/**
 * Merges namespaces of the catalogue into `brought`, in place, and returns it. Top-level branches that several
 * namespaces share, such as the errors, are merged into a copy; the namespaces stay unchanged.
 */
export function joinWords<Said extends object>(brought: Said, ...namespaces: readonly object[]): Said {
  const whole = brought as Record<string, unknown>;
  for (const [part, said] of namespaces.flatMap(Object.entries))
    whole[part] = isBranch(said) ? Object.assign(whole[part] ?? {}, said) : said;
  return brought;
}
