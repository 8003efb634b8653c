/** Parts of one line, a dot between each two; what says nothing is left out. */
export const joined = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(part => part !== null && part !== undefined && part !== false && part !== '').join(' · ');
